import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import type { ListViewOptions } from '../../config/listViews';
import { useOffers } from '../../fields/AdminContext';
import { isEmpty } from '../../model/values/comparable';
import type { ListViewProps } from '../../views/list/ListExtrasContext';
import { Grips } from '../../views/list/order/OrderGrips';
import { ListPart } from '../../views/list/rows/ListPart';
import { RecordList } from '../../views/list/rows/RecordList';
import { useEntity, useLabel } from '../../views/useEntity';
import { Branch, useHolds } from './Branch';
import { Found } from './Found';
import { foundStyle, treeStyle } from './treeStyle';
import { useFolds } from './useFolds';

type Options = ListViewOptions<'tree'>;

/**
 * Records below records. What is searched or filtered stands as a list, each with the way to it: what is found may be at
 * any depth. So does all of a host that does not answer which records stand below none.
 */
const TreeView = ({ options }: ListViewProps<Options>) => {
  const { api } = useEntity();
  const offers = useOffers();
  const { filterValues } = useListContext();
  const isSearched = Object.values(Object(filterValues) as object).some((value) => !isEmpty(value));
  const isOffered = offers(api.source, 'order');
  if (!isSearched && isOffered) return <Tree options={options} />;
  return (
    <RecordList sx={treeStyle} itemSx={foundStyle}>
      {(record) => <Found record={record} options={options} />}
    </RecordList>
  );
};

export default TreeView;

const Tree = ({ options }: { readonly options: Options }) => {
  const entity = useEntity();
  const label = useLabel();
  const folds = useFolds();
  const holds = useHolds(options.parent, null);
  return (
    <>
      {/* not in it: the keys of a grip are none of the tree */}
      <Grips parent={options.parent} />
      <Box sx={treeStyle} onKeyDownCapture={folds.onKeyDown}>
        <ListPart
          name={label(entity.label.many)}
          filter={{ [`${options.parent}_exists`]: 'false' }}
          holds={holds}
        >
          <Branch options={options} folds={folds} />
        </ListPart>
      </Box>
    </>
  );
};
