import type { useTranslate } from 'react-admin';

/** What a column is called: its header, or its number where it has none. */
export const columnName = (
  header: readonly string[],
  index: number,
  translate: ReturnType<typeof useTranslate>,
): string => header[index]?.trim() || translate('app.import.columns.column', { number: index + 1 });
