import { closedFields, type FieldReader } from '../access/openFields';
import type { Row } from '../values/comparable';
import type { ResolvedMetric } from './metrics';
import type { Resource } from '../resolved/resource';

/**
 * May this person know the number: list what is counted, and see every field that it asks for? A filter by a field
 * that is closed would ask nothing, and the number would be another one.
 */
export const mayMeasure = (
  { where, part, field, during }: ResolvedMetric,
  entity: Resource,
  reader: FieldReader,
): boolean => {
  if (!reader.ability.can('list', entity.subject)) return false;
  const asked = [...askedIn(where), ...askedIn(part), field ?? [], during ?? []].flat();
  const closed = closedFields(entity, reader);
  return !asked.some((name) => closed.has(name));
};

const askedIn = (filter: Row): string[] =>
  Object.keys(filter).flatMap((key) => [key, key.replace(/_(gt|gte|lt|lte|exists)$/, '')].map(headOf));

const headOf = (path: string): string => path.split('.')[0] ?? '';
