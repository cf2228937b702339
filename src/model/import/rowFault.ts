import type { Issue } from '../resolved/kind';
import type { RowFlaw } from './readTable';

/** Why a row is not taken, beyond what a form would say: the keys below `fault` of the texts of the import. */
export type ImportFault =
  RowFlaw | 'tooLong' | 'duplicate' | 'kept' | 'noPlace' | 'locked' | 'noEdit' | 'twice' | 'leftOut';

export type RowFault = {
  /** The column of the file, from 0; absent for the row as a whole and for what no column says. */
  readonly column?: number;
  /** The field at fault. */
  readonly field?: string;
  /** The cell as it stands in the file. */
  readonly value?: string;
} & (
  | { readonly issue: Issue }
  | { readonly say: ImportFault; readonly args?: Readonly<Record<string, string | number>> }
  /** The words of the server, as they came. */
  | { readonly words: string }
);
