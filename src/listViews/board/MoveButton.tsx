import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useTitleOf } from '../../views/useTitleOf';
import { HOW_ID } from './HowToMove';
import { useBoardParts } from './BoardContext';

/** Moves a card without a pointer: the space bar picks it up, and a menu has the columns that it may go to. */
export const MoveButton = ({ record }: { readonly record: RaRecord }) => {
  const translate = useTranslate();
  const { isLifted, cancel } = useBoardParts();
  const name = useTitleOf()(record);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const onKeyDown = useKeys(record);
  return (
    <>
      <IconButton
        size="small"
        data-move={String(record.id)}
        aria-label={translate('app.list.board.move', { name })}
        title={translate('app.list.board.move', { name })}
        aria-describedby={HOW_ID}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onKeyDown={onKeyDown}
        /* some browsers press a button when the space bar is let go, whatever became of the key */
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onBlur={() => isLifted(record) && cancel()}
        onClick={({ currentTarget }) => !isLifted(record) && setAnchor(currentTarget)}
      >
        <DragIndicator fontSize="small" aria-hidden />
      </IconButton>
      {anchor && <MoveMenu record={record} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
};

const useKeys = (record: RaRecord) => {
  const { isLifted, lift, step, drop, cancel } = useBoardParts();
  const lifted: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
    ' ': drop,
    Enter: drop,
    Escape: cancel,
  };
  return (event: KeyboardEvent) => {
    const { [event.key]: doing } = isLifted(record) ? lifted : { ' ': () => lift(record, true) };
    if (!doing) return;
    event.preventDefault();
    doing();
  };
};

type MoveMenuProps = {
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

const MoveMenu = ({ record, anchor, onClose }: MoveMenuProps) => {
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
