import { createContext, type ReactNode } from 'react';
import type { ResolvedField } from '../../model/resolved/resolvedField';

export type MarkToggleProps = {
  readonly field: ResolvedField;
  readonly record: Readonly<Record<string, unknown>>;
  readonly isSet: boolean;
  /** The sign, for the button to have. */
  readonly children: ReactNode;
  /** What stands there for whoever may only look. */
  readonly still: ReactNode;
};

/** Draws a mark as a button, for whoever may set it. Absent: it can only be looked at. */
export const MarkContext = createContext<((props: MarkToggleProps) => ReactNode) | undefined>(undefined);
