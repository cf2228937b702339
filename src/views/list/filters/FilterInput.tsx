import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useModel } from '../../../fields/AdminContext';
import { FieldInput } from '../../../fields/FieldInput';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { useLabel } from '../../useEntity';

/** One filter: the kind's own input, or two of them where the kind is filtered by a range. */
export const FilterInput = ({ field }: { readonly field: ResolvedField }) => {
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
