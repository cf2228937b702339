import { useRecordContext, useSourceContext } from 'react-admin';
import { useState } from 'react';
import type { Permission } from '../../../model/permissions/granted';
import { tidy } from '../../../model/permissions/tidy';
import { valueAt } from '../../reading/valueAt';

type Editing = {
  readonly source: string;
  readonly value: unknown;
  readonly onChange: (pairs: readonly Permission[]) => void;
  readonly isShown: (pair: Permission) => boolean;
};

/**
 * The pairs being edited, and how to replace them. The form is handed the tidied list, while this keeps what a
 * wider right made superfluous, so that taking the wider one back brings the narrower ones back too.
 */
export const usePairs = ({ source, value, onChange, isShown }: Editing) => {
  const record = useRecordContext();
  const { getSource } = useSourceContext();
  const stored = listOf(valueAt(record, getSource(source)));
  const present = listOf(value);
  const [draft, setDraft] = useState({ pairs: present, written: JSON.stringify(present) });
  /* Another list came from outside, by a reset or a reload: what was being edited is gone. */
  const pairs = draft.written === JSON.stringify(present) ? draft.pairs : present;
  const change = (next: readonly Permission[]) => {
    const tidied = tidy(next, { stored, isShown });
    setDraft({ pairs: next, written: JSON.stringify(tidied) });
    onChange(tidied);
  };
  return [pairs, change] as const;
};

/* The shape was judged before the input was drawn. */
const listOf = (value: unknown): readonly Permission[] =>
  Array.isArray(value) ? (value as readonly Permission[]) : [];
