import { createContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Row } from '../../model/values/comparable';

export type CreatingProps = {
  /** The name of the resource. */
  readonly resource: string;
  /** What the new record begins with. */
  readonly values: Row;
  readonly onCreated: (record: RaRecord) => void;
  readonly onCancel: () => void;
};

/** Draws the form that creates a record over another form. Absent: nothing can be created from there. */
export const CreatingContext = createContext<((props: CreatingProps) => ReactNode) | undefined>(undefined);
