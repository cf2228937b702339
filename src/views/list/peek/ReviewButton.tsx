import Button from '@mui/material/Button';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { Icon } from '../../../fields/drawing/Icon';
import { numberFormat } from '../../../fields/reading/formats';
import type { ResolvedPreset } from '../../../model/resolved/resource';
import { useIsCounted, useViewCount } from '../filters/useViewCount';
import { useQueue, useQueues } from '../useQueue';

export type ReviewProps = {
  /** Begins, with the filter of the queue. */
  readonly onReview: (filter: object) => void;
};

/** How many wait to be decided, and the way through them. */
export const ReviewButton = ({ onReview }: ReviewProps) => {
  const [first] = useQueues();
  const queue = useQueue() ?? first;
  return queue ? <Review queue={queue} onReview={onReview} /> : null;
};

const Review = ({ queue, onReview }: ReviewProps & { readonly queue: ResolvedPreset }) => {
  const translate = useTranslate();
  const number = numberFormat(useLocale());
  const isInForce = useQueue() === queue;
  const { total } = useListContext();
  const isCounted = useIsCounted();
  const counted = useViewCount(queue.filter, { isCounted: isCounted && !isInForce });
  const count = isInForce ? total : counted;
  if (!count) return null;
  return (
    <Button
      data-review=""
      variant="outlined"
      onClick={() => onReview(queue.filter)}
      startIcon={<Icon name="checked" />}
    >
      {translate('app.list.queue.review', { smart_count: count, count: number.format(count) })}
    </Button>
  );
};
