import { useQuery } from '@tanstack/react-query';
import { useListContext, useRefresh } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { BulkStep } from '../../../model/answers/bulk';
import type { Undoable } from '../../../model/answers/undoing';
import { createIdempotencyKeys, newKey } from '../../../model/rules/idempotencyKeys';
import type { ResolvedAction } from '../../../model/resolved/resource';
import type { Row } from '../../../model/values/comparable';
import { useDoneOf } from '../../useDone';
import { useEntity } from '../../useEntity';
import { useGateway } from '../../useGateway';

/** After the last key, in milliseconds. */
const PAUSE = 300;

/** What would become of all that match: asked anew when the values have not changed for a moment. */
export const usePreview = (values: Row, action?: ResolvedAction) => {
  const { name } = useEntity();
  const gateway = useGateway();
  const { filterValues } = useListContext();
  const filter = Object(filterValues) as Row;
  const said = JSON.stringify(values);
  const [asked, ask] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => ask(said), PAUSE);
    return () => clearTimeout(timer);
  }, [said]);
  const { data, error, isFetching } = useQuery({
    queryKey: [name, 'editAll', filter, asked, action?.name],
    queryFn: async ({ signal }) =>
      (await gateway.editAll(name, { filter, action, values: JSON.parse(asked) as Row, signal })).data,
    enabled: action !== undefined || asked !== '{}',
    retry: false,
  });
  return { preview: asked === said ? data : undefined, error, isFetching: isFetching || asked !== said };
};

export type Ran = Pick<BulkStep, 'changed' | 'refused' | 'faults'>;

/** Changes all that match, step by step, until the end or until somebody stops it; one undo takes all of it back. */
export const useEditAll = (action?: ResolvedAction) => {
  const { name } = useEntity();
  const gateway = useGateway();
  const refresh = useRefresh();
  const said = useDoneOf();
  const { filterValues } = useListContext();
  const filter = Object(filterValues) as Row;
  const isStopped = useRef(false);
  const [progress, setProgress] = useState<number>();

  const run = async (values: Row, count: number): Promise<Ran> => {
    // A step whose answer was lost is the same step again.
    const meta = { keys: createIdempotencyKeys() };
    const id = newKey();
    const undos: Undoable[] = [];
    const faults = new Set<BulkStep['faults'][number]>();
    let [changed, refused, seen] = [0, 0, 0];
    isStopped.current = false;
    setProgress(0);
    try {
      for (let after: string | undefined, isMore = true; isMore && !isStopped.current;) {
        const { data } = await gateway.editAll(name, { filter, action, values, run: id, count, after, meta });
        changed += data.changed;
        refused += data.refused;
        seen += data.changed + data.refused + data.same;
        data.faults.forEach((fault) => faults.add(fault));
        if (data.undo) undos.push({ ...data.undo, isOfMany: true });
        setProgress(seen);
        ({ after } = data);
        isMore = after !== undefined;
      }
    } finally {
      setProgress(undefined);
      refresh();
      // Also what was changed before it failed can be taken back.
      if (changed > 0) said('app.bulkEdit.done', changed, undos);
    }
    return { changed, refused, faults: [...faults] };
  };
  return { run, progress, stop: () => void (isStopped.current = true) };
};
