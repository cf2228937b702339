import type { Model } from '../../src/model/resolved/model';
import type { FileRules } from '../../src/model/resolved/kind';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { factsOf, type FileType } from '../../src/model/files/fileTypes';
import type { KeptFile } from '../../src/model/files/keptFile';
import { hexOf, randomBytes } from '../bytes';
import type { Row } from '../store/store';
import { pictureSizeNames } from './pictures';

/** A row for each file: it is there before its bytes are, and goes after them, so that none lie where no row names them. No
 * entity has such a key. */
export const UPLOADS = '~uploads';

/**
 * Its bytes are on their way; nobody’s yet but of who sent them; of a record; no longer to be had. Copies of a record have rows
 * of their own over the same bytes.
 */
export type UploadState = 'coming' | 'waiting' | 'taken' | 'gone';

export type Upload = Row & {
  readonly state: UploadState;
  /** The account that sent it. */
  readonly by: string;
  readonly collection: string;
  readonly field: string;
  /** The id of the record that has it, or had it last. */
  readonly record: string | null;
  /** When that record let go of it. */
  readonly letGoAt: string | null;
  /** The key of its bytes. */
  readonly bytes: string;
  /** The scanner could not be asked yet, or found something: it is not handed out. Absent or null for all others. */
  readonly scan?: 'waiting' | 'harmful' | null;
  readonly size: number;
  readonly name: string;
  readonly type: FileType | null;
};

/** So long an upload is good until a record takes it, in milliseconds. */
export const UPLOAD_MS = 60 * 60_000;

export const newFileId = (): string => hexOf(randomBytes(16));

export const fileOf = ({ _id: id, name, size, type }: Upload): KeptFile => ({
  id,
  name,
  size,
  type: type ?? 'txt',
});

/** All keys under which something of a file may lie. */
export const keysOf = (bytes: string): readonly string[] => [
  bytes,
  ...pictureSizeNames.map((size) => `${bytes}.${size}`),
];

export type FileField = {
  readonly resource: Resource;
  readonly field: ResolvedField;
  readonly rules: FileRules;
};

/** The fields of an entity that hold files. */
export const fileFields = (resource: Resource, { kinds }: Pick<Model, 'kinds'>): readonly FileField[] =>
  resource.fields.flatMap((field): FileField[] => {
    const rules = kinds[field.kind].holdsFiles?.(field);
    return rules ? [{ resource, field, rules }] : [];
  });

/** The fields that hold files, by the collections of their records. */
export const fileCollections = (
  model: Pick<Model, 'resources' | 'kinds'>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, ReadonlySet<string>>();
  for (const resource of model.resources) {
    const names = fileFields(resource, model).map(({ field }) => field.name);
    const { collection } = resource.api;
    if (names.length > 0) found.set(collection, new Set([...(found.get(collection) ?? []), ...names]));
  }
  return found;
};

export const isPicture = (type: FileType | null): boolean =>
  type !== null && factsOf(type).isPicture === true;
