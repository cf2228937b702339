import type { Kinds } from '../../../model/resolved/kind';
import type { Resource } from '../../../model/resolved/resource';
import { isEmpty, type Row } from '../../../model/values/comparable';

/** The values as they would be stored, those of the wrong shape left out. */
export const asKept = (typed: Row, { fields }: Resource, kinds: Kinds): Row =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = typed[field.name];
      const kind = kinds[field.kind];
      if (isEmpty(value) || kind.fault(value, field, kinds) !== undefined) return [];
      return [[field.name, kind.normalise?.(value as Parameters<typeof kind.validate>[0], field) ?? value]];
    }),
  );
