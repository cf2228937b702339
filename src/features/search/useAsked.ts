import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { askedLists, type AskedList } from '../../model/pages/askedLists';
import { useLabel } from '../../views/useEntity';
import { useFailureText } from '../../views/useFailureText';
import { useFaultText } from '../../views/words/useFaultText';
import { useSaid } from '../../views/words/useRested';
import { useWords } from '../../views/words/useWords';
import { MOST, type Hit } from './results';
import { useSearchedEntities } from './useRecordHits';

export type AskedHits = {
  readonly hits: readonly Hit[];
  /** Why a word cannot be read. */
  readonly fault: string | undefined;
  /** Records that the words name are on their way. */
  readonly isSeeking: boolean;
};

/** The lists that were asked for in words: `sms to:+49 customer:jonas status:failed today`. */
export const useAsked = (typed: string, go: (path: string) => void): AskedHits => {
  const entities = useSearchedEntities();
  const wordsOf = useFailureText();
  const faultText = useFaultText();
  const hitOf = useListHit();
  /* chosen before its records are known, it opens when they are */
  const [chosen, choose] = useState<{ readonly typed: string; readonly key: string }>();
  const isChosen = chosen?.typed === typed;
  const { read, isSeeking, error } = useWords(typed, {
    read: (asker) => askedLists(typed, { ...asker, entities }),
    seeksOf: ({ lists }) => lists.flatMap(({ seeks }) => seeks),
    isUrgent: isChosen,
  });
  const ready = read.lists.find(
    ({ entity, seeks }) => isChosen && entity.key === chosen.key && seeks.length === 0,
  );
  const path = ready && pathOf(ready);
  useEffect(() => {
    if (path !== undefined) go(path);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [path]);
  const fault = useSaid(error ? wordsOf(error) : read.fault && faultText(read.fault));
  const hits = read.lists.slice(0, MOST).map((list) => {
    const later = () => choose({ typed, key: list.entity.key });
    return hitOf(list, list.seeks.length > 0 ? later : pathOf(list));
  });
  return { hits, fault, isSeeking };
};

const pathOf = ({ entity, filter }: AskedList): string =>
  `/${entity.name}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const useListHit = () => {
  const translate = useTranslate();
  const label = useLabel();
  return ({ entity, filter: { q }, said }: AskedList, to: Hit['to']): Hit => {
    const parts = said.map((each) =>
      translate('app.list.filterChip', { label: label(each.label), value: each.text }),
    );
    return {
      id: entity.key,
      title: label(entity.label.many),
      detail: [
        ...parts,
        ...(typeof q === 'string' ? [translate('app.searching.words.quoted', { text: q })] : []),
      ].join(' · '),
      icon: entity.icon,
      to,
    };
  };
};
