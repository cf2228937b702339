import { useDataProvider, type Identifier, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { useModel } from '../../../fields/AdminContext';
import { isEmpty, textOf, type Row } from '../../../model/values/comparable';
import type { Kinds } from '../../../model/resolved/kind';
import type { Resource } from '../../../model/resolved/resource';
import { claimOf, type UniqueGroup } from '../../../model/rules/uniqueGroups';
import { useEntity } from '../../useEntity';

/** Has another record these values? `wanted` is a row as JSON. No when nobody could be asked. */
export type FindDuplicate = (
  wanted: string,
  own: Identifier | undefined,
  signal: AbortSignal,
) => Promise<boolean>;

/** Asks the list of the entity for the values of a group of unique fields, and looks at every answer itself. */
export const useFindDuplicate = (group: UniqueGroup): FindDuplicate => {
  const entity = useEntity();
  const { kinds } = useModel();
  const provider = useDataProvider();
  return useCallback(
    async (wanted, own, signal) => {
      const row = JSON.parse(wanted) as Row;
      const claim = claimOf(row, group);
      const ask = (filter: Row) =>
        provider.getList<RaRecord>(entity.name, { pagination: PAGE, sort: BY_ID, filter, signal });
      const isOther = (other: RaRecord) =>
        other.id !== own && claimOf(asKept(other, entity, kinds), group) === claim;
      try {
        const parts = await ask(row);
        if (parts.data.some(isOther) || (parts.total ?? 0) <= PAGE.perPage) return parts.data.some(isOther);
        return (await ask(wholeTexts(row))).data.some(isOther);
      } catch {
        return false;
      }
    },
    [entity, group, kinds, provider],
  );
};

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

const PAGE = { page: 1, perPage: 100 };
const BY_ID = { field: 'id', order: 'ASC' } as const;

/* One text asks for all that contain it, in whatever case; where these are too many, two ask for just themselves. */
const wholeTexts = (wanted: Row): Row =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => {
      const text = textOf(value) ?? '';
      return [name, [text, text.toLowerCase()]];
    }),
  );
