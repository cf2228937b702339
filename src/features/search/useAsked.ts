import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { fromLocalTime, toLocalTime } from '../../fields/dateTime/instant';
import { useAbility, useTimes } from '../../fields/AdminContext';
import { useWording } from '../../fields/useWording';
import { askedLists } from '../../model/pages/askedLists';
import { timeNames, type TimeName } from '../../model/pages/timeWords';
import { useLabel } from '../../views/useEntity';
import { MOST, type Hit } from './results';
import { useSearchedEntities } from './useRecordHits';

/** The lists that were asked for in words: `sms to:+49 status:failed today`. */
export const useAsked = (typed: string): readonly Hit[] => {
  const translate = useTranslate();
  const label = useLabel();
  const ability = useAbility();
  const wording = useWording();
  const entities = useSearchedEntities();
  const { timeZone } = useTimes();
  const [now] = useState(() => new Date().toISOString());
  const times = Object.fromEntries(
    timeNames.map((name) => [name, [name, translate(`app.searching.times.${name}`)]]),
  ) as unknown as Readonly<Record<TimeName, readonly string[]>>;
  const lists = askedLists(typed, {
    entities,
    wording,
    times,
    today: toLocalTime(now, timeZone).slice(0, 'YYYY-MM-DD'.length),
    beginOf: (day) => fromLocalTime(`${day}T00:00`, timeZone) ?? `${day}T00:00:00.000Z`,
    may: ({ subject }, { name }) => ability.can('show', subject, name),
  });
  return lists.slice(0, MOST).map(({ entity, filter, said }) => {
    const { q } = filter;
    const parts = said.map((each) =>
      translate('app.list.filterChip', { label: label(each.label), value: each.text }),
    );
    return {
      id: entity.key,
      title: label(entity.label.many),
      detail: [...parts, ...(typeof q === 'string' ? [`“${q}”`] : [])].join(' · '),
      icon: entity.icon,
      to: `/${entity.name}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    };
  });
};
