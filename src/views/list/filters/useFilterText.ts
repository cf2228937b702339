import { useTranslate } from 'react-admin';
import { useModel } from '../../../fields/AdminContext';
import { useRecordsOf } from '../../../fields/drawing/useRecordsOf';
import { useWording } from '../../../fields/useWording';
import { fieldText } from '../../../model/answers/fieldText';
import { titleOf } from '../../../model/answers/title';
import type { ActiveFilter } from '../../../model/pages/activeFilters';

/** What a filter asks for, in words: records by their titles, yes and no in the language of the interface. */
export const useFilterText = (filter: Pick<ActiveFilter, 'field' | 'values'>): string => {
  const { values } = filter;
  const { kinds } = useModel();
  /* A bound of what has two ends is one of these. */
  const [end] = kinds[filter.field.kind].ends ? filter.field.children : [];
  const field = end ?? filter.field;
  const wording = useWording();
  const translate = useTranslate();
  const titles = useTitles(filter);
  const kind = kinds[field.kind];
  const textOf = (value: unknown): string => {
    const whole = kind.filter === 'holds' ? [value] : value;
    const text = fieldText(whole, field, { ...wording, isSentence: true }) ?? String(value);
    const word = kind.word?.(text);
    return word === undefined ? text : translate(word);
  };
  if (values.length === 0) return translate('app.list.group.none');
  return values.map((value) => titles.get(String(value)) ?? textOf(value)).join(', ');
};

/** The titles of the records pointed at, by id; those that may not be seen, or are gone, are left out. */
const useTitles = ({
  field,
  values,
}: Pick<ActiveFilter, 'field' | 'values'>): ReadonlyMap<string, string> => {
  const { kinds } = useModel();
  const wording = useWording();
  const ids = values.map(String);
  const targets = kinds[field.kind].references?.(field) ?? [];
  const { find } = useRecordsOf(targets, targets.length === 0 ? [] : ids);
  return new Map(
    ids.flatMap((id) => {
      const found = find(id);
      return found ? [[id, titleOf(found.target, found.record, wording)] as const] : [];
    }),
  );
};
