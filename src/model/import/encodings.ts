/** The text of a file, or why it has none: a workbook or picture is no text. */
export type FileText =
  | {
      readonly text: string;
      readonly encoding: Encoding;
      /** How many of its characters could not be read, and are `\uFFFD`. */
      readonly broken: number;
    }
  | { readonly fault: 'binary' };

/** What a file may be read as. Those of Windows have all that those of ISO 8859 have, and quotation marks and dashes. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'big5',
  'gb18030',
] as const;

export type Encoding = (typeof encodings)[number];
