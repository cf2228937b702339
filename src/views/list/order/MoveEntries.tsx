import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate, type RaRecord } from 'react-admin';
import { Icon } from '../../../fields/drawing/Icon';
import { useMoves } from './useMoves';

type MoveEntriesProps = { readonly record: RaRecord; readonly onClose: () => void };

/** Moves a row in the order that people make; where the list is sorted otherwise, the way back to that order. */
export const MoveEntries = ({ record, onClose }: MoveEntriesProps) => {
  const translate = useTranslate();
  const { isSorted, sort, up, down, top } = useMoves(record);
  const entry = (key: string, go: () => unknown) => (
    <MenuItem
      key={key}
      onClick={() => {
        onClose();
        void go();
      }}
    >
      <ListItemIcon>
        <Icon name="up" fontSize="small" sx={key === 'down' ? { transform: 'rotate(180deg)' } : {}} />
      </ListItemIcon>
      {translate(`app.list.move.${key}`)}
    </MenuItem>
  );
  if (!isSorted) return entry('sort', sort);
  return (
    <>
      {up && entry('up', up)}
      {down && entry('down', down)}
      {entry('top', top)}
    </>
  );
};
