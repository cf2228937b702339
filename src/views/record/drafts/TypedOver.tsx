import { useRecordContext, type RaRecord } from 'react-admin';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useFormState } from 'react-hook-form';

type TypedOverProps = {
  /** Hears the record that is typed over; `undefined` while nothing is typed. */
  readonly onTyped: (record: RaRecord | undefined) => void;
};

/** Says over which record something is typed in this form, from the first key until all of it is taken back. */
export const TypedOver = ({ onTyped }: TypedOverProps) => {
  const record = useRecordContext();
  const { isDirty } = useFormState();
  const tell = useEffectEvent((isTyped: boolean) => onTyped(isTyped ? record : undefined));
  // Before anything else can happen: the answer that is on its way may be the next.
  useLayoutEffect(() => tell(isDirty), [isDirty]);
  useLayoutEffect(() => () => onTyped(undefined), [onTyped]);
  return null;
};
