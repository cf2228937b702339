import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The code block of a document that begins with the given text, so that what is explained is what is tested. */
export const codeBlock = (document: string, start: string): string => {
  const text = readFileSync(root + document, 'utf8');
  const blocks = [...text.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, code]) => code ?? '');
  const found = blocks.find((code) => code.startsWith(start));
  if (found === undefined) throw new Error(`${document} has no code block that begins with: ${start}`);
  return found;
};
