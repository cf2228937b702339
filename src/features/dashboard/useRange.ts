import { useSearchParams } from 'react-router';
import { spanChoices } from '../../model/dashboard/timeSpan';

export type RangeName = (typeof spanChoices)[number];

/** The time that is looked at, kept in the address: it survives a reload and can be sent to somebody (S9.15). */
export const useRange = (): readonly [RangeName, (range: RangeName) => void] => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('range');
  const range = spanChoices.find((each) => each === asked) ?? spanChoices[0];
  return [
    range,
    (wanted) =>
      setSearch((former) => {
        const next = new URLSearchParams(former);
        next.set('range', wanted);
        return next;
      }),
  ];
};
