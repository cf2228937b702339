import { isPlainObject } from '../values/plainObject';
import { isFileType, type FileType } from './fileTypes';

/** What a record holds of a file; its bytes lie with the server. */
export type KeptFile = {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: FileType;
};

export const isKeptFile = (value: unknown): value is KeptFile =>
  isPlainObject(value) &&
  typeof value['id'] === 'string' &&
  FILE_ID.test(value['id']) &&
  typeof value['name'] === 'string' &&
  Number.isSafeInteger(value['size']) &&
  isFileType(value['type']);

/** 128 bits that nobody guesses. */
export const FILE_ID = /^[0-9a-f]{32}$/;

/** Files whose addresses are asked for at once. */
export const MOST_ADDRESSES = 500;

/** The files in a value, whether it is one or several. */
export const filesIn = (value: unknown): readonly KeptFile[] => [value].flat().filter(isKeptFile);
