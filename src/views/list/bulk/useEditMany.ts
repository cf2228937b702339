import pMap from 'p-map';
import { useRefresh, type RaRecord } from 'react-admin';
import { useRef, useState } from 'react';
import type { Undoable } from '../../../model/answers/undoing';
import { createIdempotencyKeys, newKey } from '../../../model/rules/idempotencyKeys';
import type { Row } from '../../../model/values/comparable';
import { useEntity } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useGateway } from '../../useGateway';

export type EditedMany = {
  readonly done: readonly RaRecord[];
  readonly failures: readonly { readonly record: RaRecord; readonly reason: string }[];
  /** By what names it can be taken back; of every record that was changed, or none. */
  readonly undos: readonly Undoable[];
};

/** How many records are changed at the same time. */
const AT_ONCE = 4;

/** Writes the same values into many records, counting as it goes, until somebody stops it; one failure stops no other. */
export const useEditMany = () => {
  const { name } = useEntity();
  const provider = useGateway();
  const refresh = useRefresh();
  const wordsOf = useFailureText();
  // Pressed again after a lost answer, it is the same write, for as long as the dialog is open.
  const [keys] = useState(createIdempotencyKeys);
  const [runId] = useState(newKey);
  const [progress, setProgress] = useState<number>();
  const isStopped = useRef(false);

  const run = async (records: readonly RaRecord[], values: Row): Promise<EditedMany> => {
    const [done, undos]: [RaRecord[], Undoable[]] = [[], []];
    const failures: { record: RaRecord; reason: string }[] = [];
    const heard = { ...keys, run: runId, heard: (undo: Undoable) => undos.push(undo) };
    isStopped.current = false;
    setProgress(0);
    const runOn = async (record: RaRecord) => {
      if (isStopped.current) return;
      const change = { id: record.id, data: { ...record, ...values }, previousData: record };
      try {
        await provider.update(name, { ...change, meta: { keys: heard } });
        done.push(record);
      } catch (error) {
        failures.push({ record, reason: wordsOf(error) });
      }
      setProgress(done.length + failures.length);
    };
    await pMap(records, runOn, { concurrency: AT_ONCE });
    setProgress(undefined);
    refresh();
    return { done, failures, undos: undos.length === done.length ? undos : [] };
  };
  return { run, progress, stop: () => void (isStopped.current = true) };
};
