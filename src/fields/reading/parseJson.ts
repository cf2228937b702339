import type { Json } from '../../config/json';
import type { Issue } from '../../model/resolved/kind';
import { jsonFaultAt } from './jsonFaultAt';

/** Reads JSON, or says at which line and column (from 1) it stops being JSON. */
export const parseJson = (text: string): { readonly value: Json } | { readonly issue: Issue } => {
  try {
    return { value: JSON.parse(text) as Json };
  } catch {
    const lines = text.slice(0, jsonFaultAt(text)).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { issue: { path: '', key: 'json', args: { line: lines.length, column } } };
  }
};
