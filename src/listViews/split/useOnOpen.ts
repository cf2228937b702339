import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShowContext, type RaRecord } from 'react-admin';
import { useAbility, useModel } from '../../fields/AdminContext';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { writableValues } from '../../model/rules/writableValues';
import { isSameJson } from '../../model/values/plainObject';
import { useOffered } from '../../views/actions/useOffered';
import { useShowAtOnce } from '../../views/actions/useShowAtOnce';
import { useEntity } from '../../views/useEntity';
import { useGateway } from '../../views/useGateway';

type Changes = Readonly<Record<string, unknown>>;

/**
 * Changes a record because somebody has opened it: once, as it is read, so that whoever puts it back is not overruled. For
 * whoever may do so by hand, and where there is something to change. What is refused is tried again with the next opening,
 * without a word: nobody had asked for it.
 */
export const useOnOpen = (record: RaRecord, changes: Changes) => {
  const { isFetching } = useShowContext();
  const resource = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  const gateway = useGateway();
  const show = useShowAtOnce();
  const { mayEdit } = useOffered(record);
  const [keys] = useState(createIdempotencyKeys);
  const opened = useRef<RaRecord['id']>(undefined);
  const { id } = record;
  const change = useEffectEvent(async () => {
    if (opened.current === id || !mayEdit) return;
    opened.current = id;
    const place = { resource, view: 'edit', kinds, ability, before: record } as const;
    const written = writableValues({ ...record, ...changes }, place);
    const differing = Object.entries(written).filter(
      ([name, value]) => Object.hasOwn(changes, name) && !isSameJson(value, record[name] ?? null),
    );
    if (differing.length === 0) return;
    const data = { ...record, ...Object.fromEntries(differing) };
    const showOf = (of: object) =>
      show((each) => (String(each.id) === String(id) ? { ...each, ...of } : each));
    const putBack = await showOf(Object.fromEntries(differing));
    try {
      const answer = await gateway.update<RaRecord>(resource.name, {
        id,
        data,
        previousData: record,
        meta: { keys },
      });
      await showOf(answer.data);
    } catch {
      putBack();
    }
  });
  useEffect(() => {
    if (!isFetching) void change();
  }, [id, isFetching]);
};
