"""What `make prove` runs, and which of the figures that it prints go into docs/figures.md."""

from typing import NamedTuple


class Row(NamedTuple):
    title: str
    command: str  # prints JSON
    words: str  # a template for it; !j joins figures, !n names them too


LEVELS = (
    "master among hard {master among hard[share]:.1%} (± {master among hard[error]:.1%}), "
    "hard among normal {hard among normal[share]:.1%}, hard among easy {hard among easy[share]:.1%}"
    ", normal among easy {normal among easy[share]:.1%} (± {normal among easy[error]:.1%})"
)
GAMES = (
    "{finished:,} of {games:,} finished, mean {mean_minutes} minutes of play, "
    "99 % within {p99_minutes}; {games_per_second} games a second"
)
MATCH = (
    "{score:.1%} (± {error:.1%}), a draw as half a win: {won} won, {drawn} drawn, {lost} lost; "
    "{mean_plies} plies a game, {cpu_ms_a_ply!j} ms of CPU a ply"
)
NEWCOMER = (
    "in a first game wins {first game[wins]:.1%} (± {first game[error]:.1%}), first success after "
    "{first game[first_score_seconds]} s at the median, within a minute in "
    "{first game[scored_within_a_minute]:.0%}; in a usual one among easy bots wins "
    "{among easy[wins]:.1%} (± {among easy[error]:.1%}), first success after "
    "{among easy[first_score_seconds]} s"
)
SPEED = "{entries_per_second:,} entries a second on one core (goal 20,000)"


def of_nodes(figure: str) -> str:
    return " / ".join(f"{{commits[{n} nodes][{figure}]}}" for n in (1, 2, 3))


SHARED = (
    "1 / 2 / 3 nodes, {tables} tables as fast as they can: "
    f"{of_nodes('full entries_a_second')} entries and {of_nodes('full commits_a_second')} commits "
    f"a second, p50 {of_nodes('full p50_ms')} ms, p99 {of_nodes('full p99_ms')}; ten entries a "
    f"second a table: {of_nodes('paced commits_a_second')} commits, "
    f"p50 {of_nodes('paced p50_ms')}, p99 {of_nodes('paced p99_ms')}. People in a hurry at 60 "
    "tables: {acts[1 nodes][acts_a_second]} acts a second at one node and "
    "{acts[3 nodes][acts_a_second]} at three, for {acts[1 nodes][cores_of_the_nodes]} and "
    "{acts[3 nodes][cores_of_the_nodes]} cores. Nodes, database, people and whatever else ran "
    "(a load of {load_of_15_minutes}) share two cores"
)


def of_question(name: str) -> str:
    return f"{{asked[{name}][database_ms]}} / {{asked[{name}][own_ms]}}"


ASKED = (
    f"who is there {of_question('look')}, with full shelves ({{full_shelves_mb}} MB) "
    f"{of_question('look_full')}; a beat {of_question('beat')}; where a table is "
    f"{of_question('owner')}; what is mine {of_question('mine')}; a player's tables "
    f"{of_question('naming')}; tables without a node {of_question('orphans')}"
)

ROWS = (
    Row("ZINGA: rules throughput", "sabot bench zinga --json", SPEED),
    Row("ZINGA: bot games", "sabot simulate zinga -n 1000 --seats 4 --json", GAMES),
    Row("ZINGA: levels of bots, one among three", "sabot tournament zinga -n 1000 --json", LEVELS),
    Row("ZACK!: rules throughput", "sabot bench zack --json", SPEED),
    Row(
        "ZACK!: bot matches",
        "sabot simulate zack -n 1000 --seats 4 --json",
        GAMES + "; in ten minutes: {in_ten_minutes!n}",
    ),
    Row("ZACK!: levels of bots, one among three", "sabot tournament zack -n 1000 --json", LEVELS),
    Row("Zig-Zag: rules throughput", "sabot bench zigzag_race --json", SPEED),
    Row(
        "Zig-Zag: bot games",
        "sabot simulate zigzag_race -n 500 --seats 4 --json",
        GAMES + "; in ten minutes: {in_ten_minutes!n}",
    ),
    Row(
        "Zig-Zag: levels of bots, one among three",
        "sabot tournament zigzag_race -n 1000 --json",
        LEVELS,
    ),
    Row("Zigzag: rules throughput", "sabot bench zigzag_signs --json", SPEED),
    Row("Zigzag: bot games", "sabot simulate zigzag_signs -n 200 --seats 4 --json", GAMES),
    Row(
        "Zigzag: levels of bots, one pair against another",
        "sabot tournament zigzag_signs -n 200 --json",
        LEVELS,
    ),
    Row("Z-Game: rules throughput", "sabot bench zgame --json", SPEED),
    Row("Z-Game: bot games", "sabot simulate zgame -n 200 --json", GAMES),
    Row(
        "Z-Game's engine: random acts a second",
        "sabot zgame-bench --json",
        "{acts_per_second!n}; search {search_nodes_per_second:,} nodes a second",
    ),
    Row("ZINGA: a modelled newcomer", "sabot newcomer zinga -n 1000 --json", NEWCOMER),
    Row("Zig-Zag: a modelled newcomer", "sabot newcomer zigzag_race -n 400 --json", NEWCOMER),
    Row("Z-Game: master against random", "sabot zgame-match master random -n 1000 --json", MATCH),
    Row("Z-Game: master against hard", "sabot zgame-match master hard -n 200 --json", MATCH),
    Row("Z-Game: hard against normal", "sabot zgame-match hard normal -n 200 --json", MATCH),
    Row("Z-Game: normal against easy", "sabot zgame-match normal easy -n 200 --json", MATCH),
    Row(
        "Z-Game: master against master",
        "sabot zgame-match master master -n 100 --json",
        MATCH + "; endings: {endings!n}",
    ),
    Row(
        "Races, by round trip",
        "sabot fairness --json",
        "n = {races:,}: wins {shares!j} %, inverted {inverted} / {inverted_10ms} %, added "
        "{added_p50} / {added_p99} ms, worst liar's gain {liar_gain_ms!j} ms, {revised} revised",
    ),
    Row(
        "Faults by seed",
        "python -m tests.faults --seeds 2000 --json",
        "{seeds:,} seeds hold: {steps:,} steps, {crashes:,} crashes, {compared:,} updates compared",
    ),
    Row(
        "Nodes by seed",
        "python -m tests.faults --nodes --seeds 2000 --json",
        "{seeds:,} seeds hold: {faults:,} faults, {takeovers:,} takeovers, {compared:,} updates "
        "compared; tables go on within {waited_s[p99]} s at p99 (max {waited_s[max]}); "
        "{seeds_a_second} seeds a second",
    ),
    Row(
        "Power cuts",
        "python -m tests.prove.crash --kills 200 --json",
        "{kills} kills at {tables} tables ({over} played to their end): {compared:,} updates told "
        "are in the logs, {entries:,} entries; longest wait {longest_wait_s} s (seed {seed})",
    ),
    Row(
        "Several nodes",
        "python -m tests.prove.cluster --faults 100 --json",
        "{faults!n} at {tables} tables ({over} played to their end, {rematches} rematches, "
        "{removals} removals): {compared:,} updates told are in the logs; taken over after "
        "{takeover_ms[p50]} ms (p95 {takeover_ms[p95]}; seed {seed})",
    ),
    Row(
        "Nodes on one machine",
        "python -m tests.prove.nodes_figures --runs 3 --json",
        SHARED,
    ),
    Row(
        "What many nodes ask",
        "python -m tests.prove.many_nodes --json",
        "{nodes} nodes, {tables:,} tables in play and as many kept games; ms of CPU in PostgreSQL "
        "/ in the node that asks: " + ASKED,
    ),
    Row(
        "Nonsense",
        "python -m tests.prove.fuzz --messages 100000 --json",
        "{messages:,} messages; memory {rss_kb[grown]:,} kB more; `GET /api/me` "
        "{trip_ms[fuzzed][p50]} ms instead of {trip_ms[quiet][p50]} (seed {seed})",
    ),
    Row(
        "Lost connections",
        "python -m tests.prove.cuts --cuts 500 --json",
        "{cuts} cuts at {tables} tables: back after {back_ms[p50]} ms (p95 {back_ms[p95]}, max "
        "{back_ms[max]}), a reloaded page after {reloaded_ms[p50]} (seed {seed})",
    ),
    Row(
        "The client, at 4× CPU throttling",
        "python tests/prove/measure_client.py",
        "first ring after {seconds_click_to_first_ring} s, feedback p50 {feedback_ms_p50} ms; "
        "{script_gzip_kb} kB of script; slowest step at its median "
        "{360x740[its_longest_task_ms_at_the_median]} ms, on 1440×900 "
        "{1440x900[its_longest_task_ms_at_the_median]}; tasks over 50 ms by play "
        "{360x740[other_tasks_over_50_ms]!j}, on 1440×900 {1440x900[other_tasks_over_50_ms]!j}",
    ),
    Row(
        "The loop's lag with 100 tables",
        "python tests/prove/measure_lag.py --tables 100 --only",
        "p50 {0[p50_ms]} ms, p99 {0[p99_ms]} ms (goal 2); {0[cpu_share]:.0%} of a core",
    ),
    Row(
        "Kept games",
        "python -m tests.prove.kept --json",
        "bytes of a record, median of 20 bot games: ZINGA {zinga[bytes]:,}, ZACK! {zack[bytes]:,}, "
        "Z-Game {zgame[bytes]:,}, Zig-Zag {zigzag_race[bytes]:,}, Zigzag {zigzag_signs[bytes]:,}; "
        "entries verified a second on one core (goal 10,000): {zinga[verified_a_second]:,}, "
        "{zack[verified_a_second]:,}, {zgame[verified_a_second]:,}, "
        "{zigzag_race[verified_a_second]:,}, {zigzag_signs[verified_a_second]:,}; a list of 10,000 "
        "games answers in {list[p50_ms]} ms (max {list[max_ms]}; goal 50)",
    ),
    Row(
        "The loop's lag while ten games end together",
        "python -m tests.prove.kept --json",
        "p50 {ten_endings[in_a_worker][p50_ms]} ms, p99 {ten_endings[in_a_worker][p99_ms]}, max "
        "{ten_endings[in_a_worker][max_ms]}, their records made in a worker process; at rest "
        "{ten_endings[at_rest][p50_ms]}, {ten_endings[at_rest][p99_ms]}, "
        "{ten_endings[at_rest][max_ms]}; made on the loop "
        "{ten_endings[on_the_loop][p50_ms]:.0f}, {ten_endings[on_the_loop][p99_ms]:.0f}, "
        "{ten_endings[on_the_loop][max_ms]:.0f}",
    ),
)
