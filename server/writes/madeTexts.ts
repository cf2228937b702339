import { madeTextsIn, type MadeText } from '../../src/model/rules/madeTexts';
import type { Resource } from '../../src/model/resolved/resource';
import { textOf } from '../../src/model/values/comparable';
import type { Parts } from '../parts';
import { lockCollection } from './collectionLock';

/** The made texts of a new record as no other has them. Until the transaction ends nobody else is given one of this collection. */
export const freeTexts = async (
  values: Readonly<Record<string, unknown>>,
  resource: Resource,
  parts: Parts,
): Promise<Readonly<Record<string, string>>> => {
  const texts: Record<string, string> = {};
  for (const made of madeTextsIn(resource.fields, parts.model.kinds)) {
    const text = textOf(values[made.name]) ?? '';
    if (text === '') continue;
    await lockCollection(resource.api.collection, parts);
    texts[made.name] = await freeText(text, made, { resource, parts });
  }
  return texts;
};

type Place = { readonly resource: Resource; readonly parts: Parts };

const freeText = async (text: string, { name: path, write }: MadeText, place: Place): Promise<string> => {
  const { store } = place.parts;
  const { collection } = place.resource.api;
  const isFree = async (value: string) => (await store.count(collection, [{ path, op: 'eq', value }])) === 0;
  if (await isFree(text)) return text;
  // As many begin like it as have a number, or more: so few are asked for one by one.
  const numbered = await store.count(collection, [
    { path, op: 'gte', value: `${text}-` },
    { path, op: 'lt', value: `${text}-${AFTER_DIGITS}` },
  ]);
  for (let number = numbered + 2; ; number += 1)
    if (await isFree(write(text, number))) return write(text, number);
};

/** Comes right after 9 among the letters. */
const AFTER_DIGITS = ':';
