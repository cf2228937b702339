import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isSameJson } from '../../../model/values/plainObject';
import { useEntity } from '../../useEntity';

type Values = Readonly<Record<string, unknown>>;

/** What a form tells of what is typed in it. */
export type Typing = {
  /** The form itself, while it is there. */
  readonly form: RefObject<UseFormReturn | undefined>;
  /** Hears the values of each try to save. */
  readonly onSent: (values: Values) => void;
  /** Hears the record that is typed over; `undefined` while nothing is typed. */
  readonly onTyped: (record: RaRecord | undefined) => void;
};

/**
 * The record that a form is typed over. While there is one, it is what the form reads (`select` of its query), in
 * whatever state the record is read meanwhile: a form begins anew with each new state, and all that was typed would be
 * gone. Its version stays with it, so that a save over the newer state is refused as a conflict, and nothing is
 * overwritten that nobody saw.
 */
export const useTypedOver = () => {
  const { name } = useEntity();
  const queries = useQueryClient();
  const [held, hold] = useState<RaRecord>();
  // Other ones have the form begin anew, also where its record is the same as before.
  const [resetOptions, setResetOptions] = useState({});
  const select = useCallback((read: RaRecord) => (held?.id === read.id ? held : read), [held]);
  /* Lets go of what was typed. */
  const release = () => {
    hold(undefined);
    setResetOptions({});
  };
  const form = useRef<UseFormReturn>(undefined);
  const sent = useRef<Values>(undefined);
  const onSent = (values: Values) => void (sent.current = values);
  /* What was sent is this record by now; what was typed since is typed over it. */
  const saved = (record: RaRecord) => {
    if (form.current && sent.current) changeSince(sent.current, form.current);
    // react-admin keeps the answer under the `meta` of the call, and the record is asked for without one.
    queries.setQueryData([name, 'getOne', { id: String(record.id), meta: undefined }], record);
    hold(undefined);
    setResetOptions({ keepDirtyValues: true, keepDirty: true });
  };
  return { form: { typing: { form, onSent, onTyped: hold }, resetOptions }, select, release, saved };
};

/* Leaves as changed in the form only what differs from what was sent; nothing else is set, and drawn, anew. */
const changeSince = (sent: Values, { getValues, reset, setValue }: UseFormReturn) => {
  const since = Object.entries(getValues()).filter(([name, value]) => !isSameJson(value, sent[name]));
  reset(sent, { keepValues: true });
  for (const [name, value] of since) setValue(name, value, { shouldDirty: true });
};
