import { fill } from '../../locales/fill';
import type { ImportMessages } from '../../locales/importMessages';

/** What a column is called: its header, or its number where it has none. */
export const columnName = (header: readonly string[], index: number, { columns }: ImportMessages): string =>
  header[index]?.trim() || fill(columns.column, { number: index + 1 });
