import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useContext, type ReactNode, type SyntheticEvent } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { usePeekIn } from '../peek/usePeekIn';
import { GroupHead } from '../table/GroupHead';
import { LoadingRows } from '../table/LoadingRows';
import { moveByKey } from '../table/rowKeys';
import { useGrouped, type Groups } from '../table/useGrouped';
import { usePrepare } from '../usePrepare';
import { MoreContext } from './MoreContext';

type RecordListProps = {
  /** What they are grouped by. */
  readonly groupBy?: ResolvedField | undefined;
  /** How they stand beside each other, and how each looks. */
  readonly sx?: SxProps<Theme>;
  readonly itemSx: SxProps<Theme>;
  /** What stands there while they are on their way. */
  readonly waiting?: ReactNode;
  /** Draws one, without the line of the list around it. */
  readonly children: (record: RaRecord) => ReactNode;
};

/**
 * The records of the page as a list that is no table: keys lead from one to the next, the quick view hears its buttons, a
 * page that is about to be opened is downloaded, groups have their headings, and below is what leads to more of them.
 */
export const RecordList = ({ waiting = <LoadingRows />, ...rows }: RecordListProps) => {
  const { isPending } = useListContext();
  return (
    <>
      {isPending ? waiting : <Records {...rows} />}
      {useContext(MoreContext)}
    </>
  );
};

const Records = ({ groupBy, sx = {}, itemSx, children }: RecordListProps) => {
  const { data = [] } = useListContext();
  const { rows, groups } = useGrouped(data, groupBy);
  const prepare = usePrepare();
  const { look, stateOf } = usePeekIn(rows);
  const approach = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.matches('a.title')) prepare('show');
  };
  return (
    <Box
      component="ul"
      onClick={look}
      onKeyDown={(event) => look(event) || moveByKey(event)}
      onPointerDown={approach}
      onFocus={approach}
      sx={[listStyle, ...[sx].flat()]}
    >
      {rows.map((record, at) => (
        <RecordContextProvider key={record.id} value={record}>
          <GroupLine groups={groups} at={at} record={record} />
          <Box
            component="li"
            data-index={at}
            data-peeked={stateOf(record) === 'open' || undefined}
            sx={itemSx}
          >
            {children(record)}
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
};

type GroupLineProps = { readonly groups: Groups | undefined; readonly at: number; readonly record: RaRecord };

const GroupLine = ({ groups, at, record }: GroupLineProps) => {
  const head = groups?.heads.get(at);
  if (!groups || !head) return null;
  return (
    <Box component="li" data-group="" sx={groupStyle}>
      <GroupHead field={groups.field} record={record} head={head} />
    </Box>
  );
};

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.75,
} as const;

const groupStyle = {
  gridColumn: '1 / -1',
  pt: 1,
  px: 1.5,
  color: 'text.secondary',
  fontSize: 13,
  '& a': { color: 'primary.main' },
  '& b': { color: 'text.primary', fontWeight: 600 },
} as const;
