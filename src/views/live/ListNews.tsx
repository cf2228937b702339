import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useCallback, useEffect } from 'react';
import { useListContext, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { countOf, type Change, type News, type What } from '../../model/live/changes';
import { Icon } from '../../fields/drawing/Icon';
import { useLive, useUnseen } from '../LiveContext';
import { useEntity } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { useFreshRows } from './useFreshRows';
import { useMuted } from './useMuted';
import { NewsLine } from './NewsLine';
import { useNews } from './useNews';
import { usePolite } from './usePolite';
import { numberFormat } from '../../fields/reading/formats';

/** How many records others have made or changed since the list was read: "3 new or changed · Show". */
export const ListNews = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const locale = useLocale();
  const { isFetching = false, refetch, data } = useListContext<RaRecord>();
  const updated = useUpdatedText();
  const part = useCallback(
    (change: Change) => beside(change, new Set(data?.map(({ id }) => String(id)))),
    [data],
  );
  const news = useNews(entity.key, { isFetching, part });
  const count = countOf(news);
  // Lists of `live` entities are asked anew by themselves.
  if (entity.live) return entity.bell ? null : <Announcing />;
  const shown = numberFormat(locale).format(count);
  const text = count > 0 ? translate('app.live.list', { smart_count: count, count: shown }) : '';
  return (
    <>
      <div role="status" style={visuallyHidden}>
        {updated}
      </div>
      <NewsLine text={text} onShow={() => void refetch()} />
    </>
  );
};

/*
 * What is not to be seen yet: a row that was changed shows it by itself. Numbers that go on are read with the next page: a line for
 * each of them would be in the way.
 */
const beside = ({ records, ...change }: Change, rows: ReadonlySet<string>): News | undefined => {
  const isNews = ([id, what]: readonly [string, What]) =>
    what !== 'counted' && !(what === 'changed' && rows.has(id));
  const news = { ...change, records: new Map([...records].filter(isNews)) };
  return countOf(news) > 0 ? news : undefined;
};

/* Which rows have changed before one's eyes, for those who listen. */
const useUpdatedText = (): string => {
  const translate = useTranslate();
  const locale = useLocale();
  const titleOf = useTitleOf();
  const fresh = useFreshRows();
  const names = new Intl.ListFormat(locale).format(fresh.slice(0, NAMED).map(titleOf));
  const key = fresh.length > NAMED ? 'app.live.rows' : 'app.live.rowsNamed';
  return usePolite(fresh.length > 0 ? translate(key, { smart_count: fresh.length, names }) : '');
};

const NAMED = 3;

/** Whether new records of the list are announced on other pages: as this person has chosen. */
const Announcing = () => {
  const { key } = useEntity();
  const translate = useTranslate();
  const { see } = useLive();
  const unseen = useUnseen(key);
  const [isMuted, mute] = useMuted(key);
  useEffect(() => see(key), [see, key, unseen]);
  return (
    <Button size="small" onClick={() => mute(!isMuted)} startIcon={<Icon name="bell" />}>
      {translate(isMuted ? 'app.live.unmute' : 'app.live.mute')}
    </Button>
  );
};
