import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { firstWrongInput } from './errorTree';

type Wrong = { readonly name: string; readonly tab: number };
type FaultFocus = {
  readonly first: Wrong | undefined;
  readonly open: number;
  readonly onOpen: (tab: number) => void;
  /** Takes the focus where the fault is in no input. */
  readonly summary: RefObject<HTMLElement | null>;
};

/**
 * Leads to the first wrong field when a save was refused, here or by the server: opens its tab and puts the focus
 * there. Only then: a fault that goes away while somebody types must not take the page from under the fingers.
 */
export const useFaultFocus = ({ first, open, onOpen, summary }: FaultFocus): void => {
  const { errors, submitCount } = useFormState();
  const answered = useRef(0);
  const wanted = useRef<Wrong>(undefined);
  useEffect(() => {
    if (answered.current === submitCount) return;
    answered.current = submitCount;
    wanted.current = first;
    if (first) onOpen(first.tab);
  }, [submitCount, first, onOpen]);
  /* what is hidden cannot take the focus, so this waits for the tab */
  useEffect(() => {
    if (wanted.current === undefined || wanted.current.tab !== open) return;
    const { name } = wanted.current;
    wanted.current = undefined;
    (firstWrongInput(errors[name]) ?? summary.current)?.focus();
  });
};
