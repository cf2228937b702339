import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { ListContextProvider, useListContext, type ListControllerResult, type RaRecord } from 'react-admin';
import {
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ElementType,
  type ReactNode,
  type RefObject,
} from 'react';
import { DroppedNotice } from '../../AnswerNotice';
import { StaleNotice } from '../../StaleNotice';
import { MoreContext } from './MoreContext';
import { PartsContext, type Told } from './PartsContext';
import { ShowMore } from './ShowMore';
import { usePart, type PartQuestion } from './usePart';

type ListPartProps = PartQuestion & {
  /** What it is called by those who listen: what its button for more leads to. */
  readonly name: string;
  /** Which element it is. Default: `div`. */
  readonly component?: ElementType;
  readonly sx?: SxProps<Theme>;
  /**
   * Whether a record is in it, where that can be told: one that was changed where it stands, here or by somebody else, is
   * then drawn in the part that it is in now, before any of them is read again. Has to stay the same function.
   */
  readonly holds?: (record: RaRecord) => boolean;
  /** What stands above its records, whatever becomes of them. */
  readonly head?: ReactNode;
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
  const { name, filter, perPage, sort, component = 'div', sx = {}, holds, head, empty, children } = props;
  const list = useListContext();
  const { more, isPossible, ...part } = usePart({ filter, perPage, sort });
  const { data: read, total, error, isPending, isFetching, refetch } = part;
  const data = useHeld(read, isPossible ? holds : undefined);
  const { sort: order, filterValues, selectedIds } = list;
  const value = useMemo(
    () => ({ ...list, ...part, data, page: 1, hasPreviousPage: false }) as ListControllerResult,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not the records of the list, which are those of all its parts
    [part.meta, data, total, error, isPending, isFetching, order, filterValues, selectedIds],
  );
  const root = useRef<HTMLElement>(null);
  useTold(root, { drawn: data, read });
  const hasFailed = error !== null && !data;
  const isEmpty = data?.length === 0 && !more.isOffered;
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
          {head}
          <DroppedNotice meta={part.meta} />
          <StaleNotice
            text={hasFailed ? 'app.list.error.title' : 'app.list.error.stale'}
            called={{ name }}
            error={error}
            onRetry={refetch}
          />
          {!hasFailed && (isEmpty ? empty : children)}
        </Box>
      </MoreContext>
    </ListContextProvider>
  );
};

/* What was read, without what is elsewhere by now, and with what has come from elsewhere. */
const useHeld = (read: readonly RaRecord[] | undefined, holds: ListPartProps['holds']) => {
  const parts = useContext(PartsContext);
  const known = useSyncExternalStore(parts?.subscribe ?? never, () => (holds && parts?.read()) || NONE);
  return useMemo(() => {
    if (!holds || !read) return read;
    const own = new Set(read.map(({ id }) => id));
    const come = new Map(
      known.flatMap((each) => (!own.has(each.id) && holds(each) ? [[each.id, each]] : [])),
    );
    const kept = read.filter(holds);
    return come.size === 0 && kept.length === read.length ? read : [...come.values(), ...kept];
  }, [read, holds, known]);
};

const never = () => () => undefined;

type Drawn = { readonly [T in keyof Told]: Told[T] | undefined };

/* Before anything is painted: what is drawn here is of the list. */
const useTold = (root: RefObject<Element | null>, { drawn = NONE, read = NONE }: Drawn) => {
  const parts = useContext(PartsContext);
  useLayoutEffect(() => {
    if (root.current) parts?.tell(root.current, { drawn, read });
  }, [parts, root, drawn, read]);
  useLayoutEffect(() => {
    const { current } = root;
    return () => {
      if (current) parts?.tell(current, undefined);
    };
  }, [parts, root]);
};

const NONE: readonly RaRecord[] = [];
