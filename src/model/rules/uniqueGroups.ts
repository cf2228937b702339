import { fold, isEmpty, textOf, type Row } from '../values/comparable';
import type { Issue } from '../resolved/kind';
import type { Resource } from '../resolved/resource';

/**
 * The names of fields that no two records share together; a field that is unique by itself is a group of one. Where
 * records have owners the owner is the first of them: two owners may have the same.
 */
export type UniqueGroup = readonly string[];

export const uniqueGroups = ({ fields, unique, owner }: Owned): UniqueGroup[] => {
  const perOwner = (group: UniqueGroup): UniqueGroup =>
    fields.some(({ name }) => name === owner?.path && !group.includes(name))
      ? [owner?.path ?? '', ...group]
      : group;
  return [
    ...fields
      .filter((field) => field.unique)
      .map(({ name, unique: where }) => (where === 'everywhere' ? [name] : perOwner([name]))),
    ...unique.map(perOwner),
  ];
};

type Owned = Pick<Resource, 'fields' | 'unique' | 'owner'>;

/** What a group is called where claims are kept: `mcc+mnc`. No field has a `+` in its name. */
export const claimName = (group: UniqueGroup): string => group.join('+');

/**
 * What a record claims for itself; undefined when one of the values is missing: nothing is never taken. Upper and
 * lower case do not make two values.
 */
export const claimOf = (values: Row, group: UniqueGroup): string | undefined => {
  if (group.some((name) => isEmpty(values[name]))) return undefined;
  const texts = group.map((name) => fold((textOf(values[name]) ?? JSON.stringify(values[name])).trim()));
  return texts.length === 1 ? texts[0] : JSON.stringify(texts);
};

/** Another record has this: said beside every field of the group but the owner. */
export const takenIssues = (group: UniqueGroup, { owner }: Pick<Resource, 'owner'>): Issue[] => {
  const names = group.length > 1 ? group.filter((name) => name !== owner?.path) : group;
  return names.map((path) => ({ path, key: names.length === 1 ? 'unique' : 'uniqueTogether' }));
};
