import type { Ability } from '../access/ability';
import type { Row } from '../values/comparable';
import type { ResolvedMetric } from './metrics';
import type { Resource } from '../resolved/resource';

/**
 * May this person know the number: list what is counted, and see every field that it asks for? A filter by a field
 * that is closed would ask nothing, and the number would be another one.
 */
export const mayMeasure = (
  { where, part, field, during }: ResolvedMetric,
  { fields, subject }: Pick<Resource, 'fields' | 'subject'>,
  ability: Pick<Ability, 'can'>,
): boolean => {
  if (!ability.can('list', subject)) return false;
  const asked = [...askedIn(where), ...askedIn(part), field ?? [], during ?? []].flat();
  return fields
    .filter(({ name, guarded }) => guarded && !ability.can('show', subject, name))
    .every(({ name }) => !asked.includes(name));
};

const askedIn = (filter: Row): string[] =>
  Object.keys(filter).flatMap((key) => [key, key.replace(/_(gt|gte|lt|lte|exists)$/, '')].map(headOf));

const headOf = (path: string): string => path.split('.')[0] ?? '';
