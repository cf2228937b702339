import type { Entity, Scope } from './scope';
import type { Dict } from './untrusted';

/** What lies around an entity: the other entities, and what the configuration says beside them. */
type Around = Pick<Scope, 'declared' | 'entities'>;

/** Something that was asked for, and the answer. */
type Asked = { readonly ask: (around: Around) => unknown; readonly answer: unknown };

/** What was asked for by what was done with `around`. */
export type Watched = { readonly around: Around; readonly asked: () => readonly Asked[] };

/** Hands out what lies around an entity, and knows of each thing that somebody asked for it. */
export const watched = (around: Around): Watched => {
  const asked = new Map<string, Asked>();
  const answered = <T>(name: string, ask: (around: Around) => T): T => {
    const answer = ask(around);
    asked.set(name, { ask, answer });
    return answer;
  };
  const get = (key: string) => answered(`entity ${key}`, ({ entities }) => entities.get(key));
  const keys = () => {
    answered('keys', namesOf);
    return around.entities.keys();
  };
  return {
    around: {
      declared: new Proxy<Dict>(around.declared, {
        get: (_, name) => answered(`option ${String(name)}`, ({ declared }) => declared[String(name)]),
        has: byName,
        ownKeys: byName,
        getOwnPropertyDescriptor: byName,
      }),
      entities: {
        get,
        has: (key) => get(key) !== undefined,
        keys,
        values: () => [...keys()].map((key) => get(key) as Entity).values(),
      },
    },
    asked: () => [...asked.values()],
  };
};

/** Would everything that was asked for be answered the same now? */
export const isStillSo = (asked: readonly Asked[], around: Around): boolean =>
  asked.every(({ ask, answer }) => Object.is(ask(around), answer));

const namesOf = ({ entities }: Around): string => JSON.stringify([...entities.keys()]);

/* Nobody would know what was read. */
const byName = (): never => {
  throw new Error('Read an option of the configuration by its name.');
};
