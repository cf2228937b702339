import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../fields/drawing/Icon';
import { useLabel } from '../../useEntity';
import { useColumns } from './useColumns';

type ColumnsPanelProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

/** Shows, hides and moves columns, by mouse and by keyboard alike. */
export const ColumnsPanel = ({ anchor, onClose }: ColumnsPanelProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const { all, shown, choose, reset } = useColumns();
  const order = all.map(({ name }) => name);
  const hidden = order.filter((name) => !shown.some((field) => field.name === name));
  const toggle = (name: string) =>
    choose({
      order,
      hidden: hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name],
    });
  const raise = (at: number) => {
    const moved = [...order];
    moved.splice(at - 1, 2, ...[order[at], order[at - 1]].filter((name) => name !== undefined));
    choose({ order: moved, hidden });
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, minWidth: 240 }}>
        {all.map((field, at) => (
          <Box component="li" key={field.name} sx={{ display: 'flex', alignItems: 'center' }}>
            <Box component="label" sx={{ flex: 1, display: 'flex', gap: 1, p: 1, cursor: 'pointer' }}>
              <input
                type="checkbox"
                checked={!hidden.includes(field.name)}
                onChange={() => toggle(field.name)}
              />
              {label(field.label)}
            </Box>
            <IconButton
              size="small"
              disabled={at === 0}
              aria-label={translate('app.list.moveColumn', { name: label(field.label) })}
              onClick={() => raise(at)}
            >
              <Icon name="up" fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1 }}>
        <Button onClick={reset}>{translate('app.list.resetColumns')}</Button>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </Box>
    </Popover>
  );
};
