import type { Row } from './comparable';

/** A text with what a record has in the place of `{name}`; nothing where it has none. */
export const mergedText = (text: string, record: Row): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  });
