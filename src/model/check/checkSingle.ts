import type { Entity, Scope } from './scope';
import { join } from './untrusted';

/** What only an entity with many records can have. */
const OF_MANY = ['list', 'import', 'actions', 'related', 'document'];

/** An entity with a single record is a form: lists, row actions and imports would never be seen. */
export const checkSingle = ({ key, declared }: Entity, { report, entities }: Scope): void => {
  if (declared.single === undefined) return;
  for (const option of OF_MANY.filter((name) => declared[name] !== undefined)) {
    report({
      id: 'RC047',
      path: join(key, option),
      message: 'there is a single record, so this is never shown',
      hint: `Leave "${option}" out, or leave "single" out.`,
    });
  }
  for (const other of entities.values())
    for (const { name, kind, resolved } of other.fields.values())
      if (resolved && kind?.references?.(resolved).includes(key))
        report({
          id: 'RC047',
          path: `${other.key}.fields.${name}`,
          message: `points at "${key}", of which there is a single record`,
        });
};
