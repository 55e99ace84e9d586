"""The law as data: packs, periods, clocks, procedures, powers, appeals and charges; pure.

Nothing here reads the time, a database or a screen; *today* is an argument. The public functions:

law/packs.py
    load(folder: Path = ACTS, *, installed: Path | None = None, cache: Path | None = None) -> Law
    Law.act(act_id: str, day: date | None = None) -> Act      the version in force on that day
    Law.version(pack: str) -> Act                             "mp-1961@2026.1", as an entry's `pack` keeps it
    Law.provision(id: str, day: date | None = None) -> Provision
    Act.provision(id) / Act.provisions() / Act.pack           and title, short, bodies, authorities, service, stay
law/overlays.py
    Office(...)                   what the office has set: closed days, periods, fees, rules switched off, guards
    office_overlay(data: Mapping) -> Office                   from the overlay's own data (a file or an entry)
law/periods.py
    reckon(start: date, length: int, unit: Unit, bound: Bound, *, closed=(), stopped=(), extended=(), off=())
        -> Reckoned(day, end, bound, steps)
    reckon_hours(start: datetime, hours: int, bound: Bound, *, closed=()) -> ReckonedHours(at, bound, steps)
law/words.py
    explain(steps: Iterable[Step], language: str) -> list[str]
law/clocks.py
    clocks(act: Act, provisions: Iterable[str], facts: Sequence[Fact], today: date, office: Office, body: str = "")
        -> list[Clock]
    Clock(name, provision, section, starts, started_by, length, unit, bound, last_day, first_day, state, runs_for,
          steps, on_expiry, effect, set_by, contradicts)
        state: running, met, expired, suspended, superseded, unset; exactly one of last_day and first_day is given
        unless it is suspended without an end or unset
    derived(clocks: Iterable[Clock]) -> list[Fact]            what silence brought about (deemed permission)
law/procedures.py
    next_acts(act: Act, provisions: Iterable[str], facts: Sequence[Fact], day: date, office: Office, body: str = "")
        -> list[NextAct]
    NextAct(act, provision, status, section, first_day, last_day, reason, reason_params, paper, event)
        status: open, too_early, too_late, barred
law/powers.py
    signer(act: Act, provision: str, body: str) -> Signer(authority, source, own, doubt)
    check_power(act: Act, provision: str, body: str, officer: Officer, day: date) -> Signer   raises PowerError
law/appeals.py
    appeal(act: Act, provision: str, made_by: str, body: str, facts: Sequence[Fact], office: Office)
        -> Appeal(forum, section, within, starts, last_day, steps, doubts) | None
law/charges.py
    fine, daily fine, compounding fee, half-yearly penalty, interest, apportionment; integer paise
law/sun.py
    daylight(day: date, latitude: float, longitude: float) -> Daylight(sunrise, sunset)
law/export.py, law/lint.py, law/signing.py, law/commands.py
    the command line: law export, law last-day, law lint, pack build, pack verify, pack install
"""
