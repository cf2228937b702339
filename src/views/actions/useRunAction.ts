import pMap from 'p-map';
import { useRefresh, type RaRecord } from 'react-admin';
import { useCallback, useState } from 'react';
import type { MadeRecord } from '../../model/answers/made';
import type { Undoable } from '../../model/answers/undoing';
import { createIdempotencyKeys, newKey } from '../../model/rules/idempotencyKeys';
import type { ResolvedAction } from '../../model/resolved/resource';
import { useEntity } from '../useEntity';
import { useGateway } from '../useGateway';
import { useFailureText } from '../useFailureText';
import { isPlainObject } from '../../model/values/plainObject';

export type ActionRun = {
  readonly done: number;
  readonly failures: readonly ActionFailure[];
  /** What the server said of the last one. */
  readonly message: string | undefined;
  /** What it made, or added to, besides: of a single record alone. */
  readonly made: readonly MadeRecord[];
  /** By what names it can be taken back; of every record that it was done for, or none. */
  readonly undos: readonly Undoable[];
};

export type ActionFailure = {
  readonly record: RaRecord;
  readonly reason: string;
  /** By the names of the fields that the server has something to say about. */
  readonly errors: Readonly<Record<string, string>>;
};

/** How many records are worked on at the same time. */
const AT_ONCE = 4;

/** Performs an action on one or many records, counting as it goes; one failure does not stop the others. */
export const useRunAction = (action: ResolvedAction) => {
  const entity = useEntity();
  const provider = useGateway();
  const refresh = useRefresh();
  const wordsOf = useFailureText();
  // Pressed again after a lost answer, it is the same call, for as long as this dialog is open.
  const [keys] = useState(createIdempotencyKeys);
  const [runId] = useState(newKey);
  const [progress, setProgress] = useState<number>();

  const run = useCallback(
    async (records: readonly RaRecord[], values: Readonly<Record<string, unknown>>): Promise<ActionRun> => {
      const failures: ActionFailure[] = [];
      let done = 0;
      let message: string | undefined;
      let made: readonly MadeRecord[] = [];
      const undos: Undoable[] = [];
      const part = records.length > 1 && { run: runId };
      const heard = { ...keys, ...part, heard: (undo: Undoable) => undos.push(undo) };
      setProgress(0);
      const runOn = async (record: RaRecord) => {
        try {
          const params = { action, id: record.id, values, record, meta: { keys: heard } };
          ({ message, made = [] } = await provider.runAction(entity.name, params));
          done += 1;
        } catch (error) {
          failures.push({ record, reason: wordsOf(error), errors: errorsIn(error) });
        }
        setProgress(done + failures.length);
      };
      await pMap(records, runOn, { concurrency: AT_ONCE });
      setProgress(undefined);
      refresh();
      return {
        done,
        failures,
        message,
        made: records.length === 1 ? made : [],
        undos: undos.length === done ? undos : [],
      };
    },
    [action, entity, keys, runId, provider, refresh, wordsOf],
  );
  return { run, progress };
};

/* The data provider hands over the texts of a refusal as react-admin's forms expect them. */
const errorsIn = (error: unknown): Readonly<Record<string, string>> => {
  const { errors } = (isPlainObject(error) && isPlainObject(error['body']) ? error['body'] : {}) as {
    errors?: unknown;
  };
  if (!isPlainObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};
