import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { Value } from '../../fields/Value';
import { matches } from '../../model/rules/rules';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { ResolvedTab } from '../../model/resolved/resource';
import { useEntity, useLabel, useVisibleFields } from '../useEntity';
import { isWide } from './isWide';

type RecordDetailsProps = { readonly tab: ResolvedTab; readonly record: RaRecord };

/** One tab of a record: its sections, each a list of labels and values. */
export const RecordDetails = ({ tab, record }: RecordDetailsProps) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const label = useLabel();
  const visible = useVisibleFields('show');
  const shown = visible.filter((field) => matches(field.showWhen, record, { fields: entity.fields, kinds }));
  return tab.sections.map((section, at) => {
    const fields = section.fields.flatMap((name) => shown.filter((field) => field.name === name));
    if (fields.length === 0) return null;
    return (
      <Box key={at} component="section" sx={{ '& + &': { mt: 3 } }}>
        {section.label && (
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {label(section.label)}
          </Typography>
        )}
        <Box component="dl" sx={listStyle}>
          {fields.map((field) => (
            <Entry key={field.name} field={field} record={record} />
          ))}
        </Box>
      </Box>
    );
  });
};

const Entry = ({ field, record }: { readonly field: ResolvedField; readonly record: RaRecord }) => {
  const label = useLabel();
  return (
    <Box sx={{ gridColumn: isWide(field) ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label(field.label)}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Value field={field} record={record} part="Show" />
      </Box>
    </Box>
  );
};

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  gap: 2,
  m: 0,
} as const;
