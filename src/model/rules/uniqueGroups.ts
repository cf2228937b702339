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

/** Another record has this: said beside every field of the group but the owner. */
export const takenIssues = (group: UniqueGroup, { owner }: Pick<Resource, 'owner'>): Issue[] => {
  const names = group.length > 1 ? group.filter((name) => name !== owner?.path) : group;
  return names.map((path) => ({ path, key: names.length === 1 ? 'unique' : 'uniqueTogether' }));
};
