/** What a file may be, by the names that the configuration has for it. Each is told by content, never by name or by what a browser says. */
export const fileTypes = {
  pdf: { mime: 'application/pdf' },
  png: { mime: 'image/png', isPicture: true },
  jpeg: { mime: 'image/jpeg', isPicture: true },
  webp: { mime: 'image/webp', isPicture: true },
  gif: { mime: 'image/gif', isPicture: true },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    holds: 'word/document.xml',
  },
  xlsx: {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    holds: 'xl/workbook.xml',
  },
  pptx: {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    holds: 'ppt/presentation.xml',
  },
  odt: { mime: 'application/vnd.oasis.opendocument.text' },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet' },
  odp: { mime: 'application/vnd.oasis.opendocument.presentation' },
  zip: { mime: 'application/zip' },
  mp3: { mime: 'audio/mpeg' },
  mp4: { mime: 'video/mp4' },
  txt: { mime: 'text/plain' },
  csv: { mime: 'text/csv' },
} as const satisfies Readonly<Record<string, FileTypeFacts>>;

type FileTypeFacts = {
  readonly mime: string;
  readonly isPicture?: true;
  /** The part of the archive by which it is told. */
  readonly holds?: string;
};

export type FileType = keyof typeof fileTypes;

export const fileTypeNames = Object.keys(fileTypes) as readonly FileType[];

export const isFileType = (name: unknown): name is FileType =>
  typeof name === 'string' && Object.hasOwn(fileTypes, name);

export const factsOf = (type: FileType): FileTypeFacts => fileTypes[type];

export const pictureTypes = fileTypeNames.filter((type) => factsOf(type).isPicture === true);

/** What a field takes where it does not say so: what people hand in as a proof or a photo. */
export const usualTypes: readonly FileType[] = ['pdf', 'png', 'jpeg', 'webp'];
