"""Which page stands behind a route, and the way in from the left; modules are read when first shown."""

from __future__ import annotations

from importlib import import_module

from desktop.ui.page import Page, Route, Shell
from desktop.ui.words import mark

PAGES = {
    "today": "desktop.ui.today_page:TodayPage",
    "list": "desktop.ui.cases_page:CasesPage",
    "case": "desktop.ui.case_page:CasePage",
    "law": "desktop.ui.law_page:LawPage",
    "provision": "desktop.ui.provision_page:ProvisionPage",
    "paper": "desktop.ui.paper_page:PaperPage",
    "new": "desktop.ui.acts.intake:NewApplication",
    "lines": "desktop.ui.register_page:RegisterLines",
    "bring": "desktop.ui.import_page:BringRegister",
    "forms": "desktop.ui.forms_page:FormsPage",
    "complaint": "desktop.ui.acts.opening:NewComplaint",
    "own": "desktop.ui.acts.opening:OwnMotion",
    "attach": "desktop.ui.acts.attach:AttachFile",
    "decide": "desktop.ui.acts.decide:Decide",
    "deemed": "desktop.ui.acts.decide:StateDeemed",
    "do": "desktop.ui.acts.deeds:DoAct",
    "consider": "desktop.ui.acts.deeds:ConsiderObjection",
    "fix": "desktop.ui.acts.hearing:FixHearing",
    "adjourn": "desktop.ui.acts.hearing:AdjournHearing",
    "demand": "desktop.ui.acts.particulars:DemandParticulars",
    "receive": "desktop.ui.acts.particulars:ReceiveParticulars",
    "checklist": "desktop.ui.acts.inspection:PrintChecklist",
    "inspect": "desktop.ui.acts.inspection:RecordInspection",
    "notice": "desktop.ui.acts.draft:DraftNotice",
    "sign": "desktop.ui.acts.notices:SignNotice",
    "serve": "desktop.ui.acts.service:RecordService",
    "cause": "desktop.ui.acts.hearing:ReceiveCause",
    "hearing": "desktop.ui.acts.hearing:RecordHearing",
    "choose": "desktop.ui.acts.orders:DecideDoubt",
    "order": "desktop.ui.acts.orders:MakeOrder",
    "settle": "desktop.ui.acts.settle:SettleField",
    "holiday": "desktop.ui.acts.office:DeclareHoliday",
    "holiday_off": "desktop.ui.acts.office:WithdrawHoliday",
    "land": "desktop.ui.acts.office:SetLandUnit",
    "value": "desktop.ui.acts.office_values:SetValue",
    "officer": "desktop.ui.acts.office_people:SetOfficer",
    "delegate": "desktop.ui.acts.office_people:Delegate",
    "letterhead": "desktop.ui.acts.office:SetLetterhead",
    "office": "desktop.ui.acts.office:SetOffice",
    "transfer": "desktop.ui.acts.ties:TransferCase",
    "link": "desktop.ui.acts.ties:LinkCase",
    "guard": "desktop.ui.acts.guard:MeetGuard",
    "streets": "desktop.ui.street.register_page:StreetsPage",
    "street": "desktop.ui.street.street_page:StreetPage",
    "street_papers": "desktop.ui.street.papers_page:StreetPapers",
    "map": "desktop.ui.street.map_page:MapPage",
    "street_new": "desktop.ui.acts.street:NewStreet",
    "street_name": "desktop.ui.acts.street:NameStreet",
    "street_change": "desktop.ui.acts.street:ChangeStreet",
    "street_declaration": "desktop.ui.acts.street:ProposeDeclaration",
    "street_closing": "desktop.ui.acts.street:ProposeClosing",
    "street_diversion": "desktop.ui.acts.street:ProposeDiversion",
    "street_base": "desktop.ui.acts.street_line:LayBase",
    "street_line": "desktop.ui.acts.street_line:DrawLine",
    "street_import": "desktop.ui.acts.street_survey:ImportFile",
    "street_book": "desktop.ui.acts.street_survey:EnterBook",
    "street_take": "desktop.ui.acts.street_survey:TakeParcels",
    "street_layer": "desktop.ui.acts.street_survey:ImportLayer",
    "street_notice": "desktop.ui.acts.street_steps:RecordNotice",
    "street_object": "desktop.ui.acts.street_steps:ReceiveStreetObjection",
    "street_consider": "desktop.ui.acts.street_steps:ConsiderStreetObjection",
    "street_approve": "desktop.ui.acts.street_steps:RecordApproval",
    "street_decide": "desktop.ui.acts.street_steps:DecideProposal",
    "street_drop": "desktop.ui.acts.street_steps:DropProposal",
    "street_possess": "desktop.ui.acts.street_after:TakePossession",
    "street_forward": "desktop.ui.acts.street_forward:ComeForward",
    "street_worth": "desktop.ui.acts.street_after:WorkOut",
    "street_agree": "desktop.ui.acts.street_after:EnterAgreement",
    "street_deposit": "desktop.ui.acts.street_after:EnterDeposit",
    "street_remove": "desktop.ui.acts.street_after:CallRemoval",
    "street_inspect": "desktop.ui.acts.street_after:InspectRegister",
    "plot": "desktop.ui.acts.plot:MeasurePlot",
    "plot_clear": "desktop.ui.acts.plot:ClearPlot",
    "plot_leave": "desktop.ui.acts.plot:GiveLeave",
    "counter": "desktop.ui.money.counter_page:CounterPage",
    "receipt": "desktop.ui.money.receipt_page:ReceiptPage",
    "cash_book": "desktop.ui.money.book_page:CashBookPage",
    "statement": "desktop.ui.money.statement_page:StatementPage",
    "take": "desktop.ui.acts.money:TakeMoney",
    "take_fee": "desktop.ui.acts.money:TakeFee",
    "receipt_cancel": "desktop.ui.acts.money:CancelReceipt",
    "receipt_refund": "desktop.ui.acts.money:RefundReceipt",
    "cheque_realise": "desktop.ui.acts.money:RealiseCheque",
    "cheque_dishonour": "desktop.ui.acts.money:DishonourCheque",
    "day_close": "desktop.ui.acts.till:CloseDay",
    "cash_hand": "desktop.ui.acts.till:HandOver",
    "cash_take": "desktop.ui.acts.till:TakeOver",
    "cash_bank": "desktop.ui.acts.till:Deposit",
    "cash_settle": "desktop.ui.acts.till:SettleDifference",
    "books": "desktop.ui.books.home_page:BooksPage",
    "register": "desktop.ui.books.register_page:RegisterPage",
    "return": "desktop.ui.books.return_page:ReturnPage",
    "report": "desktop.ui.books.report_page:ReportPage",
    "behind": "desktop.ui.books.behind_page:BehindPage",
    "licences": "desktop.ui.books.licences_page:LicencesPage",
    "bundle": "desktop.ui.books.bundle_page:BundlePage",
    "sync": "desktop.ui.sync_page:SyncPage",
    "prints": "desktop.ui.print_page:PrintPage",
    "outward": "desktop.ui.outward_page:OutwardPage",
    "settings": "desktop.ui.settings_page:SettingsPage",
    "help": "desktop.ui.help_page:HelpPage",
}

NAVIGATION: tuple[tuple[str, str, str], ...] = (
    ("today", mark("Today"), "today"),
    ("list/applications", mark("Applications"), "applications"),
    ("list/inspections", mark("Inspections"), "inspections"),
    ("list/notices", mark("Notices"), "notices"),
    ("list/hearings", mark("Hearings"), "hearings"),
    ("list/cases", mark("Cases"), "cases"),
    ("streets", mark("Streets"), "street"),
    ("counter", mark("Counter"), "counter"),
    ("books", mark("Registers"), "books"),
    ("sync", mark("Sync"), "sync"),
    ("settings", mark("Settings"), "settings"),
)

# The digits go to the ways that had them from the first; the two that came later have a letter.
WAY_KEYS = {
    name: key
    for key, name in zip(
        (*(f"Ctrl+{n}" for n in range(1, 10)), "Ctrl+M", "Ctrl+B"),
        (*(name for name, _, _ in NAVIGATION if name not in ("counter", "books")), "counter", "books"),
        strict=True,
    )
}


def make_page(shell: Shell, route: Route) -> Page:
    """The page of a route. Raises KeyError for a route that there is none for."""
    module, _, name = PAGES[route.page].partition(":")
    page: type[Page] = getattr(import_module(module), name)
    return page(shell, route)
