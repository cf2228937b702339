import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { ListContextProvider, useListContext, type ListControllerResult, type RaRecord } from 'react-admin';
import {
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type ElementType,
  type ReactNode,
  type RefObject,
} from 'react';
import { DroppedNotice } from '../../AnswerNotice';
import { StaleNotice } from '../../StaleNotice';
import { MoreContext } from './MoreContext';
import { PartsContext } from './PartsContext';
import { ShowMore } from './ShowMore';
import { usePart, type PartQuestion } from './usePart';

type ListPartProps = PartQuestion & {
  /** What it is called by those who listen: what its button for more leads to. */
  readonly name: string;
  /** Which element it is. Default: `div`. */
  readonly component?: ElementType;
  readonly sx?: SxProps<Theme>;
  /** What stands there where it has no record. Default: nothing. */
  readonly empty?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A part of the open list, such as a column or a day: what the list shows, and of that what fits `filter`. In it
 * `useListContext` has its own records and total, and `RecordList` leads to more of them by a button; the search, the
 * filters, the order, the selection and the quick view are those of the list. Its failure is said in it, and nowhere else.
 */
export const ListPart = (props: ListPartProps) => {
  const { name, filter, perPage, sort, component = 'div', sx = {}, empty, children } = props;
  const list = useListContext();
  const { more, ...part } = usePart({ filter, perPage, sort });
  const { data, total, error, isPending, isFetching, refetch } = part;
  const { sort: order, filterValues, selectedIds } = list;
  const value = useMemo(
    () => ({ ...list, ...part, page: 1, hasPreviousPage: false }) as ListControllerResult,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not the records of the list, which are those of all its parts
    [part.meta, data, total, error, isPending, isFetching, order, filterValues, selectedIds],
  );
  const root = useRef<HTMLElement>(null);
  useTold(root, data);
  const hasFailed = error !== null && !data;
  return (
    <ListContextProvider value={value}>
      <MoreContext
        value={useMemo(
          () => (
            <ShowMore name={name} {...more} />
          ),
          [name, more],
        )}
      >
        <Box ref={root} component={component} data-part="" sx={sx}>
          <DroppedNotice meta={part.meta} />
          <StaleNotice
            text={hasFailed ? 'app.list.error.title' : 'app.list.error.stale'}
            called={{ name }}
            error={error}
            onRetry={refetch}
          />
          {!hasFailed && (total === 0 ? empty : children)}
        </Box>
      </MoreContext>
    </ListContextProvider>
  );
};

/* Before anything is painted: what is drawn here is of the list. */
const useTold = (root: RefObject<Element | null>, drawn: readonly RaRecord[] = NONE) => {
  const parts = useContext(PartsContext);
  useLayoutEffect(() => {
    if (root.current) parts?.tell(root.current, drawn);
  }, [parts, root, drawn]);
  useLayoutEffect(() => {
    const { current } = root;
    return () => {
      if (current) parts?.tell(current, undefined);
    };
  }, [parts, root]);
};

const NONE: readonly RaRecord[] = [];
