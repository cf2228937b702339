import { useDataProvider, useRefresh, type Identifier, type RaRecord } from 'ra-core';
import { useCallback, useState } from 'react';
import type { ResolvedAction } from '../../model/resource';
import { useEntity } from '../useEntity';
import { useWords } from '../useWords';

export type ActionRun = {
  readonly done: number;
  readonly failures: readonly { readonly record: RaRecord; readonly reason: string }[];
};

export type ActionProvider = {
  /** Performs a declared action on one record and answers with the record as it is afterwards. */
  runAction: (
    resource: string,
    params: {
      action: ResolvedAction;
      id: Identifier;
      values: Readonly<Record<string, unknown>>;
      record: RaRecord;
    },
  ) => Promise<{ data: RaRecord }>;
};

/** How many records are worked on at the same time. */
const AT_ONCE = 4;

/** Performs an action on one or many records, counting as it goes; one failure does not stop the others. */
export const useRunAction = (action: ResolvedAction) => {
  const entity = useEntity();
  const provider = useDataProvider() as unknown as ActionProvider;
  const refresh = useRefresh();
  const wordsOf = useWords();
  const [progress, setProgress] = useState<number>();

  const run = useCallback(
    async (records: readonly RaRecord[], values: Readonly<Record<string, unknown>>): Promise<ActionRun> => {
      const queue = [...records];
      const failures: { record: RaRecord; reason: string }[] = [];
      let done = 0;
      setProgress(0);
      const work = async () => {
        for (let record = queue.shift(); record; record = queue.shift()) {
          try {
            await provider.runAction(entity.name, { action, id: record.id, values, record });
            done += 1;
          } catch (error) {
            failures.push({ record, reason: wordsOf(error) });
          }
          setProgress(done + failures.length);
        }
      };
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, records.length) }, work));
      setProgress(undefined);
      refresh();
      return { done, failures };
    },
    [action, entity, provider, refresh, wordsOf],
  );
  return { run, progress };
};
