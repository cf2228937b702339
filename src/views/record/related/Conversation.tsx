import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  ListContextProvider,
  ResourceContextProvider,
  useList,
  useLocale,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useEffect } from 'react';
import { useModel } from '../../../fields/AdminContext';
import { numberFormat } from '../../../fields/reading/formats';
import { countOf, type Change } from '../../../model/live/changes';
import type { ResolvedConversation, ResolvedRelated } from '../../../model/resolved/related';
import { LoadingRows } from '../../list/table/LoadingRows';
import { usePart } from '../../list/rows/usePart';
import { useNews } from '../../live/useNews';
import { WhileLive } from '../../live/WhileLive';
import { LoadFailed } from '../../states/LoadFailed';
import { useCan, useEntity, useLabel } from '../../useEntity';
import { Bubbles } from './Bubbles';
import { MessageBox } from './MessageBox';
import { useScroll } from './useScroll';

type ConversationProps = {
  readonly related: ResolvedRelated;
  readonly words: ResolvedConversation;
  readonly record: RaRecord;
};

/** What people have written about a record, the newest below, and a box to write more. */
export const Conversation = (props: ConversationProps) => {
  const target = useModel().resource(props.related.resource);
  /* it stands in no list, also where its record stands beside one */
  const none = useList<RaRecord>({ data: NONE, resource: target.name });
  return (
    <ResourceContextProvider value={target.name}>
      <ListContextProvider value={none}>
        <Talk key={String(props.record.id)} {...props} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

const NONE: RaRecord[] = [];

/** How many are there at first. */
const FIRST = 20;

const Talk = ({ related, words, record }: ConversationProps) => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  const translate = useTranslate();
  const filter = { [related.target]: String(record.id) };
  const sort = { field: words.at, order: 'DESC' } as const;
  const { data, error, isPending, isFetching, refetch, more } = usePart({ filter, perPage: FIRST, sort });
  const records = [...(data ?? [])].reverse();
  const { box, isEarlier, unseen, toEnd, earlier, onScroll } = useScroll(records, more);
  if (error && !data) return <LoadFailed name={label(entity.label.many)} error={error} onRetry={refetch} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <WhileLive>
        <News isFetching={isFetching} onNews={refetch} />
      </WhileLive>
      {isPending && <LoadingRows count={3} />}
      {data?.length === 0 && (
        <Typography color="textSecondary">{translate('app.conversation.empty')}</Typography>
      )}
      <Box sx={{ position: 'relative', minWidth: 0 }}>
        <Box
          ref={box}
          role="log"
          aria-label={label(related.label ?? entity.label.many)}
          /* what was written long ago is no news */
          aria-live={isEarlier ? 'off' : 'polite'}
          aria-busy={isPending}
          tabIndex={0}
          onScroll={onScroll}
          sx={logStyle}
        >
          {more.isOffered && (
            <Button
              size="small"
              disabled={more.isPending}
              onClick={earlier}
              sx={{ display: 'block', mx: 'auto' }}
            >
              {translate('app.conversation.earlier')}
            </Button>
          )}
          <Bubbles records={records} words={words} />
        </Box>
        {unseen > 0 && <ToEnd count={unseen} onClick={toEnd} />}
      </Box>
      {entity.can.create && can('create') && (
        <MessageBox
          related={related}
          words={words}
          recordId={String(record.id)}
          onSent={() => (toEnd(), refetch())}
        />
      )}
    </Box>
  );
};

type NewsProps = { readonly isFetching: boolean; readonly onNews: () => void };

/* What others write comes in by itself: it is what one waits for here. */
const News = ({ isFetching, onNews }: NewsProps) => {
  const { key } = useEntity();
  const news = useNews(key, { isFetching, part: asIs });
  const isThere = countOf(news) > 0;
  useEffect(() => {
    if (isThere && !isFetching) onNews();
  }, [isThere, isFetching, onNews]);
  return null;
};

const asIs = (change: Change) => change;

const ToEnd = ({ count, onClick }: { readonly count: number; readonly onClick: () => void }) => {
  const translate = useTranslate();
  const number = numberFormat(useLocale());
  return (
    <Button
      variant="contained"
      size="small"
      onClick={onClick}
      sx={{ position: 'absolute', bottom: 8, insetInlineStart: '50%', transform: 'translateX(-50%)' }}
    >
      {translate('app.conversation.news', { smart_count: count, count: number.format(count) })}
    </Button>
  );
};

const logStyle = {
  maxHeight: 'min(60vh, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minWidth: 0,
  pr: 0.5,
  '@media print': { maxHeight: 'none' },
} as const;
