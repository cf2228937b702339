import { useCallback } from 'react';
import { useSaying } from '../fields/useSaying';
import { useEntity, useLabel } from './useEntity';
import { useTitleOf } from './useTitleOf';

/** Names a record within a sentence, with what it is: "Invoice INV-2026-0041". */
export const useNamed = () => {
  const { label: words } = useEntity();
  const titleOf = useTitleOf();
  const label = useLabel();
  const one = label(words.one);
  return useCallback(
    (record: Readonly<Record<string, unknown>>) => named(one, titleOf(record)),
    [one, titleOf],
  );
};

/** A title that says itself what it names is left as it is. */
export const named = (one: string, title: string): string =>
  title.toLocaleLowerCase().startsWith(one.toLocaleLowerCase()) ? title : `${one} ${title}`;

/** Says something of so many records of the entity, by what they are called: "3 customers changed". */
export const useCounted = () => {
  const say = useSaying();
  const { one, many } = useEntity().label;
  return (key: string, count: number): string => say(key, count === 1 ? one : many, { smart_count: count });
};
