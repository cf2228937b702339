import { textOf, type Row } from '../values/comparable';

/** An identifier as a document store makes them: 24 hex digits, the same for an entity and index every time. */
export const fakeId = (resource: string, index: number): string =>
  SALTS.map((salt) => hash(`${salt}:${resource}#${index}`).toString(16).padStart(8, '0')).join('');

/** The id of a first record: its own, or one by its place among them. */
export const firstId = (seed: object | undefined, resource: string, index: number): string =>
  textOf((seed as Row | undefined)?.['id']) ?? fakeId(resource, index);

/** A whole number from 0 to 2^32 - 1 out of a text, spread evenly (FNV-1a, then stirred). */
export const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
};

const SALTS = ['a', 'b', 'c'];
