; Nagardesk for Windows, 64 bit: for this user or for all, with a silent switch
; (/S, with /CurrentUser or /AllUsers, and /D=FOLDER last). Data folders are never touched.
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!define NAME "Nagardesk"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Nagardesk"
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_INSTDIR "Nagardesk"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\Nagardesk"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "Software\Nagardesk"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "Folder"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

Name "${NAME}"
OutFile "${TARGET}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey FileDescription "${NAME} set-up"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "Nagardesk contributors, Apache-2.0"
!define MUI_ICON "${TREE}/nagardesk.ico"
!define MUI_UNICON "${TREE}/nagardesk.ico"
!define MUI_ABORTWARNING

!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Hindi"

Function .onInit
	!insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
	!insertmacro MULTIUSER_UNINIT
FunctionEnd

; What an earlier version put here goes first, so that no old module is left among the new ones.
!macro RemoveProgram
	RMDir /r "$INSTDIR\python"
	RMDir /r "$INSTDIR\lib"
	RMDir /r "$INSTDIR\bin"
	RMDir /r "$INSTDIR\licences"
	Delete "$INSTDIR\nagardesk.ico"
!macroend

Section
	; only where an earlier version is: a folder of somebody else's is not emptied
	${If} ${FileExists} "$INSTDIR\uninstall.exe"
		!insertmacro RemoveProgram
	${EndIf}
	SetOutPath "$INSTDIR"
	File /r "${TREE}/*"
	; compile once, with the rights of whoever installs
	ExecWait '"$INSTDIR\python\pythonw.exe" -m compileall -q --invalidation-mode unchecked-hash "$INSTDIR\lib"'
	WriteUninstaller "$INSTDIR\uninstall.exe"

	CreateDirectory "$SMPROGRAMS\Nagardesk"
	SetOutPath "$INSTDIR\python"
	CreateShortcut "$SMPROGRAMS\Nagardesk\Nagardesk.lnk" "$INSTDIR\python\pythonw.exe" "-X utf8 -m desktop" "$INSTDIR\nagardesk.ico"
	CreateShortcut "$SMPROGRAMS\Nagardesk\Nagardesk practice ward.lnk" "$INSTDIR\python\pythonw.exe" "-X utf8 -m desktop sample" "$INSTDIR\nagardesk.ico"

	WriteRegStr SHCTX "Software\Nagardesk" "Folder" "$INSTDIR"
	WriteRegStr SHCTX "Software\Classes\.ngd" "" "Nagardesk.Bundle"
	WriteRegStr SHCTX "Software\Classes\Nagardesk.Bundle" "" "Nagardesk bundle for a stick"
	WriteRegStr SHCTX "Software\Classes\Nagardesk.Bundle\DefaultIcon" "" "$INSTDIR\nagardesk.ico"
	WriteRegStr SHCTX "Software\Classes\Nagardesk.Bundle\shell\open\command" "" '"$INSTDIR\python\pythonw.exe" -X utf8 -m desktop open "%1"'
	${RefreshShellIcons} ; Windows looks again which program opens what
	WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "${NAME}"
	WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
	WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\nagardesk.ico"
	WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "Nagardesk"
	WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
	WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
	WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" ${SIZE}
	WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
	WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section Uninstall
	!insertmacro RemoveProgram
	Delete "$INSTDIR\uninstall.exe"
	RMDir "$INSTDIR"
	RMDir /r "$SMPROGRAMS\Nagardesk"
	DeleteRegKey SHCTX "Software\Nagardesk"
	DeleteRegKey SHCTX "Software\Classes\.ngd"
	DeleteRegKey SHCTX "Software\Classes\Nagardesk.Bundle"
	DeleteRegKey SHCTX "${UNINSTALL}"
	${RefreshShellIcons}
SectionEnd
