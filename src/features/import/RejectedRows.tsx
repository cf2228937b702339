import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { downloadCSV, useLocale, useTranslate } from 'react-admin';
import { useId, useMemo } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import { csvFile } from '../../model/values/csv';
import type { Judged } from '../../model/import/judgeRow';
import { rejectedRows, rejectedTable } from '../../model/import/rejectedTable';
import { useEntity, useLabel } from '../../views/useEntity';
import { issueText, withCount } from '../../model/answers/issueText';
import type { RowFault } from '../../model/import/rowFault';
import { useImportParts } from './ImportContext';
import { numberFormat } from '../../fields/reading/formats';
import { useSaying } from '../../fields/useSaying';

type RejectedRowsProps = {
  readonly judged: readonly Judged[];
  /** What stands above the columns of the file. */
  readonly header: readonly string[];
};

/** Lines shown; the file that can be downloaded has them all. */
const SHOWN = 50;

/** The rows that are not taken, each with its place and reason. */
export const RejectedRows = ({ judged, header }: RejectedRowsProps) => {
  const translate = useTranslate();
  const entity = useEntity();
  const say = useSaying();
  const locale = useLocale();
  const counted = (rows: number) => ({ smart_count: rows, rows: numberFormat(locale).format(rows) });
  const textOf = useFaultText();
  const titleId = useId();
  const rejected = useMemo(() => rejectedRows(judged), [judged]);
  if (rejected.length === 0) return null;
  const reasonOf = ({ faults }: Judged) =>
    faults
      .map(textOf)
      .map(({ field, reason }) => (field === '' ? reason : `${field}: ${reason}`))
      .join(' ');
  const download = () => {
    const table = rejectedTable(header, rejected, {
      title: translate('app.import.rejected.reason'),
      reasonOf,
    });
    downloadCSV(csvFile(table), say('app.import.rejected.file', entity.label.many));
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h3" id={titleId} sx={{ m: 0, flex: 1, fontSize: 16 }}>
          {translate('app.import.rejected.title', counted(rejected.length))}
        </Box>
        <Button onClick={download} startIcon={<Icon name="download" />}>
          {translate('app.import.rejected.download')}
        </Button>
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby={titleId}>
        <Box component="table" sx={tableStyle}>
          <thead>
            <tr>
              {['row', 'column', 'value', 'reason'].map((name) => (
                <th key={name} scope="col">
                  {translate(`app.import.rejected.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rejected.slice(0, SHOWN).map((each) => (
              <Lines key={each.read.row.number} judged={each} />
            ))}
          </tbody>
        </Box>
      </Box>
      {rejected.length > SHOWN && (
        <span>{translate('app.import.rejected.more', counted(rejected.length - SHOWN))}</span>
      )}
    </Box>
  );
};

const Lines = ({ judged: { read, faults } }: { readonly judged: Judged }) => {
  const textOf = useFaultText();
  return faults.map(textOf).map((fault, index) => (
    // eslint-disable-next-line react/no-array-index-key -- the faults of a row never move
    <tr key={index}>
      <td>{read.row.number}</td>
      <td>{fault.field}</td>
      <td>
        <bdi>{fault.value}</bdi>
      </td>
      <td>{fault.reason}</td>
    </tr>
  ));
};

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 13,
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1,
    px: { xs: 0.5, sm: 1 },
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& td:nth-of-type(3)': { overflowWrap: 'anywhere', minWidth: { xs: 64, sm: 80 } },
  '& td:nth-of-type(4)': { overflowWrap: 'break-word', minWidth: { xs: 120, sm: 160 } },
  '& th:first-of-type, & td:first-of-type': { fontVariantNumeric: 'tabular-nums' },
} as const;

type FaultText = {
  /** The field at fault as a person calls it; '' for the row as a whole. */
  readonly field: string;
  readonly value: string;
  readonly reason: string;
};

/** A fault of a row in words: those of the form where the form has some. */
const useFaultText = (): ((fault: RowFault) => FaultText) => {
  const { place } = useImportParts();
  const locale = useLocale();
  const translate = useTranslate();
  const label = useLabel();
  const { resource, kinds } = place;
  const reasonOf = (fault: RowFault): string => {
    if ('words' in fault) return fault.words;
    if ('say' in fault) return translate(`app.import.fault.${fault.say}`, withCount(fault.args ?? {}));
    return issueText(fault.issue, { say: (key, args) => translate(key, args), locale });
  };
  return (fault) => {
    const field = resource.fields.find(({ name }) => name === fault.field);
    const isSecret = field !== undefined && kinds[field.kind].isSecret === true;
    const value = shortened(fault.value ?? '');
    return {
      field: field ? label(field.label) : '',
      value: isSecret ? value.replaceAll(/./gu, '•') : value,
      reason: reasonOf(fault),
    };
  };
};

/** Characters of a cell that are shown: its place says where the rest is. */
const MOST_LETTERS = 200;

const shortened = (value: string): string =>
  value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
