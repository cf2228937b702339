import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { MoveButton } from '../../views/list/dragging/MoveButton';
import { useTitleOf } from '../../views/useTitleOf';
import { HOW_ID } from './HowToMove';
import { useBoardParts } from './BoardContext';

/** Moves a card without a pointer, by keys or by a menu of the columns that it may go to. */
export const MoveMenu = ({ record }: { readonly record: RaRecord }) => {
  const board = useBoardParts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <MoveButton
        record={record}
        hand={board}
        how={HOW_ID}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onOpen={setAnchor}
      />
      {anchor && <Columns record={record} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
};

type ColumnsProps = {
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

const Columns = ({ record, anchor, onClose }: ColumnsProps) => {
  const translate = useTranslate();
  const name = useTitleOf()(record);
  const { movesOf, move, nameOf } = useBoardParts();
  const columns = [...movesOf(record)].flatMap(([column, { by }]) => (by ? column : []));
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('app.list.board.moveTo', { name }) } }}
    >
      {columns.map((column) => (
        <MenuItem
          key={column}
          onClick={() => {
            onClose();
            move(record, column);
          }}
        >
          {nameOf(column)}
        </MenuItem>
      ))}
    </Menu>
  );
};
