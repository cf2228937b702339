import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useAbility, useMe, useModel } from '../../fields/AdminContext';
import type { ResolvedField } from '../../model/resolved/resolvedField';
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
  const { kinds } = useModel();
  const ability = useAbility();
  const me = useMe();
  return useMemo(() => {
    const place = { field, declared: declared ?? {}, resource, kinds, ability, me };
    return (record: RaRecord): ReadonlyMap<string, Move> => {
      const others = columns.filter((column) => column !== record[field.name]);
      return new Map(others.map((column) => [column, moveOf(record, column, place)] as const));
    };
  }, [field, columns, declared, resource, kinds, ability, me]);
};
