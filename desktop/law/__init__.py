"""The law as data: packs, periods, clocks, procedures, powers, appeals and charges; pure.

Nothing here reads the time, a database or a screen; *today* is an argument. The public functions:

packs.py
    load(folder=ACTS, *, installed=None, cache=None) -> Law     `installed`: files.packs_folder() for signed packs
    Law.act(id, day=None) -> Act                 the version in force on that day
    Law.version("mp-1961@2026.1") -> Act         as an entry's `pack` keeps it
    Law.provision(id, day=None) -> Provision
model.py
    Act, Provision, Period, Fact, Doubt          frozen values; Act.authority(title) gives words by language
overlays.py
    office_overlay(data) -> Office               what the office has set; read_office(path) from a file
periods.py
    reckon(start, length, unit, bound, *, closed=(), stopped=(), extended=(), off=()) -> Reckoned(day, end, bound, steps)
    reckon_hours(start, hours, bound, *, closed=()) -> ReckonedHours(at, bound, steps)
words.py
    explain(steps, language) -> list[str]        say(language, group, key, params), time_text, cited
clocks.py
    clocks(act, provisions, facts, today, office, body="") -> list[Clock]
    derived(act, clocks) -> list[Fact]           what silence brought about
procedures.py
    next_acts(act, provisions, facts, day, office, body="") -> list[NextAct]; tell(next_act, language) -> str
guards.py
    guards(), standing(row, facts, office, day), shortest(act, provision, facts, office, day)
    guard_clocks(act, provisions, facts, today, office) -> list[Clock]     waits, and what is to be done at once
powers.py
    signer(act, provision, body, *, office=None, day=None) -> Signer(authority, source, own, also, doubt)
    check_power(act, provision, body, held, day, *, office=None) -> Signer  raises PowerError
appeals.py
    appeal(act, provision, made_by, body, facts, office) -> Appeal | None
ladder.py, links.py
    rule_for(act, whom), open_modes(rule, failed)   service mode by mode
    linked(act, provisions), search(act, text)      duties, prohibitions and bye-law powers beside a case
charges.py
    highest_fine, compounding_fee, half_yearly_penalty, instalments, apportion; integer paise
sun.py
    daylight(day, latitude, longitude), check_entry(at, latitude, longitude, section, not_before=None)
export.py, lint.py, examples.py, signing.py, commands.py
    the command line: law export, law last-day, law lint, pack build, sign, verify, install, new-key
"""
