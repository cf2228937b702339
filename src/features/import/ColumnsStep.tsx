import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, useLocale, useTranslate } from 'react-admin';
import { isEmpty } from '../../model/values/comparable';
import { importFields, joinOrder, type ImportPlace } from '../../model/import/importFields';
import type { Table } from '../../model/import/readTable';
import { useLabel } from '../../views/useEntity';
import { ColumnChoice, columnName } from './ColumnChoice';
import { useImportParts } from './ImportContext';
import { fieldsWithoutColumn, joinedColumns, missingKeys, withColumn, type Mapping } from './mapping';
import { NativeSelect } from './NativeSelect';
import { StepBar } from './StepBar';
import { FileFormat } from './FileFormat';
import type { ReadFile } from './readFile';
import { useState } from 'react';
import { FieldInput } from '../../fields/FieldInput';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { FormInputs } from '../../views/FormInputs';

type ColumnsStepProps = {
  readonly file: ReadFile;
  readonly mapping: Mapping;
  readonly onFile: (file: ReadFile) => void;
  readonly onMapping: (mapping: Mapping) => void;
  readonly onBack: () => void;
  readonly onNext: (mapping: Mapping) => void;
};

/** Which column fills which field, as guessed and as put right; what is not imported is named. */
export const ColumnsStep = ({ file, mapping, onFile, onMapping, onBack, onNext }: ColumnsStepProps) => {
  const { place } = useImportParts();
  const translate = useTranslate();
  const label = useLabel();
  const { table } = file;
  const fields = importFields(place);
  const missing = missingKeys(mapping, place);
  const countries = countriesIn(mapping, place);
  return (
    <Form
      defaultValues={{ ...mapping.fixed }}
      noValidate
      disableInvalidFormNotification
      onSubmit={(values: object) => onNext({ ...mapping, fixed: filledIn(values) })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Found table={table} />
        <FileFormat file={file} onFile={onFile} />
        {countries.length > 0 && (
          <CountryChoice
            countries={countries}
            country={mapping.country}
            onChange={(country) => onMapping({ ...mapping, country })}
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {table.header.map((_, index) => (
            <ColumnChoice
              // eslint-disable-next-line react/no-array-index-key -- columns have no other name, and never move
              key={index}
              table={table}
              index={index}
              fields={fields}
              chosen={mapping.columns[index]}
              onChoose={(name) => onMapping(withColumn(mapping, index, name))}
            />
          ))}
        </Box>
        <Joined table={table} mapping={mapping} />
        <Ignored table={table} mapping={mapping} />
        <FixedValues {...fieldsWithoutColumn(mapping, place)} />
        <Box sx={{ color: 'text.secondary' }}>{translate('app.import.columns.emptyCells')}</Box>
        {missing.length > 0 && (
          <Alert severity="warning">
            {translate('app.import.columns.noKey', {
              fields: missing.map((field) => label(field.label)).join(', '),
            })}
          </Alert>
        )}
        <StepBar>
          <Button onClick={onBack}>{translate('app.import.back')}</Button>
          <Button type="submit" variant="contained" disabled={missing.length > 0}>
            {translate('app.import.next')}
          </Button>
        </StepBar>
      </Box>
    </Form>
  );
};

/* Those that a text of a column may lack. */
const countriesIn = ({ columns }: Mapping, place: ImportPlace): readonly string[] => {
  const filled = importFields(place).filter(({ field }) => columns.includes(field.name));
  return [...new Set(filled.flatMap(({ field }) => place.kinds[field.kind].countries?.() ?? []))];
};

const Found = ({ table }: { readonly table: Table }) => {
  const translate = useTranslate();
  const sentences = [
    translate('app.import.columns.found', { smart_count: table.rows.length }),
    table.blank > 0 && translate('app.import.columns.blank', { smart_count: table.blank }),
  ];
  return <span role="status">{sentences.filter(Boolean).join(' ')}</span>;
};

const Joined = ({ table, mapping }: { readonly table: Table; readonly mapping: Mapping }) => {
  const { place } = useImportParts();
  const translate = useTranslate();
  const label = useLabel();
  const sentences = [...joinedColumns(mapping)].map(([name, places]) => {
    const field = place.resource.fields.find((each) => each.name === name);
    const inOrder = joinOrder(table.header).filter((at) => places.includes(at));
    const columns = inOrder.map((at) => columnName(table.header, at, translate)).join(', ');
    return translate('app.import.columns.joined', { field: field ? label(field.label) : name, columns });
  });
  return sentences.length === 0 ? null : <Alert severity="info">{sentences.join(' ')}</Alert>;
};

const Ignored = ({ table, mapping }: { readonly table: Table; readonly mapping: Mapping }) => {
  const translate = useTranslate();
  const ignored = table.header.flatMap((_, index) =>
    mapping.columns[index] === undefined ? [columnName(table.header, index, translate)] : [],
  );
  if (ignored.length === 0) return null;
  return (
    <Alert severity="info">{translate('app.import.columns.ignored', { columns: ignored.join(', ') })}</Alert>
  );
};

/* what was left empty takes its default */
const filledIn = (values: object): Mapping['fixed'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]: [string, unknown]) => !isEmpty(value)));

type CountryChoiceProps = {
  readonly countries: readonly string[];
  readonly country: string;
  readonly onChange: (country: string) => void;
};

const CountryChoice = ({ countries, country, onChange }: CountryChoiceProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const options = countries
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  return (
    <NativeSelect
      label={translate('app.import.columns.country')}
      value={country}
      onChange={onChange}
      options={[['', translate('app.import.columns.noCountry')], ...options]}
    />
  );
};

type FixedValuesProps = {
  readonly keys: readonly ResolvedField[];
  readonly needed: readonly ResolvedField[];
  readonly others: readonly ResolvedField[];
};

/** Values that every row, or every new record, gets because the file has no column for them. */
const FixedValues = ({ keys, needed, others }: FixedValuesProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {keys.length > 0 && (
        <Box component="fieldset" sx={fieldsetStyle}>
          <legend>{translate('app.import.columns.same')}</legend>
          <Inputs fields={keys} />
        </Box>
      )}
      {needed.length > 0 && (
        <Box component="fieldset" sx={fieldsetStyle}>
          <legend>{translate('app.import.columns.fixed')}</legend>
          <Inputs fields={needed} />
        </Box>
      )}
      {others.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{translate('app.import.columns.fixedMore')}</summary>
          {isOpen && <Inputs fields={others} />}
        </details>
      )}
    </Box>
  );
};

const Inputs = ({ fields }: { readonly fields: readonly ResolvedField[] }) => (
  <FormInputs fields={fields}>
    <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </Box>
  </FormInputs>
);

const fieldsetStyle = { border: '1px solid', borderColor: 'divider', borderRadius: 2, m: 0, minWidth: 0 };
