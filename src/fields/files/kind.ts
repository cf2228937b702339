import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { isKeptFile, type KeptFile } from '../../model/files/keptFile';
import { joinList } from '../reading/listText';
import { fileSchema, storedFile, uploadFaults, uploadOptions } from '../reading/uploading';
import { filesRules, USUAL_MOST, type FilesOptions } from './filesRules';

interface FilesShape extends KindShape {
  readonly options: FilesOptions;
  readonly value: readonly KeptFile[];
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    files: FilesShape;
  }
}

export default defineKind<'files'>({
  name: 'files',
  summary: 'Several files that people upload, in the order in which they put them.',
  options: {
    ...uploadOptions(),
    max: { type: 'integer', doc: 'Most files.', min: 1, max: 100, default: String(USUAL_MOST) },
  },
  example: { accept: ['pdf', 'jpeg', 'png'], max: 4 },
  order: 'text',
  isSortable: false,
  isWide: true,
  filter: { none: 'What is in files is not known, and their names say little.' },
  holdsFiles: filesRules,
  fault: (value) => {
    if (!Array.isArray(value)) return 'notList';
    return value.every(isKeptFile) ? undefined : 'badFile';
  },
  validate: (value, field) => {
    const { most } = filesRules(field);
    return value.length > most ? [{ path: '', key: 'maxItems', args: { max: most } }] : [];
  },
  fake: () => null,
  toText: (value) => joinList(value.map(({ name }) => name)),
  fromText: () => ({ fault: { path: '', key: 'file' } }),
  normalise: (value) => (value.length === 0 ? null : value.map(storedFile)),
  check: uploadFaults,
  jsonSchema: (field) => {
    const { accept, most } = filesRules(field);
    return { type: 'array', items: fileSchema(accept), maxItems: most };
  },
});
