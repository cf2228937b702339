import { mapTexts } from '../resolve/translate';
import type { Kinds } from '../resolved/kind';
import { plainData } from './plainData';
import { dictOf, isText } from './untrusted';
import { walkAdmin, walkEntity, type Visitor } from './walkOptions';
import { isPlainObject } from '../values/plainObject';

/**
 * Every text of a configuration that a person reads, by the key that `translations/` knows it by, in the order of the
 * configuration. A label that nobody wrote is made from its key and counts as well.
 */
export const englishTexts = (declared: unknown, kinds: Kinds): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const visitor: Visitor = {
    object: (value, docs, at) => {
      const derived = docs['label']?.derived;
      // What a formula looks up is a field that no view has.
      if (
        derived &&
        !Object.hasOwn(value, 'label') &&
        !(Array.isArray(value.only) && value.only.length === 0)
      )
        found.set(placeOf(at), derived(at.replace(/^.*\./, ''), value));
    },
    option: (value, doc, at) => {
      if (isText(value) && (doc.type === 'label' || doc.or === 'label')) found.set(keyOf(at), value);
    },
  };
  const plain = dictOf(plainData(declared, { at: '', above: [], report: () => {} }));
  walkAdmin(plain, { kinds, visitor });
  for (const [key, entity] of Object.entries(dictOf(plain.resources)))
    if (isPlainObject(entity)) walkEntity(key, entity, { kinds, visitor });
  const sorted = new Map<string, string>();
  mapTexts(plain, (key) => {
    const text = found.get(key);
    if (text !== undefined) sorted.set(key, text);
    return undefined;
  });
  return sorted;
};

/* The checks name a place as the file has it: `users.layout[0].label`. */
const placeOf = (at: string): string => at.replaceAll(/\[(\d+)\]/g, '.$1');

const keyOf = (at: string): string => placeOf(at).replace(/\.label(?=$|\.(one|many)$)/, '');
