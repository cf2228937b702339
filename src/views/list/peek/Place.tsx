import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'react-admin';
import type { IconName } from '../../../config/icons';
import { LAST_PAGE } from '../../../config/limits';
import { Icon } from '../../../fields/drawing/Icon';
import { Position } from '../../record/Position';
import { useQueue } from '../useQueue';

type PlaceProps = { readonly index: number; readonly go: (step: 1 | -1) => void };

/** Which row it is, or how many are left of a queue; and the way to its neighbours. */
export const Place = ({ index, go }: PlaceProps) => {
  const translate = useTranslate();
  const queue = useQueue();
  const { total, data, hasNextPage, hasPreviousPage, page, perPage } = useListContext();
  const place = (page - 1) * perPage + index;
  return (
    <>
      <Step
        icon="previous"
        name={translate('app.record.previous')}
        onClick={() => go(-1)}
        isEnd={index <= 0 && !hasPreviousPage}
      />
      {queue
        ? total !== undefined && <output>{translate('app.list.queue.left', { smart_count: total })}</output>
        : place < LAST_PAGE && <Position index={place} total={total} />}
      <Step
        icon="next"
        name={translate('app.record.next')}
        onClick={() => go(1)}
        isEnd={index >= (data?.length ?? 0) - 1 && !hasNextPage}
      />
    </>
  );
};

type StepProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  readonly isEnd: boolean;
};

/* It stays a stop of Tab at the end of the list, so that whoever has just pressed it is still there. */
const Step = ({ icon, name, onClick, isEnd }: StepProps) => (
  <IconButton
    aria-label={name}
    title={name}
    aria-disabled={isEnd || undefined}
    onClick={onClick}
    sx={isEnd ? { opacity: 0.4 } : undefined}
  >
    <Icon name={icon} />
  </IconButton>
);
