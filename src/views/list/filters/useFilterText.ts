import { useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import { useAbility, useModel } from '../../../fields/AdminContext';
import type { ActiveFilter } from '../../../model/pages/activeFilters';
import { fieldText } from '../../../model/answers/fieldText';
import { titleOf } from '../../../model/answers/title';

/** What a filter asks for, in words: records by their titles, yes and no in the language of the interface. */
export const useFilterText = (filter: ActiveFilter): string => {
  const { field, values } = filter;
  const { kinds } = useModel();
  const locale = useLocale();
  const translate = useTranslate();
  const titles = useTitles(filter);
  const kind = kinds[field.kind];
  const textOf = (value: unknown): string => {
    const text = fieldText(value, field, { kinds, locale }) ?? String(value);
    const word = kind.word?.(text);
    return word === undefined ? text : translate(word);
  };
  return values.map((value) => titles.get(String(value)) ?? textOf(value)).join(', ');
};

/** The titles of the records pointed at, by id; those that may not be seen, or are gone, are left out. */
const useTitles = ({ field, values }: ActiveFilter): ReadonlyMap<string, string> => {
  const { kinds, resource } = useModel();
  const ability = useAbility();
  const locale = useLocale();
  const [to] = kinds[field.kind].references?.(field) ?? [];
  const target = to === undefined ? undefined : resource(to);
  const enabled = target !== undefined && ability.can('show', target.subject);
  const { data = [] } = useGetManyAggregate(target?.name ?? '', { ids: values.map(String) }, { enabled });
  if (!target) return new Map();
  return new Map(
    data
      .filter((record) => record !== undefined)
      .map((record) => [String(record.id), titleOf(target, record, { kinds, locale })]),
  );
};
