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

/** Moves a row in the order that people make; where the list is sorted otherwise, the way back to that order. */
export const MoveEntries = ({ record, onClose, onAsk }: MoveEntriesProps) => {
  const translate = useTranslate();
  const isOrdered = useIsOrdered();
  const isEditable = useIsEditable();
  const among = useAmongField();
  const { isSorted, sort, up, down, top, bottom } = useMoves(record);
  const entry = (key: string, go: () => unknown, turned = 0) => (
    <MenuItem key={key} onClick={go}>
      <ListItemIcon>
        <Icon name="up" fontSize="small" sx={{ transform: `rotate(${turned}deg)` }} />
      </ListItemIcon>
      {translate(`app.list.move.${key}`)}
    </MenuItem>
  );
  const ended = (go: () => unknown) => () => {
    onClose();
    void go();
  };
  return (
    <>
      {isOrdered && !isSorted && entry('sort', ended(sort))}
      {isOrdered && isSorted && (
        <>
          {up && entry('up', ended(up))}
          {down && entry('down', ended(down), 180)}
          {entry('top', ended(top))}
          {entry('bottom', ended(bottom), 180)}
          {entry('number', () => onAsk('number'), 90)}
        </>
      )}
      {among && isEditable({ field: among, record }) && entry('to', () => onAsk('among'), 90)}
    </>
  );
};

/** The reference that makes a tree, or the field that the order is within. */
export const useAmongField = () => {
  const { fields, list } = useEntity();
  const isTree = (field: object) => 'tree' in field && field.tree === true;
  return fields.find(isTree) ?? fields.find(({ name }) => name === list.order?.within);
};
