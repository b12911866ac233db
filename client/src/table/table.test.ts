import { beforeEach, expect, test, vi } from 'vitest';
import { connect, FakeSocket } from './line/fakeSocket';
import { Lines } from './line/lines';
import { Table, type Act, type Fact, type Told } from './table.svelte';

type Played = { do: string; seq: number; action: Act };
type Claim = Act & { card?: number };
const press = { timeStamp: 0.5 };
let table: Table<unknown, Claim>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(100);
  FakeSocket.all = [];
  table = open();
  FakeSocket.last.opens();
  FakeSocket.last.tells({ on: 'seating', seat: 2, stage: 'playing', chairs: [] });
  return () => {
    table.stop();
    vi.useRealTimers();
  };
});

function open() {
  const made = new Table<unknown, Claim>(
    'abc',
    (table) =>
      new Lines(
        {
          address: () => `after=${table.revision}`,
          hear: (message) => table.hear(message as Told),
          changed: (open) => table.lineChanged(open),
          stalled: (is) => (table.stalled = is),
        },
        connect,
      ),
  );
  made.settles = (action, { events }, seat) =>
    events.some((event) => event.on === `${action.do}-done` && event.seat === seat);
  made.start();
  return made;
}

function update(revision: number, events: Fact[] = [], view: unknown = revision, after = revision - 1) {
  FakeSocket.last.tells({
    on: 'update',
    revision,
    after,
    now: 1_000,
    stimulus: true,
    deadline: null,
    events,
    view,
    places: null,
  });
}

const sent = () => FakeSocket.last.sent as Played[];
const waiting = () => table.pending.map(({ action }) => action.do);

test('an act is sent with its stamps and stands as pending', () => {
  table.play({ do: 'take' }, press);
  expect(sent()[0]).toMatchObject({ do: 'play', action: { do: 'take' }, pressed: 0.5, seen: 0 });
  expect(waiting()).toEqual(['take']);
});

test('sequence numbers rise, also after a reload', () => {
  table.play({ do: 'take' }, press);
  table.play({ do: 'take' }, press);
  const before = sent().map(({ seq }) => seq);
  expect(before[1]).toBeGreaterThan(before[0]!);
  vi.advanceTimersByTime(10);
  open().play({ do: 'take' }, press); // its socket is not open yet
  FakeSocket.last.opens();
  table = open();
  FakeSocket.last.opens();
  table.play({ do: 'take' }, press);
  expect(sent()[0]!.seq).toBeGreaterThan(before[1]!);
});

test('a verdict on this seat settles the act, one on another seat does not', () => {
  table.play({ do: 'take' }, press);
  update(1, [{ on: 'take-done', seat: 0 }]);
  expect(waiting()).toEqual(['take']);
  update(2, [{ on: 'take-done', seat: 2 }]);
  expect(waiting()).toEqual([]);
});

test('an act that lost the race is not pending any more', () => {
  table.play({ do: 'take' }, press);
  table.play({ do: 'pass' }, press);
  update(1, [{ on: 'late', seat: 2, act: 'take' }]);
  expect(waiting()).toEqual(['pass']);
});

test('a refusal takes back the act it names, and says why', () => {
  table.play({ do: 'take' }, press);
  table.play({ do: 'pass' }, press);
  FakeSocket.last.tells({ on: 'refusal', code: 'not-yet', params: {}, clause: 'TR-1', seq: sent()[0]!.seq });
  expect(waiting()).toEqual(['pass']);
  expect(table.refusal).toMatchObject({ code: 'not-yet', clause: 'TR-1' });
  expect(table.log.at(-1)?.fact).toMatchObject({ on: 'refusal' });
});

test.each(['restarted', 'taken-over'])('when the table was %s, acts on their way are gone', (on) => {
  table.play({ do: 'take' }, press);
  update(1, [{ on }]);
  expect(waiting()).toEqual([]);
});

test('an act that the rules ignored does not stay pending forever', () => {
  table.play({ do: 'take' }, press);
  update(1);
  expect(waiting()).toEqual(['take']);
  vi.advanceTimersByTime(5_100);
  update(2);
  expect(waiting()).toEqual([]);
});

test('copies and overtaken updates are ignored', () => {
  update(5, [{ on: 'dealt' }], 'new');
  update(5, [{ on: 'dealt' }], 'copy');
  update(4, [{ on: 'dealt' }], 'old');
  expect(table.view).toBe('new');
  expect(table.log.length).toBe(1);
});

test('a new line asks for what came after the last revision seen', () => {
  update(7);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.last.address).toBe('after=7');
});

test('with the line, acts the server never heard are lost, and the player is told', () => {
  table.play({ do: 'take' }, press);
  table.play({ do: 'pass' }, press);
  FakeSocket.last.tells({ on: 'heard', seq: sent()[0]!.seq });
  FakeSocket.last.close();
  expect(waiting()).toEqual(['take']);
  expect(table.refusal?.code).toBe('no-line');
});

test('without a line an act is refused by the page itself', () => {
  FakeSocket.last.close();
  table.play({ do: 'take' }, press);
  expect(waiting()).toEqual([]);
  expect(table.refusal?.code).toBe('no-line');
});

test('table time goes on between two updates', () => {
  update(1);
  vi.advanceTimersByTime(2_000);
  expect(table.clock.now).toBeGreaterThanOrEqual(2_900);
  expect(table.clock.now).toBeLessThanOrEqual(3_000);
});

const placed = (seat: number, seen: number) => ({ act: 'take', record: { seat, seen } });

test('contested acts that raced each other are a photo finish, and the log knows their revisions', () => {
  FakeSocket.last.tells({
    on: 'update',
    revision: 5,
    now: 0,
    stimulus: true,
    deadline: null,
    events: [{ on: 'taken', seat: 0 }],
    view: 5,
    places: null,
    placed: placed(0, 4),
  });
  FakeSocket.last.tells({
    on: 'update',
    revision: 6,
    now: 0,
    stimulus: false,
    deadline: null,
    events: [{ on: 'late', seat: 2, act: 'take' }],
    view: 6,
    places: null,
    placed: placed(2, 4),
  });
  expect(table.photos.map(({ revision, claims }) => [revision, claims.map(({ late }) => late)])).toEqual([
    [5, [false, true]],
  ]);
  expect(table.log.map(({ revision }) => revision)).toEqual([5, 6]);
});

test('a page that comes in the middle is told of earlier races, a page that comes back knows them', () => {
  const past = (...revisions: number[]) => ({
    on: 'past',
    events: [{ on: 'dealt' }],
    placed: revisions.map((revision, seat) => [revision, placed(seat, 2)]),
  });
  FakeSocket.last.tells(past(3, 4));
  FakeSocket.last.tells(past(3, 4, 5));
  expect(table.photos.map(({ claims }) => claims.length)).toEqual([2]);
});

test('another page takes the seat: acts on their way are not waited for, and the last revision is seen as an onlooker sees it', () => {
  update(1, [{ on: 'rolled' }], 'hand');
  table.play({ do: 'take' }, press);
  FakeSocket.last.tells({ on: 'seating', seat: null, elsewhere: true, stage: 'playing', chairs: [] });
  update(1, [{ on: 'rolled' }], 'from afar');
  update(1, [], 'a copy');
  expect([waiting(), table.view, table.log.length]).toEqual([[], 'from afar', 1]);
  table.playHere();
  expect(sent().at(-1)).toEqual({ do: 'play-here' });
});

test('updates sent to another place while the seat changed pages are not shown here', () => {
  update(7);
  const late = {
    on: 'update',
    revision: 8,
    now: 1_000,
    stimulus: true,
    deadline: null,
    events: [],
    view: 'of an onlooker',
    places: null,
  };
  FakeSocket.last.tells({ ...late, seat: null });
  expect([table.revision, table.view]).toEqual([7, 7]);
  FakeSocket.last.tells({ ...late, seat: 2, view: 'mine' });
  expect([table.revision, table.view]).toEqual([8, 'mine']);
});

test('a revision that showed this page nothing is not missed; one that it may have missed is not heard', () => {
  const heard: number[] = [];
  table.listen = ({ revision }) => heard.push(revision);
  update(0);
  update(3, [], 3, 0);
  update(9, [], 9, -1);
  expect([heard, table.revision]).toEqual([[0, 3], 9]);
});
