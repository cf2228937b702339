import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { Fragment, type ReactNode } from 'react';
import type { FieldKinds, KindName } from '../../../config/fieldKinds';
import { useModel } from '../../../fields/AdminContext';
import { useCells } from '../../../fields/CellsContext';
import { Value } from '../../../fields/Value';
import { faultOf } from '../../../model/answers/answerFaults';
import { matches } from '../../../model/rules/rules';
import { isEmpty } from '../../../model/values/comparable';
import { valueAt } from '../../../fields/reading/valueAt';
import { shownText } from '../../../model/answers/shownText';
import { useEntity, useLabel, useVisibleFields } from '../../useEntity';
import { useTitleOf } from '../../useTitleOf';
import { factStyle } from '../factStyle';
import { NotForMe } from './NotForMe';
import { RecordActions } from './RecordActions';

type RecordHeadProps = {
  readonly record: RaRecord;
  /** Hears that the record was deleted, or that an action leads to the list. */
  readonly onGone: () => void;
  /** Whether somebody has deleted it: nothing can be done with it any more. */
  readonly isGone?: boolean;
  /** The level of its title: `h1` where it heads the page. */
  readonly component?: 'h1' | 'h2';
  /** What can be done with it. Default: its actions by their weight. */
  readonly actions?: ReactNode;
};

/**
 * What a record is, at first sight: its title, states and a few facts, and what can be done with it. It needs nothing
 * but an entity around it, so it stands on a page as well as in a drawer.
 */
export const RecordHead = ({
  record,
  onGone,
  component = 'h2',
  isGone = false,
  actions = <RecordActions record={record} onGone={onGone} />,
}: RecordHeadProps) => {
  const title = useTitleOf()(record);
  const { states, marks, facts } = useHeadFields(record);
  return (
    <>
      <Box sx={rowStyle} data-record-head="">
        <Box sx={nameStyle}>
          <Typography variant="h2" component={component} sx={titleStyle}>
            <bdi>{shownText(title)}</bdi>
          </Typography>
          {states.map((field) => (
            <Value key={field.name} field={field} record={record} />
          ))}
          {!isGone && marks.map((field) => <Value key={field.name} field={field} record={record} />)}
        </Box>
        {!isGone && actions}
      </Box>
      {states.map((field) => (
        <Fragment key={field.name}>
          <Advice field={field} record={record} />
          <NotForMe field={field} record={record} />
        </Fragment>
      ))}
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
  const cells = useCells();
  const isPressed = (field: HeadField) => cells[field.kind].isPressed?.(field) === true;
  const seen = visible
    .filter((field) => !isEmpty(valueAt(record, field.name)))
    .filter((field) => matches(field.showWhen, record, { fields, kinds }));
  const marks = seen.filter(isPressed);
  const shown = head.flatMap((name) => seen.filter((field) => field.name === name && !isPressed(field)));
  const isState = (field: HeadField) => kinds[field.kind].isState?.(field) === true;
  return { states: shown.filter(isState), marks, facts: shown.filter((field) => !isState(field)) };
};

/* What to do about a state: why it came to it stands in its chip. */
const Advice = ({ field, record }: { readonly field: HeadField; readonly record: RaRecord }) => {
  const { Advice: Drawing } = useCells()[field.kind];
  const { kinds } = useModel();
  const value: unknown = valueAt(record, field.name);
  if (!Drawing || faultOf(value, field, kinds) !== undefined) return null;
  return <Drawing value={value as FieldKinds[KindName]['value']} field={field} record={record} />;
};

const Fact = ({ field, record }: { readonly field: HeadField; readonly record: RaRecord }) => {
  const label = useLabel();
  const { kinds } = useModel();
  return (
    <Box sx={{ minWidth: 0, maxWidth: 480 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label(field.label)}
      </Typography>
      <Box component="dd" sx={factStyle}>
        {/* What has members of its own stands here in short: the whole of it is below. */}
        <Value field={field} record={record} part={kinds[field.kind].children ? 'Cell' : 'Show'} />
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
