import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { GroupChoice } from '../views/list/table/GroupChoice';
import { useLabel, useVisibleFields } from '../views/useEntity';

type OrderPanelProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

/** By what the records are sorted and grouped, where no head of a column says so. */
export const OrderPanel = ({ anchor, onClose }: OrderPanelProps) => {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('ra.action.sort') } }}
    >
      <SortChoice />
      <GroupChoice />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </Box>
    </Popover>
  );
};

const SortChoice = () => {
  const translate = useTranslate();
  const label = useLabel();
  const { sort, setSort } = useListContext();
  const fields = useVisibleFields('list').filter(({ sortable }) => sortable);
  const isOffered = fields.some(({ name }) => name === sort.field);
  return (
    <Box sx={{ display: 'grid', gap: 2, px: 2, pt: 2, minWidth: 240 }}>
      <Choice
        text="app.list.look.sortBy"
        value={isOffered ? sort.field : ''}
        onChoose={(field) => setSort({ field, order: sort.order })}
      >
        {/* by when they were made, which is no field */}
        {!isOffered && <option value="" aria-label={translate('app.list.none')} />}
        {fields.map(({ name, label: labels }) => (
          <option key={name} value={name}>
            {label(labels)}
          </option>
        ))}
      </Choice>
      <Choice
        text="app.list.look.order"
        value={sort.order}
        onChoose={(order) => setSort({ field: sort.field, order: order === 'DESC' ? 'DESC' : 'ASC' })}
      >
        {(['ASC', 'DESC'] as const).map((order) => (
          <option key={order} value={order}>
            {translate(`ra.sort.${order}`)}
          </option>
        ))}
      </Choice>
    </Box>
  );
};

type ChoiceProps = {
  readonly text: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

const Choice = ({ text, value, onChoose, children }: ChoiceProps) => (
  <TextField
    select
    fullWidth
    size="small"
    label={useTranslate()(text)}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {children}
  </TextField>
);
