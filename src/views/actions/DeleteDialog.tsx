import { useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { OverDialog } from '../dialogs/OverDialog';
import {
  Form,
  RecordContext,
  useDataProvider,
  useDelete,
  useLocale,
  useNotify,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useRef, useState } from 'react';
import { nounOf } from '../../model/answers/noun';
import { readUses, type Use } from '../../model/answers/uses';
import type { Undoable } from '../../model/answers/undoing';
import { createIdempotencyKeys, newKey, type IdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { FaultFocus } from '../FaultFocus';
import { useDone } from '../useDone';
import { useHasBin } from '../useHasBin';
import { TypedNumber } from './TypedNumber';
import { Warnings } from './Warnings';
import { useDenied } from './useDenied';
import { useTooFew } from './useTooFew';
import { Uses } from './Uses';
import { useUses } from './useUses';
import { useFailureText } from '../useFailureText';
import { useEntity } from '../useEntity';
import { useNamed } from '../useNamed';
import { useSingleFlight } from '../useSingleFlight';
import { useTitleOf } from '../useTitleOf';
import { useSaying } from '../../fields/useSaying';
import type { Labels } from '../../model/resolved/resolvedField';

type DeleteDialogProps = {
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
  /** Hears which were deleted. */
  readonly onDone?: ((ids: readonly Identifier[]) => void) | undefined;
};

type Refusal = { readonly record: RaRecord; readonly reason: string; readonly uses: readonly Use[] };

/** Deletes after a question; what the server refuses to delete stays listed with its reason. */
export const DeleteDialog = ({ records, onClose, onDone }: DeleteDialogProps) => {
  const entity = useEntity();
  const say = useSaying();
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const { remove, stop, progress, refused, done } = useRemove({ records, onClose, onDone });
  const isRunning = progress !== undefined;
  const [first] = records;
  const tooFew = useTooFew(records.map((before) => ({ before })));
  const denied = useDenied('delete', entity.subject);
  const noun = records.length === 1 ? entity.label.one : entity.label.many;

  const hasBin = useHasBin();
  const uses = useUses(records);
  const isUsed = uses !== undefined && uses.length > 0;
  const stays = isUsed && records.length === 1;
  const isKept = denied !== undefined || stays || (tooFew.length > 0 && records.length === 1);
  const isRefused = refused.length > 0;
  const question = useQuestion(noun, records.length, uses?.length === 0);
  return (
    <OverDialog onClose={onClose} isRunning={isRunning} maxWidth="xs" aria-labelledby="delete-title">
      <DialogTitle id="delete-title">
        {records.length === 1 && first
          ? say('ra.message.delete_title', noun, { recordRepresentation: titleOf(first), id: first.id })
          : say('ra.message.bulk_delete_title', noun, { smart_count: records.length })}
      </DialogTitle>
      <RecordContext.Provider value={undefined}>
        <Form onSubmit={() => remove()} record={{}} noValidate disableInvalidFormNotification>
          <FaultFocus />
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            {denied}
            {isRefused ? (
              <Refusals refused={refused} done={done} isOne={records.length === 1} />
            ) : (
              <>
                <Warnings said={tooFew} />
                {isUsed && <InUse records={records} uses={uses} />}
                {!stays && question}
                {!hasBin && !stays && <TypedNumber count={records.length} />}
                <Running done={progress} total={records.length} />
              </>
            )}
          </DialogContent>
          <DialogActions>
            <Leave
              isOver={isRefused}
              isRunning={isRunning}
              onClose={onClose}
              onStop={records.length > 1 ? stop : undefined}
            />
            {!isRefused && (
              <Button color="error" variant="contained" type="submit" disabled={isRunning || isKept}>
                {translate('ra.action.delete')}
              </Button>
            )}
          </DialogActions>
        </Form>
      </RecordContext.Provider>
    </OverDialog>
  );
};

type LeaveProps = {
  readonly isOver: boolean;
  readonly isRunning: boolean;
  readonly onClose: () => void;
  readonly onStop: (() => void) | undefined;
};

/* Keeps the focus while it becomes another way out. */
const Leave = ({ isOver, isRunning, onClose, onStop }: LeaveProps) => {
  const translate = useTranslate();
  const stop = isRunning && onStop;
  const text = stop ? 'app.bulkEdit.stop' : isOver ? 'ra.action.close' : 'ra.action.cancel';
  return (
    <Button onClick={stop || onClose} disabled={isRunning && !onStop} autoFocus>
      {translate(text)}
    </Button>
  );
};

type RunningProps = { readonly done: number | undefined; readonly total: number };

const Running = ({ done, total }: RunningProps) => {
  const translate = useTranslate();
  if (done === undefined || total === 1) return null;
  const counts = { action: translate('ra.action.delete'), done, total };
  return <p role="status">{translate('app.actions.running', counts)}</p>;
};

type RefusalsProps = {
  readonly refused: readonly Refusal[];
  readonly done: number;
  readonly isOne: boolean;
};

const Refusals = ({ refused, done, isOne }: RefusalsProps) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const counts = {
    action: translate('ra.action.delete'),
    done,
    failed: refused.length,
  };
  return (
    <>
      {!isOne && <p role="status">{translate('app.actions.partial', counts)}</p>}
      {refused.map(({ record, reason, uses }) => (
        <Alert key={record.id} severity="error">
          {translate('app.actions.reason', { name: titleOf(record), reason })}
          {uses.length > 0 && <Uses uses={uses} ids={[record.id]} />}
        </Alert>
      ))}
    </>
  );
};

type InUseProps = { readonly records: readonly RaRecord[]; readonly uses: readonly Use[] };

const InUse = ({ records, uses }: InUseProps) => {
  const translate = useTranslate();
  return (
    <Alert severity="warning">
      {translate('app.record.inUse', { smart_count: records.length })}
      <Uses uses={uses} ids={records.map(({ id }) => id)} />
    </Alert>
  );
};

/* Whether it is meant, and what becomes of the records, once nothing is known that would keep them. */
const useQuestion = (noun: Labels, count: number, isFree: boolean): string => {
  const hasBin = useHasBin();
  const translate = useTranslate();
  const say = useSaying();
  const counts = { smart_count: count };
  const asked = say('ra.message.bulk_delete_content', noun, counts);
  if (hasBin && !isFree) return asked;
  return `${asked} ${hasBin ? translate('app.bin.goes', counts) : translate('app.bin.final')}`;
};

/* Everything is read anew but what is gone: its page is still there until the next one is drawn. */
const useRefreshBut = () => {
  const { name } = useEntity();
  const client = useQueryClient();
  return (gone: readonly Identifier[]) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [resource, method, asked] }) =>
        !(resource === name && method === 'getOne' && gone.some((id) => isAbout(asked, id))),
    });
};

const isAbout = (asked: unknown, id: Identifier): boolean =>
  typeof asked === 'object' && asked !== null && 'id' in asked && String(asked.id) === String(id);

/** Deletes the records; what stays has its reason beside it. */
const useRemove = ({ records, onClose, onDone }: DeleteDialogProps) => {
  const entity = useEntity();
  const locale = useLocale();
  const named = useNamed();
  const notify = useNotify();
  const said = useDone();
  const refreshBut = useRefreshBut();
  const wordsOf = useFailureText();
  const { removeEach, progress, stop } = useRemoveEach(records);
  const [done, setDone] = useState(0);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  // Pressed again after a lost answer, it is the same deletion.
  const [undos] = useState<Undoable[]>([]);
  const [keys] = useState(() => ({
    ...createIdempotencyKeys(),
    ...(records.length > 1 && { run: newKey() }),
    heard: (undo: Undoable) => void undos.push(undo),
  }));
  const told = (gone: readonly RaRecord[]) =>
    said('app.record.deleted', {
      messageArgs: {
        name: named(gone[0] ?? {}),
        noun: nounOf(entity.label.many, locale),
        smart_count: gone.length,
      },
      undos: undos.length === gone.length ? undos : [],
    });
  const [removeFirst] = useDelete(entity.name, undefined, {
    mutationMode: 'optimistic',
    onError: (error) => notify(wordsOf(error), { type: 'error' }),
    // When the server has answered: said is only what has happened.
    onSettled: (_, error) => (error ? undefined : told(records)),
  });

  const remove = useSingleFlight(async () => {
    const [first, ...others] = records;
    if (entity.isDeletedFirst && first && others.length === 0) {
      onClose();
      onDone?.([first.id]);
      return removeFirst(entity.name, { id: first.id, previousData: first, meta: { keys } });
    }
    const { gone, results } = await removeEach(keys);
    setDone(gone.length);
    if (gone.length > 0) {
      onDone?.(gone.map(({ id }) => id));
      told(gone);
    }
    void refreshBut(gone.map(({ id }) => id));
    if (results.length > 0) return setRefused(results);
    return onClose();
  });
  return { remove, stop, progress, refused, done };
};

/* One by one, until somebody stops it. */
const useRemoveEach = (records: readonly RaRecord[]) => {
  const { name } = useEntity();
  const provider = useDataProvider();
  const wordsOf = useFailureText();
  const [progress, setProgress] = useState<number>();
  const isStopped = useRef(false);
  const removeEach = async (keys: IdempotencyKeys) => {
    isStopped.current = false;
    const gone: RaRecord[] = [];
    const results: Refusal[] = [];
    for (const record of records) {
      if (isStopped.current) break;
      setProgress(gone.length + results.length);
      try {
        await provider.delete(name, { id: record.id, previousData: record, meta: { keys } });
        gone.push(record);
      } catch (error) {
        results.push({ record, reason: wordsOf(error), uses: readUses(error) });
      }
    }
    setProgress(undefined);
    return { gone, results };
  };
  return { removeEach, progress, stop: () => void (isStopped.current = true) };
};
