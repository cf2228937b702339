import {
  useCreatePath,
  useNotify,
  useRecordContext,
  useRedirect,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useCallback, useState } from 'react';
import { useAbility, useMe, useModel } from '../../../fields/AdminContext';
import type { Undoable } from '../../../model/answers/undoing';
import { writableValues } from '../../../model/rules/writableValues';
import type { Row } from '../../../model/values/comparable';
import { isSameJson } from '../../../model/values/plainObject';
import { useEntity, useLabel } from '../../useEntity';
import { useDone } from '../../useDone';
import { useFailureText } from '../../useFailureText';
import { useNamed } from '../../useNamed';
import { useCameFromRecord, useWay, useWayBack } from '../cameFrom';
import { draftKey, forgetDraft } from '../drafts/draftStore';

/** What happens when a record was saved: it is said of which one, and the page goes where it should go then. */
export const useAfterSaving = (
  said: 'created' | 'saved',
  to: 'show' | 'list' | false,
  undos: readonly Undoable[] = [],
) => {
  const me = useMe();
  const { key, name, single, label: words } = useEntity();
  const label = useLabel();
  const done = useDone();
  const redirect = useRedirect();
  const named = useNamed();
  const pathBack = usePathBack();
  const wayBack = useWayBack();
  return (record: RaRecord) => {
    const what = single ? label(words.one) : named(record);
    // The names of earlier saves were of what is written over by now.
    done(`app.record.${said}`, { messageArgs: { name: what }, undos: undos.slice(-1) });
    if (me !== undefined) forgetDraft(draftKey(me, key, said === 'created' ? undefined : record.id));
    /* a new record is shown itself, wherever its form was opened */
    const isBack = to === 'show' && said === 'saved';
    redirect(isBack ? () => pathBack(record.id) : to, name, record.id, record, wayBack);
  };
};

/** The address that a form was opened from, else that of the page of its record. */
export const usePathBack = () => {
  const { name } = useEntity();
  const createPath = useCreatePath();
  const { back } = useWay();
  return (id: RaRecord['id']): string => back ?? createPath({ resource: name, type: 'show', id });
};

/** What Save does where nothing was changed: says so, sends nothing, and leads where Cancel would. */
export const useLeaveUnchanged = () => {
  const { name, single } = useEntity();
  const notify = useNotify();
  const redirect = useRedirect();
  const record = useRecordContext();
  const cameFromRecord = useCameFromRecord();
  const pathBack = usePathBack();
  const wayBack = useWayBack();
  return () => {
    notify('app.record.unchanged', { type: 'info' });
    if (single) return;
    const to = cameFromRecord && record ? () => pathBack(record.id) : 'list';
    redirect(to, name, record?.id, undefined, wayBack);
  };
};

/** Whether a save waits for the connection: its failure is noted then, and the form tries again by itself. */
export const useWaiting = () => {
  const [isWaiting, setWaiting] = useState(false);
  const isLost = (error: Error): boolean => {
    const { kind } = error as { readonly kind?: unknown };
    const isUnsent = !navigator.onLine && (kind === 'network' || kind === 'timeout');
    setWaiting(isUnsent);
    return isUnsent;
  };
  return { isWaiting, isLost, hasArrived: () => setWaiting(false) };
};

/** Says that a record was not saved, and why. */
export const useNotSaved = (name: string) => {
  const notify = useNotify();
  const textOf = useFailureText();
  const translate = useTranslate();
  return (error: Error) =>
    notify(translate('app.record.notSaved', { name, reason: textOf(error) }), {
      type: 'error',
      messageArgs: {},
    });
};

type Known = { readonly previousData?: Row };

/** What of the values in a form is sent: those that this person may write there, over the record that they were typed over. */
export const useWritable = (view: 'create' | 'edit') => {
  const resource = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  return useCallback(
    (values: object, { previousData: before }: Known = {}) =>
      writableValues(values as Row, { resource, view, kinds, ability, before }),
    [resource, view, kinds, ability],
  );
};

/** Whether a save of these values sends something that was typed: what is hidden by now is not sent, and must not be called saved. */
export const useIsChange = () => {
  const record = useRecordContext();
  const writable = useWritable('edit');
  return (values: Row): boolean =>
    Object.keys(writable(values, { ...(record && { previousData: record }) })).some(
      (name) => !isSameJson(values[name], record?.[name]),
    );
};
