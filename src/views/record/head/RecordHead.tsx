import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useModel } from '../../../fields/AdminContext';
import { Value } from '../../../fields/Value';
import { matches } from '../../../model/rules/rules';
import { isEmpty } from '../../../model/values/comparable';
import { valueAt } from '../../../fields/reading/valueAt';
import { shownText } from '../../../model/answers/shownText';
import { useEntity, useLabel, useVisibleFields } from '../../useEntity';
import { useTitleOf } from '../../useTitleOf';
import { RecordActions } from './RecordActions';

type RecordHeadProps = {
  readonly record: RaRecord;
  /** Hears that the record was deleted, or that an action leads to the list. */
  readonly onGone: () => void;
};

/**
 * What a record is, at first sight: its title, states and a few facts, and what can be done with it. It needs nothing
 * but an entity around it, so it stands on a page as well as in a drawer.
 */
export const RecordHead = ({ record, onGone }: RecordHeadProps) => {
  const title = useTitleOf()(record);
  const { states, facts } = useHeadFields(record);
  return (
    <>
      <Box sx={rowStyle} data-record-head="">
        <Box sx={nameStyle}>
          <Typography variant="h2" component="h2" sx={titleStyle}>
            <bdi>{shownText(title)}</bdi>
          </Typography>
          {states.map((field) => (
            <Value key={field.name} field={field} record={record} />
          ))}
        </Box>
        <RecordActions record={record} onGone={onGone} />
      </Box>
      {facts.length > 0 && (
        <Box component="dl" sx={factsStyle}>
          {facts.map((field) => (
            <Fact key={field.name} field={field} record={record} />
          ))}
        </Box>
      )}
    </>
  );
};

type HeadField = ReturnType<typeof useVisibleFields>[number];

/* What is empty says nothing here. */
const useHeadFields = (record: RaRecord) => {
  const { head, fields } = useEntity();
  const { kinds } = useModel();
  const visible = useVisibleFields('show');
  const shown = head
    .flatMap((name) => visible.filter((field) => field.name === name))
    .filter((field) => !isEmpty(valueAt(record, field.name)))
    .filter((field) => matches(field.showWhen, record, { fields, kinds }));
  const isState = (field: HeadField) => kinds[field.kind].isState?.(field) === true;
  return { states: shown.filter(isState), facts: shown.filter((field) => !isState(field)) };
};

const Fact = ({ field, record }: { readonly field: HeadField; readonly record: RaRecord }) => {
  const label = useLabel();
  return (
    <Box sx={{ minWidth: 0, maxWidth: 480 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label(field.label)}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Value field={field} record={record} part="Show" />
      </Box>
    </Box>
  );
};

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const nameStyle = {
  display: 'flex',
  flex: '1 1 240px',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minWidth: 0,
} as const;

const titleStyle = { m: 0, minWidth: 0, overflowWrap: 'anywhere' } as const;

const factsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mt: 1,
  mb: { xs: 2, sm: 0 },
} as const;
