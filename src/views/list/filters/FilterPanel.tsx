import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { FilterForm } from './FilterForm';

type FilterPanelProps = {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** The field whose filter has the focus first. */
  readonly focusOn?: string;
};

/** The filters of a list over it, until they are closed. */
export const FilterPanel = ({ anchor, onClose, focusOn }: FilterPanelProps) => {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.list.filters') } }}
    >
      <Box sx={{ p: 2, width: 340, maxWidth: '100%', display: 'grid', gap: 1 }}>
        <FilterForm focusOn={focusOn} />
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </Box>
    </Popover>
  );
};
