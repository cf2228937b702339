import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useGetList, useListContext, useLocale, useTranslate } from 'react-admin';
import { useState } from 'react';
import { MOST_IN_ORDER } from '../../../model/export/exporting';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { OverDialog } from '../../dialogs/OverDialog';
import { useFailureText } from '../../useFailureText';
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
  readonly onStart: (fields: readonly ResolvedField[]) => void;
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isReady || total === 0 || chosen.length === 0}
          onClick={() => onStart(chosen)}
        >
          {translate('ra.action.export')}
        </Button>
      </DialogActions>
    </OverDialog>
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
