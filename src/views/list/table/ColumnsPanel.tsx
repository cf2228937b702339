import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { Icon } from '../../../fields/drawing/Icon';
import { useLabel } from '../../useEntity';
import { GroupChoice } from './GroupChoice';
import { useColumns } from './useColumns';

type ColumnsPanelProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

/** Shows, hides and moves columns: dragged by their lines, by the button of each, and there by the arrow keys. */
export const ColumnsPanel = ({ anchor, onClose }: ColumnsPanelProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const { all, hidden, toggle, move, moved, reset } = useArrangement();
  const [dragged, drag] = useState<string>();
  const over = (event: DragEvent, at: number) => {
    if (dragged === undefined) return;
    event.preventDefault();
    move(dragged, at);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('ra.action.select_columns') } }}
    >
      <GroupChoice />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, minWidth: 240 }}>
        {all.map((field, at) => (
          <Box
            component="li"
            key={field.name}
            draggable
            data-dragged={dragged === field.name || undefined}
            onDragStart={() => drag(field.name)}
            onDragOver={(event) => over(event, at)}
            onDragEnd={() => drag(undefined)}
            sx={lineStyle}
          >
            <DragIndicator fontSize="small" color="disabled" aria-hidden />
            <Box component="label" sx={{ flex: 1, display: 'flex', gap: 1, p: 1, cursor: 'pointer' }}>
              <input
                type="checkbox"
                checked={!hidden.includes(field.name)}
                onChange={() => toggle(field.name)}
              />
              {label(field.label)}
            </Box>
            <MoveButton name={label(field.label)} at={at} onMove={(to) => move(field.name, to)} />
          </Box>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {moved && translate('app.list.columnAt', { ...moved, name: label(moved.label) })}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1 }}>
        <Button onClick={reset}>{translate('app.list.resetColumns')}</Button>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </Box>
    </Popover>
  );
};

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: 1,
  cursor: 'grab',
  '&[data-dragged]': { bgcolor: 'action.selected' },
} as const;

type MoveButtonProps = {
  readonly name: string;
  readonly at: number;
  readonly onMove: (to: number) => void;
};

/* Never disabled: whoever has pressed it keeps the focus at the top. */
const MoveButton = ({ name, at, onMove }: MoveButtonProps) => {
  const translate = useTranslate();
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <IconButton
      size="small"
      aria-disabled={at === 0}
      aria-keyshortcuts="ArrowUp ArrowDown"
      aria-label={translate('app.list.moveColumn', { name })}
      onClick={() => onMove(at - 1)}
      onKeyDown={press}
      sx={{ '&[aria-disabled=true]': { color: 'action.disabled' } }}
    >
      <Icon name="up" fontSize="small" />
    </IconButton>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const order = (fields: readonly ResolvedField[]) => fields.map(({ name }) => name);

/* Which columns there are, and what becomes of them; `moved` is where the last one came to. */
const useArrangement = () => {
  const { all, shown, choose, reset } = useColumns();
  const names = order(all);
  const hidden = names.filter((name) => !shown.some((field) => field.name === name));
  const [last, setLast] = useState<string>();
  const toggle = (name: string) =>
    choose({
      order: names,
      hidden: hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name],
    });
  const move = (name: string, to: number) => {
    if (to < 0 || to >= names.length || names[to] === name) return;
    setLast(name);
    choose({ order: names.filter((each) => each !== name).toSpliced(to, 0, name), hidden });
  };
  const at = all.findIndex(({ name }) => name === last);
  const field = all[at];
  const moved = field && { label: field.label, at: at + 1, total: all.length };
  return { all, hidden, toggle, move, moved, reset };
};
