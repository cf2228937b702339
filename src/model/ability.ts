import { createAliasResolver, createMongoAbility } from '@casl/ability';

/** One right as the server saves it with the user: `{ action: 'manage', subject: 'all' }`. */
export type AbilityPair = { readonly action: string; readonly subject: string };

export type Ability = {
  readonly pairs: readonly AbilityPair[];
  /** May this person do this, to that? `field` only matters for guarded fields. Never throws. */
  can(action: string, subject: string, field?: string): boolean;
};

/** Without a saved ability the only right is to read the Auth subject (S6.02). */
const NOBODY: readonly AbilityPair[] = [{ action: 'read', subject: 'Auth' }];

/* `read` covers list and show and nothing else; `update` is another name of edit (S6.05). */
const resolveAction = createAliasResolver({ read: ['list', 'show'], update: 'edit' });

/** Builds the ability from whatever was saved; entries that are not a pair of texts give no right (S6.01). */
export const createAbility = (saved: unknown): Ability => {
  const pairs = Array.isArray(saved)
    ? saved.filter(isPair).map(({ action, subject }) => ({ action, subject }))
    : NOBODY;
  const rules = createMongoAbility([...pairs], { resolveAction });
  return {
    pairs,
    can: (action, subject, field) => rules.can(action, field === undefined ? subject : `${subject}.${field}`),
  };
};

const isPair = (entry: unknown): entry is AbilityPair => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { action, subject } = entry as Record<string, unknown>;
  return isWord(action) && isWord(subject) && Object.keys(entry).every((key) => key !== 'inverted');
};

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';
