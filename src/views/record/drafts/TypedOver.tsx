import { useRecordContext } from 'react-admin';
import { useEffectEvent, useImperativeHandle, useLayoutEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Typing } from './useTypedOver';

/** Says over which record something is typed in this form, from the first key until all of it is taken back. */
export const TypedOver = ({ form, onTyped }: Typing) => {
  const record = useRecordContext();
  const methods = useFormContext();
  const { isDirty } = useFormState();
  useImperativeHandle(form, () => methods, [methods]);
  const tell = useEffectEvent((isTyped: boolean) => onTyped(isTyped ? record : undefined));
  // Before anything else can happen: the answer that is on its way may be the next.
  useLayoutEffect(() => tell(isDirty), [isDirty, record]);
  useLayoutEffect(() => () => onTyped(undefined), [onTyped]);
  return null;
};
