import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { fromLocalTime, toLocalTime } from '../../fields/dateTime/instant';
import { useAbility, useModel, useTimes } from '../../fields/AdminContext';
import { useWording } from '../../fields/useWording';
import type { ListAsker } from '../../model/pages/askedPart';
import { timeNames, type TimeName } from '../../model/pages/timeWords';

/** Whoever asks for lists in words: their language, their day, and what they may look for. */
export const useAsker = (): Omit<ListAsker, 'recordsOf'> => {
  const translate = useTranslate();
  const ability = useAbility();
  const model = useModel();
  const wording = useWording();
  const { timeZone } = useTimes();
  const [now] = useState(() => new Date().toISOString());
  const times = Object.fromEntries(
    timeNames.map((name) => [name, [name, translate(`app.searching.times.${name}`)]]),
  ) as unknown as Readonly<Record<TimeName, readonly string[]>>;
  return {
    wording,
    times,
    today: toLocalTime(now, timeZone).slice(0, 'YYYY-MM-DD'.length),
    beginOf: (day) => fromLocalTime(`${day}T00:00`, timeZone) ?? `${day}T00:00:00.000Z`,
    may: ({ subject }, { name }) => ability.can('show', subject, name),
    reaches: (key) => {
      const { subject, single, api } = model.resource(key);
      return !single && api.calls.list !== false && ability.can('list', subject);
    },
  };
};
