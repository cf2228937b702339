import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { askedOf, isFault } from '../../model/pages/askedLists';
import { useEntity, useLabel } from '../useEntity';
import { useFailureText } from '../useFailureText';
import { useFaultText } from './useFaultText';
import { useSaid } from './useRested';
import { useWords } from './useWords';

export type SearchWordsProps = {
  readonly text: string;
  /** Enter was pressed after the last letter. */
  readonly isEntered: boolean;
  /** Told whether the text names a filter (`status:failed`), and so is nothing to search for. */
  readonly onRead: (isNamed: boolean) => void;
  readonly onApply: (filter: Readonly<Record<string, unknown>>) => void;
};

/** What Enter makes of words such as `status:failed today` in the search box of a list: filters. */
export const SearchWords = ({ text, isEntered, onRead, onApply }: SearchWordsProps) => {
  const entity = useEntity();
  const translate = useTranslate();
  const label = useLabel();
  const faultText = useFaultText();
  const wordsOf = useFailureText();
  const { read, error } = useWords(text, {
    read: (asker) => askedOf(entity, text, asker),
    seeksOf: (each) => (each && !isFault(each) ? each.seeks : []),
    isUrgent: isEntered,
  });
  const fault = read && isFault(read) ? read : undefined;
  const list = read && !isFault(read) && read.said.length > 0 ? read : undefined;
  const isNamed = text.includes(':') && (fault ?? list) !== undefined;
  const isReady = isEntered && list?.seeks.length === 0;
  useEffect(() => {
    onRead(isNamed);
    return () => onRead(false);
  });
  useEffect(() => {
    if (isReady && list) onApply(list.filter);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each Enter
  }, [isReady]);
  const words = list?.said.map((each) =>
    translate('app.list.filterChip', { label: label(each.label), value: each.text }),
  );
  const said = fault
    ? faultText(fault)
    : words && translate('app.searching.words.enter', { words: words.join(' · ') });
  return useSaid(error ? wordsOf(error) : said);
};
