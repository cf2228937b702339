import type { Store } from 'react-admin';
import { languageCodes } from '../locales/languages';
import { isPlainObject } from '../model/values/plainObject';
import { skinChoices } from '../pages/signIn/skinChoice';

/**
 * A store in which a value that has not the shape of its key reads as absent (G-09): written by another version or by
 * another program, it would break its page at every visit.
 */
export const withShapes = (store: Store): Store => ({
  ...store,
  getItem: (key, defaultValue) => {
    const value: unknown = store.getItem(key);
    return value !== undefined && fits(key, value)
      ? store.getItem(key, defaultValue)
      : (defaultValue as never);
  },
  subscribe: (key, callback) =>
    store.subscribe(key, (value: unknown) => callback(fits(key, value) ? value : undefined)),
});

const fits = (key: string, value: unknown): boolean =>
  shapes.every(({ keys, fits: isRight }) => !keys.test(key) || isRight(value));

type Shape = { readonly keys: RegExp; readonly fits: (value: unknown) => boolean };

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const isId = (value: unknown): boolean => isText(value) || Number.isSafeInteger(value);
const oneOf =
  (...known: readonly string[]) =>
  (value: unknown) =>
    isText(value) && known.includes(value);
const listOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(test);
const recordOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  isPlainObject(value) && Object.values(value).every(test);
const isOrder = oneOf('ASC', 'DESC');
const isAnything = () => true;

/* Every member that is there has its shape; react-admin fills in what is missing. */
const partsOf = (parts: Readonly<Record<string, (value: unknown) => boolean>>) => (value: unknown) =>
  isPlainObject(value) &&
  Object.entries(parts).every(([name, test]) => !(name in value) || test(value[name]));

/** What react-admin and our screens keep, by the end of their keys. */
const shapes: readonly Shape[] = [
  { keys: /\.selectedIds$/, fits: listOf(isId) },
  { keys: /\.selectedIds\.storeKeys$/, fits: listOf(isText) },
  {
    keys: /\.listParams$/,
    fits: partsOf({
      page: isCount,
      perPage: isCount,
      sort: isText,
      order: isOrder,
      filter: recordOf(isAnything),
      displayedFilters: recordOf(isAnything),
    }),
  },
  {
    keys: /\.savedQueries$/,
    fits: listOf((query) => isPlainObject(query) && isText(query['label']) && isPlainObject(query['value'])),
  },
  {
    keys: /\.columns$/,
    fits: (value) => isPlainObject(value) && [value['hidden'], value['order']].every(listOf(isText)),
  },
  { keys: /^recents\.|^menu\.bookmarks$/, fits: listOf(isText) },
  { keys: /^list\.perPage$/, fits: isCount },
  { keys: /\.(view|look)$/, fits: isText },
  { keys: /^menu\.folded$/, fits: recordOf(isFlag) },
  { keys: /^sidebar\.open$|\.isOn$|\.isHidden$/, fits: isFlag },
  { keys: /^density$/, fits: oneOf('comfortable', 'compact') },
  { keys: /^theme$/, fits: oneOf(...skinChoices) },
  { keys: /^locale$/, fits: oneOf(...languageCodes) },
];
