import type { Label, Locale } from '../../config/label';
import type { Kinds } from '../resolved/kind';
import { missingLocales } from '../resolved/labels';
import { plainData } from './plainData';
import { dictOf, isDict, isText, join } from './untrusted';
import { walkAdmin, walkEntity, type Visitor } from './walkOptions';

export type MissingTranslation = { readonly path: string; readonly locales: readonly Locale[] };

/** Every label that falls back to English in some language, with those languages. */
export const missingTranslations = (declared: unknown, kinds: Kinds): MissingTranslation[] => {
  const found: MissingTranslation[] = [];
  const note = (label: unknown, path: string): void => {
    if (!isText(label) && !(isDict(label) && isText(label.en))) return;
    const locales = missingLocales(label as Label);
    if (locales.length > 0) found.push({ path, locales });
  };
  const option = (value: unknown, type: string | undefined, at: string): void => {
    if (type === 'label') note(value, at);
    if (type === 'labels')
      for (const [name, label] of Object.entries(dictOf(value))) note(label, join(at, name));
  };
  const plain = dictOf(plainData(declared, { at: '', above: [], report: () => {} }));
  const visitor: Visitor = {
    option: (value, doc, at) => {
      const isLabel = doc.type === 'label' || doc.type === 'labels';
      option(value, isLabel ? doc.type : doc.or, at);
    },
  };
  walkAdmin(plain, { kinds, visitor });
  for (const [key, entity] of Object.entries(dictOf(plain.resources)))
    walkEntity(key, dictOf(entity), { kinds, visitor });
  return found;
};
