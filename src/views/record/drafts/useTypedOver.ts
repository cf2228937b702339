import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useCallback, useState } from 'react';
import { useEntity } from '../../useEntity';

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
  /* What was typed is this record by now. */
  const saved = (record: RaRecord) => {
    // react-admin keeps the answer under the `meta` of the call, and the record is asked for without one.
    queries.setQueryData([name, 'getOne', { id: String(record.id), meta: undefined }], record);
    release();
  };
  return { form: { onTyped: hold, resetOptions }, select, release, saved };
};
