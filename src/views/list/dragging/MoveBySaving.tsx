import { useNotify, type RaRecord } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useSaveCell } from '../inline/useSaveCell';

type MoveBySavingProps = {
  readonly field: ResolvedField;
  readonly record: RaRecord;
  readonly to: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Gives a record another value as its cell in a table does: what is refused goes back, and says why. */
export const MoveBySaving = ({ field, record, to, onDone, onClose }: MoveBySavingProps) => {
  const notify = useNotify();
  const { save, refused } = useSaveCell({ field, record, onDone });
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const run = async () => {
      const faults = await save({ ...record, [field.name]: to });
      const [fault] = Object.values(faults ?? {});
      if (fault !== undefined) notify(fault, { type: 'error', messageArgs: { _: fault } });
    };
    void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- begun once
  }, []);
  useEffect(() => {
    if (!refused) return;
    notify(refused.text, { type: 'error', messageArgs: { _: refused.text } });
    onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, [refused]);
  return null;
};
