"""What Qt itself says in menus and dialogs, by its own contexts; it ships no catalogue of the languages of the screen.

The dialogs are Qt's own where the desktop has none (on Windows and under GNOME they are the system's, in its language).
"""

EDITING = ("&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All")
OF_QT: dict[str, tuple[str, ...]] = {
    "QLineEdit": EDITING,
    "QWidgetTextControl": (*EDITING, "Copy &Link Location"),
    "QPlatformTheme": ("OK", "Cancel", "Open", "Save", "Close", "&Yes", "&No"),
    "QFileDialog": (
        *("&Look in:", "Back", "Go back", "Forward", "Go forward", "Parent Directory", "Go to the parent directory"),
        *("Create New Folder", "Create a New Folder", "List View", "Change to list view mode", "Detail View"),
        *("Change to detail view mode", "Sidebar", "List of places and bookmarks", "Files", "Files of &type:"),
        *("File &name:", "&Open", "&Choose", "&Save", "Save As", "Find Directory", "All Files (*)", "All files (*)"),
        *("Show ", "&Rename", "&Delete", "Show &hidden files", "&New Folder", "Directories", "Directory:"),
        *("Recent Places", "Remove", "Could not delete directory.", "Are you sure you want to delete '%1'?"),
        "%1 already exists.\nDo you want to replace it?",
        "%1\nDirectory not found.\nPlease verify the correct directory name was given.",
        "%1\nFile not found.\nPlease verify the correct file name was given.",
        "'%1' is write protected.\nDo you want to delete it anyway?",
    ),
    "QFileSystemModel": ("Computer", "Name", "Size", "Type", "Date Modified"),
    "QAbstractFileIconProvider": ("Drive", "Folder", "File"),
    "QPrintDialog": (
        *("Print", "All Pages", "Odd Pages", "Even Pages", "&Options >>", "&Options <<", "&Print"),
        *("Print to File (PDF)", "Print To File ...", "Local file", "Write PDF file"),
        *("Invalid Pages Definition", "Duplex Settings Conflicts"),
        "%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and "
        "make sure ranges do not intersect with each other.",
        "There are conflicts in duplex settings. Do you want to fix them?",
        "%1 is a directory.\nPlease choose a different file name.",
        "File %1 is not writable.\nPlease choose a different file name.",
        "%1 already exists.\nDo you want to overwrite it?",
    ),
    "QPrintSettingsOutput": (
        *("Print range", "Print all", "Pages from", "to", "Pages", "Current Page", "Selection", "Page &Set:"),
        *("Output Settings", "Copies:", "Collate", "Reverse", "Copies", "Color Mode", "Color", "Grayscale"),
        *("Double Sided Printing", "Off", "Long side binding", "Short side binding", "Options"),
        "Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. "
        "E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.",
    ),
    "QPrintWidget": ("Printer", "&Name:", "P&roperties", "Location:", "Preview", "Type:", "Output &file:"),
    "QPrintPropertiesDialog": ("Printer Properties", "Job Options"),
    "QPrintPropertiesWidget": ("Page", "Advanced", "There are conflicts in some options. Please fix them."),
    "QPageSetupWidget": (
        *("Paper", "Page size:", "Width:", "Height:", "Paper source:", "Orientation", "Portrait", "Landscape"),
        *("Reverse landscape", "Reverse portrait", "Margins", "top margin", "left margin", "right margin"),
        *("bottom margin", "Page Layout", "Page &order:", "Pages &per sheet:", "Custom", "Millimeters (mm)"),
        *("Inches (in)", "Points (pt)", "Left to Right, Top to Bottom"),
    ),
}
