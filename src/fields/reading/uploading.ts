import type { OptionDocs } from '../../model/resolved/optionDoc';
import type { FileRules, OptionFault } from '../../model/resolved/kind';
import { fileTypeNames, isFileType, usualTypes, type FileType } from '../../model/files/fileTypes';
import type { KeptFile } from '../../model/files/keptFile';

export type UploadOptions = {
  readonly accept?: readonly FileType[];
  readonly maxSize?: number;
};

/** Megabytes a file may have where its field does not say so. */
const USUAL_SIZE = 10;

/** More takes longer on a slow line than anybody waits, and pictures more memory than a server has. */
const LARGEST_SIZE = 100;

const MB = 1_000_000;

export const uploadOptions = (
  usual: readonly FileType[] = usualTypes,
  oneOf: readonly FileType[] = fileTypeNames,
): OptionDocs<UploadOptions> => ({
  accept: {
    type: 'strings',
    doc: 'What a file may be, told by its content and not by its name.',
    oneOf,
    default: usual.join(', '),
  },
  maxSize: {
    type: 'number',
    doc: `Most megabytes of one file, at most ${LARGEST_SIZE}.`,
    min: 0.001,
    max: LARGEST_SIZE,
    default: String(USUAL_SIZE),
  },
});

/** What a field takes, with everything that its options leave out. */
export const rulesOf = (
  { accept, maxSize = USUAL_SIZE }: UploadOptions,
  { most = 1, usual = usualTypes }: { readonly most?: number; readonly usual?: readonly FileType[] } = {},
): FileRules => ({ accept: accept ?? usual, maxBytes: Math.round(maxSize * MB), most });

export const uploadFaults = ({ accept }: UploadOptions): readonly OptionFault[] =>
  accept?.length === 0 ? ['accept names no type, so nothing could be uploaded'] : [];

/** What is stored of a file, whatever else came with it. */
export const storedFile = ({ id, name, size, type }: KeptFile): KeptFile => ({ id, name, size, type });

/** JSON schema of one file. */
export const fileSchema = (accept: readonly FileType[]) => ({
  type: 'object',
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    name: { type: 'string', maxLength: 120 },
    size: { type: 'integer', minimum: 0 },
    type: { type: 'string', enum: accept.filter(isFileType) },
  },
  required: ['id', 'name', 'size', 'type'],
});
