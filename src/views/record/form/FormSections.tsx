import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useMe } from '../../../fields/AdminContext';
import { RuledInput } from '../../../fields/RuledInput';
import { isOwnAccount } from '../../../model/rules/protection';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { ResolvedTab } from '../../../model/resolved/resource';
import { narrowedToNext } from '../../../model/rules/transitions';
import { useEntity, useLabel, useVisibleFields } from '../../useEntity';
import { isWide } from '../isWide';
import { valueAt } from '../../../fields/reading/valueAt';
import { isEmpty } from '../../../model/values/comparable';

type FormSectionsProps = { readonly tab: ResolvedTab; readonly view: 'create' | 'edit' };

/** One tab of the form. A field that nobody may write on creation is not there, unless it follows from others. */
export const FormSections = ({ tab, view }: FormSectionsProps) => {
  const label = useLabel();
  const translate = useTranslate();
  const entity = useEntity();
  const { fields: siblings, ownAccount } = entity;
  const record = useRecordContext();
  const stored = view === 'edit' ? record : undefined;
  const isOwn = isOwnAccount(entity, record?.id, useMe());
  const visible = useVisibleFields(view).filter(
    (field) => view === 'edit' || !field.readOnly || field.compute,
  );
  return tab.sections.map((section, at) => {
    const fields = section.fields.flatMap((name) =>
      visible.filter((field) => field.name === name && !isBlankFact(field, stored)),
    );
    if (fields.length === 0) return null;
    const heading = section.isNotes ? translate('app.record.notes') : section.label && label(section.label);
    return (
      <Box key={at} component="section" sx={{ '& + &': { mt: 3 } }}>
        {heading && (
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {heading}
          </Typography>
        )}
        <Box sx={gridStyle}>
          {fields.map((field) => (
            <Box
              key={field.name}
              sx={{
                gridColumn: isWide(field) ? '1 / -1' : undefined,
                minWidth: 0,
                // a field that its rule hides leaves no gap
                '&:empty': { display: 'none' },
              }}
            >
              <RuledInput
                field={narrowedToNext(field, entity, stored)}
                siblings={siblings}
                readOnly={isOwn && ownAccount?.locked.includes(field.name) === true}
              />
            </Box>
          ))}
        </Box>
      </Box>
    );
  });
};

/* Nothing is known, nobody types it here, and nothing on the form can change that. */
const isBlankFact = ({ readOnly, compute, name }: ResolvedField, stored: RaRecord | undefined): boolean =>
  readOnly && !compute && stored !== undefined && isEmpty(valueAt(stored, name));

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'start',
} as const;
