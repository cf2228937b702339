import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { encodings, type Encoding } from '../../model/import/encodings';
import type { Sheet } from '../../model/import/workbook/readWorkbook';
import { NativeSelect } from './NativeSelect';
import { useImportParts } from './ImportContext';
import { cutAnew, readSheet, type ReadFile } from './readFile';

type FileFormatProps = { readonly file: ReadFile; readonly onFile: (file: ReadFile) => void };

/** How the bytes of a file become text, and the text cells: as it was guessed, for whoever knows better to choose. */
export const FileFormat = ({ file, onFile }: FileFormatProps) => {
  const translate = useTranslate();
  const { hasHeader, table, written, book } = file;
  const { separator, above } = table;
  const cut = async (how: Parameters<typeof cutAnew>[1]) => onFile(await cutAnew(file, how));
  const named: [string, string][] = [
    [';', translate('app.import.columns.semicolon')],
    [',', translate('app.import.columns.comma')],
    ['\t', translate('app.import.columns.tab')],
    ['|', translate('app.import.columns.bar')],
  ];
  const isNamed = named.some(([sign]) => sign === separator);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        <FormControlLabel
          label={translate('app.import.columns.hasHeader')}
          control={
            <Checkbox
              checked={hasHeader}
              onChange={({ target }) => void cut({ hasHeader: target.checked })}
            />
          }
        />
        {book ? (
          <SheetChoice book={book} name={file.name} onFile={onFile} />
        ) : (
          <NativeSelect
            label={translate('app.import.columns.separator')}
            value={separator}
            onChange={(sign) => void cut({ separator: sign })}
            options={isNamed ? named : [[separator, separator], ...named]}
          />
        )}
        <NativeSelect
          label={translate('app.import.columns.above')}
          value={String(above)}
          onChange={(lines) => void cut({ above: Number(lines) })}
          options={Array.from({ length: Math.max(MOST_ABOVE, above) + 1 }, (_, lines) => [
            String(lines),
            String(lines),
          ])}
        />
        {written && (
          <NativeSelect
            label={translate('app.import.columns.encoding')}
            value={written.encoding}
            onChange={(encoding) => void cut({ encoding: encoding as Encoding })}
            options={encodings.map((encoding) => [encoding, `${encoding}: ${letters[encoding]}`])}
          />
        )}
      </Box>
      <Told {...file} />
    </>
  );
};

/** What nobody sees in the file itself. */
const Told = ({ book, written }: ReadFile) => {
  const translate = useTranslate();
  const hidden = book?.sheet.hidden ?? 0;
  const broken = written?.broken ?? 0;
  return (
    <>
      {hidden > 0 && (
        <Alert severity="info">{translate('app.import.columns.hidden', { smart_count: hidden })}</Alert>
      )}
      {broken > 0 && (
        <Alert severity="warning">{translate('app.import.columns.broken', { smart_count: broken })}</Alert>
      )}
    </>
  );
};

type SheetChoiceProps = Pick<FileFormatProps, 'onFile'> & {
  readonly book: NonNullable<ReadFile['book']>;
  readonly name: string;
};

const SheetChoice = ({ book, name, onFile }: SheetChoiceProps) => {
  const translate = useTranslate();
  const { place } = useImportParts();
  const { sheets, sheet } = book;
  const choose = async (chosen: Sheet | undefined) =>
    chosen && onFile(await readSheet({ sheets, sheet: chosen }, name, place));
  return (
    <NativeSelect
      label={translate('app.import.columns.sheet')}
      value={sheet.name}
      onChange={(title) => void choose(sheets.find((each) => each.name === title))}
      options={sheets.map((each) => [each.name, each.name])}
    />
  );
};

const MOST_ABOVE = 10;

/* Nobody knows the encoding of a file by its name, and everybody the letters that are wrong in it. */
const letters: Readonly<Record<Encoding, string>> = {
  'utf-8': 'äéł, яλ漢',
  'utf-16le': 'äéł, яλ漢',
  'utf-16be': 'äéł, яλ漢',
  'windows-1250': 'ąčęłřšž',
  'windows-1251': 'абвґє',
  'windows-1252': 'äãçéñß',
  'windows-1253': 'αβγδ',
  'windows-1254': 'çğışö',
  'windows-1255': 'אבגד',
  'windows-1256': 'ابتث',
  'windows-1257': 'āėļšž',
  'windows-1258': 'ăđơư',
  'koi8-r': 'абвг',
  shift_jis: 'あア漢',
  'euc-jp': 'あア漢',
  'euc-kr': '가나다',
  big5: '漢語',
  gb18030: '汉语',
};
