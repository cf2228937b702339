import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useGetList, useListContext, useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { MOST_IN_ORDER } from '../../../model/export/exporting';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { OverDialog } from '../../dialogs/OverDialog';
import { useFailureText } from '../../useFailureText';
import type { Kinds } from '../../../model/resolved/kind';
import type { CsvReader } from '../../../model/values/csv';
import { useModel } from '../../../fields/AdminContext';
import { useEntity, useLabel, useVisibleFields } from '../../useEntity';
import { numberFormat } from '../../../fields/reading/formats';
import { useSaying } from '../../../fields/useSaying';

type ExportDialogProps = {
  /** How many rows there are; undefined while they are counted. */
  readonly total: number | undefined;
  /** Why they could not be counted. */
  readonly error?: unknown;
  /** Whether the server writes the file: of very many rows the newest come first then. */
  readonly isServers: boolean;
  readonly onClose: () => void;
  readonly onStart: (fields: readonly ResolvedField[], reader: CsvReader) => void;
};

/** The same of all that the list shows on its pages. */
export const ListExportDialog = (props: Omit<ExportDialogProps, 'total' | 'error'>) => {
  const { total, error } = useRowsToExport();
  return <ExportDialog {...props} total={total} error={error} />;
};

/** How many rows the file will have, and which columns. */
export const ExportDialog = ({ total, error, isServers, onClose, onStart }: ExportDialogProps) => {
  const entity = useEntity();
  const say = useSaying();
  const locale = useLocale();
  const translate = useTranslate();
  const { kinds } = useModel();
  const fields = useVisibleFields('export').filter(({ kind }) => !kinds[kind].isSecret);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [reader, setReader] = useState<CsvReader>('spreadsheets');
  const chosen = fields.filter(({ name }) => !left.has(name));
  const rows = total === undefined ? '' : numberFormat(locale).format(total);
  const isReady = total !== undefined || Boolean(error);
  return (
    <OverDialog onClose={onClose} aria-labelledby="export-title" maxWidth="sm">
      <DialogTitle id="export-title">{say('app.list.export.title', entity.label.many)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <span role="status">
          {!isReady && translate('app.list.export.counting')}
          {total === 0 && translate('app.list.export.nothing')}
          {total !== undefined &&
            total > 0 &&
            translate('app.list.export.rows', { smart_count: total, rows })}
          {isServers && (total ?? 0) > MOST_IN_ORDER && ` ${translate('app.list.export.newestFirst')}`}
        </span>
        <Uncounted error={error} />
        <Columns fields={fields} left={left} onChange={setLeft} />
        {hasPhones(chosen, kinds) && <ForPrograms reader={reader} onChange={setReader} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady || total === 0 || chosen.length === 0}
          onClick={() => onStart(chosen, reader)}
        >
          {translate('ra.action.export')}
        </Button>
      </DialogActions>
    </OverDialog>
  );
};

/* Texts that name their country begin with a sign that spreadsheets take for that of an amount. */
const hasPhones = (fields: readonly ResolvedField[], kinds: Kinds): boolean =>
  fields.some(({ kind, children }) => kinds[kind].countries !== undefined || hasPhones(children, kinds));

type ForProgramsProps = { readonly reader: CsvReader; readonly onChange: (reader: CsvReader) => void };

const ForPrograms = ({ reader, onChange }: ForProgramsProps) => {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormControlLabel
        label={translate('app.list.export.programs')}
        control={
          <Checkbox
            checked={reader === 'programs'}
            onChange={(_, isChecked) => onChange(isChecked ? 'programs' : 'spreadsheets')}
            slotProps={{ input: { 'aria-describedby': 'export-programs' } }}
          />
        }
      />
      <FormHelperText id="export-programs">{translate('app.list.export.plain')}</FormHelperText>
    </FormControl>
  );
};

const Uncounted = ({ error }: { readonly error: unknown }) => {
  const translate = useTranslate();
  const wordsOf = useFailureText();
  if (!error) return null;
  const reason = wordsOf(error);
  return <Alert severity="warning">{translate('app.list.export.uncounted', { reason })}</Alert>;
};

/** Exactly as many as there are, whatever the list itself has counted. */
const useRowsToExport = () => {
  const { name } = useEntity();
  const { filterValues, sort } = useListContext();
  const pagination = { page: 1, perPage: 1 };
  return useGetList(name, { pagination, sort, filter: filterValues }, { gcTime: 0, retry: false });
};

type ColumnsProps = {
  readonly fields: readonly ResolvedField[];
  /** The names of those that are left out. */
  readonly left: ReadonlySet<string>;
  readonly onChange: (left: ReadonlySet<string>) => void;
};

const Columns = ({ fields, left, onChange }: ColumnsProps) => {
  const label = useLabel();
  const translate = useTranslate();
  const names = fields.map(({ name }) => name);
  const toggled = (name: string) =>
    new Set(left.has(name) ? [...left].filter((each) => each !== name) : [...left, name]);
  return (
    <Box component="fieldset" sx={fieldsetStyle}>
      <legend>{translate('app.list.export.columns')}</legend>
      <FormControlLabel
        label={translate('app.list.export.all')}
        control={
          <Checkbox
            checked={left.size === 0}
            indeterminate={left.size > 0 && left.size < names.length}
            onChange={() => onChange(new Set(left.size === 0 ? names : []))}
          />
        }
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {fields.map(({ name, label: labels }) => (
          <FormControlLabel
            key={name}
            label={label(labels)}
            control={<Checkbox checked={!left.has(name)} onChange={() => onChange(toggled(name))} />}
          />
        ))}
      </Box>
    </Box>
  );
};

const fieldsetStyle = { border: '1px solid', borderColor: 'divider', borderRadius: 2, m: 0, minWidth: 0 };
