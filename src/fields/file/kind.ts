import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { isKeptFile, type KeptFile } from '../../model/files/keptFile';
import {
  fileSchema,
  rulesOf,
  storedFile,
  uploadFaults,
  uploadOptions,
  type UploadOptions,
} from '../reading/uploading';

interface FileShape extends KindShape {
  readonly options: UploadOptions;
  readonly value: KeptFile;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    file: FileShape;
  }
}

export default defineKind<'file'>({
  name: 'file',
  summary: 'One file that people upload, kept by the server and shown to who may see the field.',
  options: uploadOptions(),
  example: { accept: ['pdf', 'jpeg', 'png'], maxSize: 5 },
  order: 'text',
  isSortable: false,
  filter: { none: 'What is in a file is not known, and its name says little.' },
  holdsFiles: (options) => rulesOf(options),
  fault: (value) => (isKeptFile(value) ? undefined : 'badFile'),
  validate: (value) => (isKeptFile(value) ? [] : [{ path: '', key: 'file' }]),
  fake: () => null,
  toText: ({ name }) => name,
  fromText: () => ({ fault: { path: '', key: 'file' } }),
  normalise: storedFile,
  check: uploadFaults,
  jsonSchema: (field) => fileSchema(rulesOf(field).accept),
});
