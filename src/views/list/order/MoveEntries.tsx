import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate, type RaRecord } from 'react-admin';
import { Icon } from '../../../fields/drawing/Icon';
import { useEntity } from '../../useEntity';
import { useIsEditable } from '../inline/useIsEditable';
import { useIsOrdered } from './useIsOrdered';
import { useMoves } from './useMoves';

type MoveEntriesProps = {
  readonly record: RaRecord;
  readonly onClose: () => void;
  /** Asks where it is to go: to which number, or among which others. */
  readonly onAsk: (what: 'number' | 'among') => void;
};

/** Moves a row: in the order that people make, and among the records of another one. */
export const MoveEntries = ({ record, onClose, onAsk }: MoveEntriesProps) => {
  const isOrdered = useIsOrdered();
  const isEditable = useIsEditable();
  const among = useAmongField();
  return (
    <>
      {isOrdered && <OrderEntries record={record} onClose={onClose} onAsk={onAsk} />}
      {among && isEditable({ field: among, record }) && (
        <MoveEntry name="to" turned={90} onClick={() => onAsk('among')} />
      )}
    </>
  );
};

/* Where the list is sorted otherwise, the way back to that order. */
const OrderEntries = ({ record, onClose, onAsk }: MoveEntriesProps) => {
  const { isSorted, sort, up, down, top, bottom } = useMoves(record);
  const ended = (go: () => unknown) => () => {
    onClose();
    void go();
  };
  if (!isSorted) return <MoveEntry name="sort" onClick={ended(sort)} />;
  return (
    <>
      {up && <MoveEntry name="up" onClick={ended(up)} />}
      {down && <MoveEntry name="down" turned={180} onClick={ended(down)} />}
      <MoveEntry name="top" onClick={ended(top)} />
      <MoveEntry name="bottom" turned={180} onClick={ended(bottom)} />
      <MoveEntry name="number" turned={90} onClick={() => onAsk('number')} />
    </>
  );
};

type MoveEntryProps = { readonly name: string; readonly turned?: number; readonly onClick: () => unknown };

const MoveEntry = ({ name, turned = 0, ...props }: MoveEntryProps) => {
  const translate = useTranslate();
  return (
    <MenuItem {...props}>
      <ListItemIcon>
        <Icon name="up" fontSize="small" sx={{ transform: `rotate(${turned}deg)` }} />
      </ListItemIcon>
      {translate(`app.list.move.${name}`)}
    </MenuItem>
  );
};

/** The reference that makes a tree, or the field that the order is within. */
export const useAmongField = () => {
  const { fields, list } = useEntity();
  const isTree = (field: object) => 'tree' in field && field.tree === true;
  return fields.find(isTree) ?? fields.find(({ name }) => name === list.order?.within);
};
