import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';

/** Keys of the entities whose titles the pages of an entity show: those that its fields and its action forms point at. */
export const neighboursOf = (
  { key, fields, actions }: Pick<Resource, 'key' | 'fields' | 'actions'>,
  kinds: Kinds,
): readonly string[] => {
  const pointed = [...fields, ...actions.flatMap(({ form }) => form)].flatMap((field) =>
    targetsOf(field, kinds),
  );
  return [...new Set(pointed)].filter((each) => each !== key);
};

const targetsOf = (field: ResolvedField, kinds: Kinds): string[] => [
  ...(kinds[field.kind].references?.(field) ?? []),
  ...field.children.flatMap((child) => targetsOf(child, kinds)),
];
