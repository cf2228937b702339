import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { countOf, type Change, type News } from '../../model/live/changes';
import { Icon } from '../../fields/drawing/Icon';
import { useLive, useUnseen } from '../LiveContext';
import { useEntity } from '../useEntity';
import { useMuted } from './useMuted';
import { NewsLine } from './NewsLine';
import { useNews } from './useNews';
import { numberFormat } from '../../fields/reading/formats';

/** How many records others have made or changed since the list was read: "3 new or changed · Show". */
export const ListNews = () => {
  const entity = useEntity();
  const translate = useTranslate();
  const locale = useLocale();
  const { isFetching = false, refetch } = useListContext();
  const news = useNews(entity.key, { isFetching, part: whole });
  const count = countOf(news);
  // Lists of `live` entities are asked anew by themselves.
  if (entity.live) return entity.bell ? null : <Announcing />;
  const shown = numberFormat(locale).format(count);
  const text = count > 0 ? translate('app.live.list', { smart_count: count, count: shown }) : '';
  return <NewsLine text={text} onShow={() => void refetch()} />;
};

/* Numbers that go on are read with the next page: a line for each of them would be in the way. */
const whole = ({ records, ...change }: Change): News | undefined => {
  const news = { ...change, records: new Map([...records].filter(([, what]) => what !== 'counted')) };
  return countOf(news) > 0 ? news : undefined;
};

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
