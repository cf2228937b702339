import type { Ability } from './ability';

type Right = { readonly action: string; readonly subject: string };

/**
 * The first right that an ability gives, and none of the known ones does; undefined where there is none. Whatever no
 * pair names is decided like `manage` and `all`, so those that are named, and these two, stand for every right there is.
 */
export const rightBeyond = (given: Ability, known: readonly Ability[]): Right | undefined => {
  const pairs = [given, ...known].flatMap((ability) => ability.pairs);
  const actions = distinct([...pairs.map(({ action }) => action), 'manage'].flatMap(partsOf));
  const subjects = distinct([...pairs.map(({ subject }) => subject), 'all']);
  // As they were given first: so one that covers others is named, and not what it covers.
  const named = given.pairs.flatMap(({ action, subject }) =>
    partsOf(action).map((part) => ({ action: part, subject })),
  );
  const every = subjects.flatMap((subject) => actions.map((action) => ({ action, subject })));
  return [...named, ...every].find(
    (right) => isGiven(given, right) && !known.some((ability) => isGiven(ability, right)),
  );
};

/** Whether whoever has this ability may give the right to others. */
export const mayGive = (own: Pick<Ability, 'can'>, { action, subject }: Right): boolean =>
  partsOf(action).every((part) => own.can(part, subject));

const isGiven = ({ can }: Ability, { action, subject }: Right): boolean => can(action, subject);

/* `read` covers list and show and nothing else; `update` is another name of edit (S6.05). */
const partsOf = (action: string): readonly string[] => {
  if (action === 'read') return ['list', 'show'];
  return [action === 'update' ? 'edit' : action];
};

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
