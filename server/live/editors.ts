import { reachOf } from '../../src/model/access/bound';
import type { People, Person } from '../accounts/people';
import { PEOPLE_TOPIC } from '../accounts/sessions';
import { hexOf, randomBytes } from '../bytes';
import type { Parts } from '../parts';
import { isReached } from '../records/own';
import { isInScope } from '../records/scope';
import { report } from '../report';
import { createNewest, isSame, placeIn, type Place } from './places';
import { createPersons, nameFor, type Persons } from './persons';
import type { Emission } from './telling';

/** The topic on which the processes of a store tell each other who has a form open. Nothing of it is stored. */
export const EDITORS_TOPIC = 'editors';

/** Milliseconds after which a process says again who is with it; who is not heard of for three times that has gone. */
const ROUND = 20_000;

type Editor = Place & { readonly userId: string };

export type Connected = { readonly connection: string; readonly userId: string };

type EditorParts = Parts & {
  readonly people: People;
  readonly emit: (emission: Emission) => void;
  /** Hears of every connection which form it has open, and undefined when none. */
  readonly formsBy: (hear: (from: Connected, place: unknown) => void) => void;
};

/**
 * Tells everybody who has the form of a record open who else has, in whichever process: those who may edit the record, by
 * name where that is for them. Answers with what ends it.
 */
export const startEditors = async (parts: EditorParts): Promise<() => void> => {
  const { store, people, emit, formsBy } = parts;
  const persons = createPersons(people);
  const self = hexOf(randomBytes(8));
  const here = new Map<string, Editor>();
  const elsewhere = new Map<string, Editor & { readonly until: number }>();

  const say = (connection: string) =>
    store.notify(EDITORS_TOPIC, { origin: self, connection, editor: here.get(connection) ?? null });
  const sayAll = () => Promise.all([...here.keys()].map(say));
  const isOpen = async ({ userId, ...place }: Editor) =>
    (await openTo(userId, place, { ...parts, persons })) !== undefined;
  const tell = createTell({ here, elsewhere, persons, people, emit, isOpen, say });

  /* One after the other, for what is judged for longer must not come after what was said later. */
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work).then(() => undefined, report);
  };
  const inTurnOf = createNewest(inTurn);
  formsBy(({ connection, userId }, given) =>
    inTurnOf(connection, placeIn(given), async (wish) => {
      const before = here.get(connection);
      if (isSame(before, wish)) return;
      const place = await openTo(userId, wish, { ...parts, persons });
      if (!before && !place) return;
      if (place) here.set(connection, { ...place, userId });
      else here.delete(connection);
      await say(connection);
      await tell(before);
      await tell(place);
    }),
  );
  const hear = (message: unknown) => {
    const said = message as { origin: string; connection?: string; editor?: Editor | null };
    if (said.origin === self) return;
    if (said.connection === undefined) return inTurn(sayAll);
    const key = `${said.origin} ${said.connection}`;
    const before = elsewhere.get(key);
    if (said.editor) elsewhere.set(key, { ...said.editor, until: performance.now() + 3 * ROUND });
    else elsewhere.delete(key);
    inTurn(() => tell(before));
    if (said.editor && said.editor.id !== before?.id) inTurn(() => tell(said.editor ?? undefined));
  };
  const round = () => {
    const gone = [...elsewhere].filter(([, { until }]) => until < performance.now());
    for (const [key, editor] of gone) {
      elsewhere.delete(key);
      inTurn(() => tell(editor));
    }
    inTurn(sayAll);
  };
  const ends = [
    await store.listen(PEOPLE_TOPIC, persons.forget, persons.forget),
    await store.listen(EDITORS_TOPIC, hear, round),
  ];
  const rounds = setInterval(round, ROUND);
  await store.notify(EDITORS_TOPIC, { origin: self });
  return () => {
    clearInterval(rounds);
    ends.forEach((end) => end());
  };
};

type Telling = Pick<EditorParts, 'people' | 'emit'> & {
  readonly here: Map<string, Editor>;
  readonly isOpen: (editor: Editor) => Promise<boolean>;
  readonly say: (connection: string) => Promise<void>;
  readonly elsewhere: ReadonlyMap<string, Editor>;
  readonly persons: Persons;
};

const createTell =
  ({ here, elsewhere, persons, people, emit, isOpen, say }: Telling) =>
  async (place: Place | undefined): Promise<void> => {
    if (!place) return;
    const isThere = (editor: Editor) => isSame(editor, place);
    // Who has lost the record or the right meanwhile hears no more of it, and is named no more.
    for (const [connection, editor] of here) {
      if (!isThere(editor) || (await isOpen(editor))) continue;
      here.delete(connection);
      await say(connection);
    }
    const all = [...here.values(), ...elsewhere.values()].filter(isThere).map(({ userId }) => userId);
    for (const [connection, editor] of here) {
      if (!isThere(editor)) continue;
      const others = [...new Set(all)].filter((userId) => userId !== editor.userId);
      const names = await namesFor(editor.userId, others, { persons, people });
      const { entity, id } = place;
      const payload = { entity, id, names, more: others.length - names.length };
      emit({ event: 'editors', userId: editor.userId, connection, payload });
    }
  };

type Naming = { readonly persons: Persons; readonly people: People };

const namesFor = async (viewerId: string, others: readonly string[], { persons, people }: Naming) => {
  const viewer = await persons.of(viewerId);
  const found = await Promise.all(others.map(persons.of));
  return found.flatMap((person) => (viewer && person && nameFor(viewer, person, people)) ?? []);
};

/* The form that is open, where this person may have it open. */
const openTo = async (
  userId: string,
  wish: Place | undefined,
  { model, store, persons }: Pick<EditorParts, 'model' | 'store'> & { readonly persons: Persons },
): Promise<Place | undefined> => {
  if (!wish) return undefined;
  const { entity, id } = wish;
  const resource = model.resources.find(({ key, api }) => key === entity && api.source !== 'demo');
  const person = await persons.of(userId);
  if (!resource || !person || !mayEdit(resource, person)) return undefined;
  const row = await store.get(resource.api.collection, id);
  const isOpen =
    row &&
    isInScope(resource, row, model.kinds) &&
    (await isReached(row, resource, { person, model, store }));
  return isOpen ? { entity: resource.key, id } : undefined;
};

const mayEdit = (resource: Parameters<typeof reachOf>[0] & { subject: string }, person: Person): boolean =>
  person.ability.can('edit', resource.subject) && (!person.isBound || reachOf(resource) === 'own');
