import { boundResource } from '../../src/model/access/bound';
import type { Resource } from '../../src/model/resolved/resource';
import type { People, Person } from '../accounts/people';
import { PEOPLE_TOPIC } from '../accounts/sessions';
import { MARKS_TOPIC, type MarkNotice } from '../marks/mark';
import { marksIn, marksOf } from '../marks/marks';
import type { Parts } from '../parts';
import { toWire } from '../records/records';
import { isInScope } from '../records/scope';
import { report } from '../report';
import type { Row } from '../store/store';
import { CHANGES_TOPIC, summed, type Changed, type Notice } from './changes';
import { AT_ONCE, createPaced } from './paced';
import { createPersons, nameFor, type Persons } from './persons';
import { mayKnow, reachedOf } from './reach';

/** Something that is said to one person, without being asked: over all connections, or over one. */
export type Emission = {
  readonly event: string;
  readonly userId: string;
  readonly connection?: string;
  readonly payload: unknown;
};

/** What is said of an entity: how many records were made, changed and removed, and which. */
export type Note = {
  readonly entity: string;
  /** At most `MOST_NAMED`. The key of the write is for the pages of the account that sent it, and of no other. */
  readonly records: readonly (readonly [id: string, what: Changed['what'], key?: string])[];
  /** How many there are beside those. */
  readonly more: number;
  /** The name of who did it, for whom that is to know. */
  readonly by?: string;
};

/** Records that a note names. */
export const MOST_NAMED = 200;

type TellingParts = Parts & {
  readonly people: People;
  /** The ids of those who are connected to this process. */
  readonly connected: () => readonly string[];
  readonly emit: (emission: Emission) => void;
};

/**
 * Tells those who are connected here what was changed, whoever changed it in whichever process: of each entity what they
 * may reach by their rights at that time, and whose it is. A new record of a `live` entity goes to its owner as it is.
 * Answers with what ends it.
 */
export const startTelling = async (parts: TellingParts): Promise<() => void> => {
  const { model, store, connected, emit } = parts;
  const persons = createPersons(parts.people);
  const lanes = new Map(
    model.resources
      .filter(({ api }) => api.source !== 'demo')
      .map((resource) => [resource, createLane((notices) => tell(resource, notices, { ...parts, persons }))]),
  );
  const hear = (message: unknown) => {
    const notice = message as Notice;
    for (const [{ api }, lane] of lanes) if (api.collection === notice.collection) lane.take(notice);
  };
  /* Nobody knows what was missed: every page reads again what it shows. */
  const missed = () => {
    persons.forget();
    for (const userId of connected()) emit({ event: 'missed', userId, payload: null });
  };
  const ends = [
    await store.listen(PEOPLE_TOPIC, persons.forget, persons.forget),
    await store.listen(CHANGES_TOPIC, hear, missed),
    await store.listen(MARKS_TOPIC, (notice) => tellMark(notice as MarkNotice, parts), missed),
  ];
  return () => {
    ends.forEach((end) => end());
    lanes.forEach(({ stop }) => stop());
  };
};

/* The other pages of whoever has marked something, and nobody else: the record is as it was. */
const tellMark = ({ by, of, id, key }: MarkNotice, { model, connected, emit }: TellingParts): void => {
  if (!connected().includes(by)) return;
  const marked = model.resources.filter(
    (resource) => resource.api.collection === of && marksIn(resource, model.kinds).length > 0,
  );
  for (const { key: entity } of marked) {
    const note: Note = {
      entity,
      records: [key === undefined ? [id, 'counted'] : [id, 'counted', key]],
      more: 0,
    };
    emit({ event: 'changes', userId: by, payload: note });
  }
};

/* One after the other, so that nobody hears of a removal before the change. */
const createLane = (work: (notices: readonly Notice[]) => Promise<void>) => {
  let last = Promise.resolve();
  return createPaced<Notice>((notices) => {
    last = last.then(() => work(notices)).catch(report);
  });
};

type Telling = TellingParts & { readonly persons: Persons };

const tell = async (resource: Resource, notices: readonly Notice[], parts: Telling): Promise<void> => {
  const { persons, connected } = parts;
  const here = await Promise.all(connected().map(persons.of));
  const audience = here.filter((person) => person !== undefined && mayKnow(resource, person));
  if (audience.length === 0) return;
  const changes = await withRows(resource, notices, parts);
  const by = notices[0]?.by;
  const isOne = by !== undefined && notices.every((each) => each.by === by);
  const story = {
    resource,
    changes,
    by: isOne ? await persons.of(by) : undefined,
  };
  for (const person of audience) if (person) await tellOne(person, story, parts);
};

type Story = {
  readonly resource: Resource;
  readonly changes: readonly Known[];
  readonly by: Person | undefined;
};

const tellOne = async (person: Person, story: Story, parts: Telling): Promise<void> => {
  const { resource, changes, by } = story;
  const { emit, people, model, clock } = parts;
  const userId = person.row._id;
  const rows = changes.map(({ row }) => row);
  const reached = new Set(await reachedOf(rows, { resource, person }, parts));
  const told = changes.filter(({ row }) => reached.has(row));
  const own = told.filter((each) => isFor(each, resource, userId));
  // A flood of one person's is read as a list.
  const given = own.length <= AT_ONCE ? own : [];
  const marks = given.length > 0 ? await marksOf(resource, person, parts) : undefined;
  const reader = { model, ability: person.ability, now: clock.now(), ...(marks && { marks }) };
  const seen = person.isBound ? boundResource(resource, model) : resource;
  for (const { row } of given)
    emit({ event: resource.live?.event ?? '', userId, payload: toWire(row, seen, reader) });
  const left = told.filter((each) => !given.includes(each));
  if (left.length === 0) return;
  const name = by && nameFor(person, by, people);
  const note: Note = {
    entity: resource.key,
    records: left
      .slice(0, MOST_NAMED)
      .map(({ id, what, account, key }) =>
        account === userId && key !== undefined ? [id, what, key] : [id, what],
      ),
    more: Math.max(left.length - MOST_NAMED, 0),
    ...(name !== undefined && { by: name }),
  };
  emit({ event: 'changes', userId, payload: note });
};

type Known = Pick<Changed, 'id' | 'what'> & Pick<Notice, 'account' | 'key'> & { readonly row: Row };

const isFor = ({ what, row }: Known, { live }: Resource, userId: string): boolean =>
  live !== undefined && what === 'made' && row[live.owner] === userId;

/** Rows that are read together. */
const PAGE = 500;

/* What is gone since is told by its own notice. */
const withRows = async (
  resource: Resource,
  notices: readonly Notice[],
  { model, store }: Pick<Parts, 'model' | 'store'>,
): Promise<readonly Known[]> => {
  const { collection } = resource.api;
  const changes = summed(
    notices.flatMap(({ records }) => records.map((record) => ({ ...record, collection }))),
  );
  const there = changes.filter(({ what }) => what !== 'removed').map(({ id }) => id);
  const rows = new Map<string, Row>();
  for (let start = 0; start < there.length; start += PAGE) {
    const ids = there.slice(start, start + PAGE);
    const where = [{ path: '_id', op: 'in', value: ids }] as const;
    const found = await store.list(collection, { where, sort: [], offset: 0, limit: PAGE });
    for (const row of found.rows) rows.set(row._id, row);
  }
  const senders = sendersOf(notices);
  return changes.flatMap(({ id, what, was }): Known[] => {
    const row = what === 'removed' ? ({ ...was, _id: id } as Row) : rows.get(id);
    return row && isInScope(resource, row, model.kinds) ? [{ id, what, row, ...senders.get(id) }] : [];
  });
};

/* What two accounts have changed is the doing of neither. */
const sendersOf = (notices: readonly Notice[]): ReadonlyMap<string, Pick<Notice, 'account' | 'key'>> => {
  const senders = new Map<string, Pick<Notice, 'account' | 'key'>>();
  for (const { records, account, key } of notices)
    for (const { id } of records) {
      const isOthers = senders.has(id) && senders.get(id)?.account !== account;
      senders.set(id, isOthers ? {} : { account, key });
    }
  return senders;
};
