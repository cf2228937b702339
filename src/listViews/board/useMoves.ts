import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useAbility } from '../../fields/AdminContext';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { useActionPlace } from '../../views/actions/useActionPlace';
import { useEntity } from '../../views/useEntity';
import { moveOf, type Move } from './moveOf';

type Places = {
  readonly field: ResolvedField;
  readonly columns: readonly string[];
  /** The actions that are declared for some of them. */
  readonly declared: Readonly<Record<string, string>> | undefined;
};

/** What each of the other columns would do with a record. */
export const useMoves = ({ field, columns, declared }: Places) => {
  const resource = useEntity();
  const { kinds, me, closed } = useActionPlace(resource);
  const ability = useAbility();
  return useMemo(() => {
    const place = { field, declared: declared ?? {}, resource, kinds, ability, me, closed };
    return (record: RaRecord): ReadonlyMap<string, Move> => {
      const others = columns.filter((column) => column !== record[field.name]);
      return new Map(others.map((column) => [column, moveOf(record, column, place)] as const));
    };
  }, [field, columns, declared, resource, kinds, ability, me, closed]);
};
