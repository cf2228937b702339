import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { FilterLiveForm, useTranslate, SavedQueriesList } from 'react-admin';
import { FormInputs } from '../../FormInputs';
import { useEntity, useVisibleFields, useLabel } from '../../useEntity';
import { useModel } from '../../../fields/AdminContext';
import { FieldInput } from '../../../fields/FieldInput';
import type { ResolvedField } from '../../../model/resolved/resolvedField';

type FilterPanelProps = { readonly anchor: HTMLElement; readonly onClose: () => void };

/** Every declared filter of the list, applied while it is filled in, and the saved queries. */
export const FilterPanel = ({ anchor, onClose }: FilterPanelProps) => {
  const entity = useEntity();
  const translate = useTranslate();
  const visible = useVisibleFields('filter');
  const fields = entity.list.filters.flatMap((name) => visible.filter((field) => field.name === name));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.list.filters') } }}
    >
      <Box sx={{ p: 2, width: 340, maxWidth: '100%', display: 'grid', gap: 1 }}>
        <FormInputs fields={fields}>
          <FilterLiveForm debounce={120}>
            {fields.map((field) => (
              <FilterInput key={field.name} field={field} />
            ))}
          </FilterLiveForm>
        </FormInputs>
        <SavedQueriesList />
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </Box>
    </Popover>
  );
};

/** One filter: the kind's own input, or two of them where the kind is filtered by a range. */
const FilterInput = ({ field }: { readonly field: ResolvedField }) => {
  const { kinds } = useModel();
  const translate = useTranslate();
  const label = useLabel()(field.label);
  if (kinds[field.kind].filter !== 'range') return <FieldInput field={field} isFilter />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <FieldInput
        field={field}
        isFilter
        source={`${field.name}_gte`}
        label={translate('app.list.from', { label })}
      />
      <FieldInput
        field={field}
        isFilter
        source={`${field.name}_lte`}
        label={translate('app.list.to', { label })}
      />
    </Box>
  );
};
