import Box from '@mui/material/Box';
import {
  RecordContextProvider,
  useListContext,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useCallback, useContext } from 'react';
import type { ListViewOptions } from '../../config/listViews';
import { useCountsBy } from '../../views/list/counts/useCountsBy';
import { usePeekIn } from '../../views/list/peek/usePeekIn';
import { valueOf } from '../../views/list/order/useMoves';
import { FoldButton } from '../../views/list/rows/FoldButton';
import { ListPart } from '../../views/list/rows/ListPart';
import { MoreContext } from '../../views/list/rows/MoreContext';
import { LoadingRows } from '../../views/list/table/LoadingRows';
import { useTitleOf } from '../../views/useTitleOf';
import { Line } from './Line';
import { branchStyle } from './treeStyle';
import type { Folds } from './useFolds';

type BranchProps = { readonly options: ListViewOptions<'tree'>; readonly folds: Folds };

/** The records of a part of the list, and below each that is unfolded a part of its own: one call for each. */
export const Branch = (props: BranchProps) => {
  const { isPending } = useListContext();
  return (
    <>
      {isPending ? <LoadingRows /> : <Records {...props} />}
      {useContext(MoreContext)}
    </>
  );
};

const Records = ({ options, folds }: BranchProps) => {
  const { data = [] } = useListContext();
  const { look, stateOf } = usePeekIn(data);
  const ids = data.map(({ id }) => id);
  const below = useCountsBy(options.parent, { filter: { [options.parent]: ids } });
  return (
    <Box component="ul" onClick={look} onKeyDown={look} sx={branchStyle}>
      {data.map((record, at) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" data-index={at} data-peeked={stateOf(record) === 'open' || undefined}>
            <Node record={record} count={below?.at(record.id)?.count} options={options} folds={folds} />
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
};

/** Whether a record stands below that one: it is drawn there as soon as it was moved. */
export const useHolds = (parent: string, above: Identifier | null) =>
  useCallback((record: RaRecord) => valueOf(record, parent) === above, [parent, above]);

type NodeProps = BranchProps & {
  readonly record: RaRecord;
  /** How many stand below it, on all pages; undefined where nobody counts. */
  readonly count: number | undefined;
};

const Node = ({ record, count, options, folds }: NodeProps) => {
  const title = useTitleOf()(record);
  const translate = useTranslate();
  const isOpen = folds.isOpen(record.id) && count !== 0;
  const id = `below-${record.id}`;
  const holds = useHolds(options.parent, record.id);
  return (
    <>
      <Line record={record} options={options} count={count}>
        {count === 0 ? (
          <span className="leaf" />
        ) : (
          <FoldButton
            name="fold"
            label={translate('app.list.look.below', { name: title })}
            controls={id}
            isOpen={isOpen}
            onClick={() => folds.turn(record.id)}
          />
        )}
      </Line>
      {isOpen && (
        <Box id={id}>
          <ListPart name={title} filter={{ [options.parent]: [record.id] }} holds={holds}>
            <Branch options={options} folds={folds} />
          </ListPart>
        </Box>
      )}
    </>
  );
};
