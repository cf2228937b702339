import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useModel } from '../../fields/AdminContext';
import { Value } from '../../fields/Value';
import { valueAt } from '../../fields/reading/valueAt';
import { matches } from '../../model/rules/rules';
import { isEmpty } from '../../model/values/comparable';
import type { ResolvedTab } from '../../model/resolved/resource';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { useEntity, useLabel, useVisibleFields } from '../useEntity';
import { besideStyle, railStyle } from './detailsFrame';
import { factStyle } from './factStyle';
import { isWide } from './isWide';

type RecordDetailsProps = {
  readonly tab: ResolvedTab;
  readonly record: RaRecord;
  /** It stands in a drawer below the head, without a rail. */
  readonly isNarrow?: boolean;
};

type Section = {
  readonly label: string | undefined;
  readonly rail: boolean;
  readonly fields: readonly ResolvedField[];
};

/** One tab of a record: its sections, those of the rail beside the others; what is empty waits behind a button. */
export const RecordDetails = ({ tab, record, isNarrow = false }: RecordDetailsProps) => {
  const translate = useTranslate();
  const isSaid = useIsSaid(tab);
  const [showsAll, showAll] = useState(false);
  const sections = useSections(tab, record).map((section) => ({
    ...section,
    fields: section.fields.filter((field) => !isSaid(field)),
  }));
  const isShown = (field: ResolvedField) => showsAll || !isEmpty(valueAt(record, field.name));
  const filled = sections.map((section) => ({ ...section, fields: section.fields.filter(isShown) }));
  const drawn = filled.filter(({ fields }) => fields.length > 0);
  const rail = drawn.filter((section) => section.rail);
  const main = drawn.filter((section) => !section.rail);
  const empty = sections
    .flatMap(({ fields }) => fields)
    .filter((field) => isEmpty(valueAt(record, field.name)));
  const hasRail = !isNarrow && rail.length > 0 && main.length > 0;
  return (
    <>
      <Box sx={hasRail ? besideStyle : undefined}>
        <Sections sections={hasRail ? main : drawn} record={record} />
        {hasRail && (
          <Box sx={railStyle}>
            <Sections sections={rail} record={record} />
          </Box>
        )}
      </Box>
      {empty.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={showsAll}
          onClick={() => showAll(!showsAll)}
          sx={{ mt: drawn.length > 0 ? 2 : 0, ml: '-5px', color: 'text.secondary' }}
        >
          {translate(showsAll ? 'app.record.hideEmpty' : 'app.record.showEmpty', {
            smart_count: empty.length,
          })}
        </Button>
      )}
    </>
  );
};

/* By the head right above the first tab: the title, and facts that are there whole. */
export const useIsSaid = (tab: ResolvedTab) => {
  const { layout, head, title } = useEntity();
  return ({ name, children }: ResolvedField) =>
    tab === layout[0] && children.length === 0 && (head.includes(name) || title === `{${name}}`);
};

/** The sections of a tab, with the fields that this person may see of this record. */
export const useSections = (tab: ResolvedTab, record: RaRecord): readonly Section[] => {
  const entity = useEntity();
  const { kinds } = useModel();
  const label = useLabel();
  const translate = useTranslate();
  const visible = useVisibleFields('show');
  const shown = visible.filter((field) => matches(field.showWhen, record, { fields: entity.fields, kinds }));
  return tab.sections.map((section) => ({
    label: section.isNotes ? translate('app.record.notes') : section.label && label(section.label),
    rail: section.rail,
    fields: section.fields.flatMap((name) => shown.filter((field) => field.name === name)),
  }));
};

type SectionsProps = { readonly sections: readonly Section[]; readonly record: RaRecord };

const Sections = ({ sections, record }: SectionsProps) => (
  <Box sx={{ minWidth: 0 }}>
    {sections.map(({ label, rail, fields }, at) => (
      <Box key={at} component="section" sx={{ '& + &': { mt: 3 } }}>
        {label !== undefined && (
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            {label}
          </Typography>
        )}
        <Box component="dl" sx={rail ? factsStyle : listStyle}>
          {fields.map((field) => (
            <Entry key={field.name} field={field} record={record} />
          ))}
        </Box>
      </Box>
    ))}
  </Box>
);

const Entry = ({ field, record }: { readonly field: ResolvedField; readonly record: RaRecord }) => {
  const label = useLabel();
  return (
    <Box sx={{ gridColumn: isWide(field) ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label(field.label)}
      </Typography>
      <Box component="dd" sx={factStyle}>
        <Value field={field} record={record} part="Show" />
      </Box>
    </Box>
  );
};

const gridOf = (least: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: `repeat(auto-fill, minmax(${least}px, 1fr))` },
    gap: 2,
    m: 0,
  }) as const;

const listStyle = gridOf(220);
const factsStyle = gridOf(150);
