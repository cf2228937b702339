import { isLive } from '../compute/isLive';
import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import type { ResolvedField } from '../resolved/resolvedField';

/** The fields by whose values a file may name a record: texts of its title, and whatever no two records share. */
export const namingFields = ({ title, fields }: Pick<Resource, 'title' | 'fields'>, kinds: Kinds) => {
  const isName = ({ name, kind, unique }: ResolvedField) =>
    kinds[kind].filter === 'contains' && (unique !== false || title.includes(`{${name}}`));
  return fields.filter((field) => isName(field) && !kinds[field.kind].isSecret && !isLive(field.compute));
};
