import { fileTypeFromBuffer } from 'file-type/core';
import { factsOf, fileTypeNames, type FileType } from '../../src/model/files/fileTypes';

/** So many bytes at the beginning tell what a file is. */
export const HEAD_BYTES = 4100;

/**
 * What the bytes are, by what they begin with: an archive is looked at once more (`typeOfArchive`), and a text is one while all
 * of it is (`createTextCheck`). Undefined for everything else, pages and drawings that may hold scripts among it.
 */
export const typeOfBytes = async (head: Uint8Array): Promise<FileType | 'archive' | 'text' | undefined> => {
  if (head.length === 0) return undefined;
  // Before it is taken for an open document, which is one too: what it unpacks to is looked at.
  if (isArchive(head)) return 'archive';
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const named = fileTypeNames.find((name) => factsOf(name).mime === found?.mime);
  if (named !== undefined) return named;
  return found === undefined && !MARKUP.test(textIn(head)) ? 'text' : undefined;
};

const isArchive = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;

/* What a browser takes for a page, or for a drawing with scripts in it, begins with this. */
const MARKUP = /^\s*</;

const textIn = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Reads a text piece by piece; false once it is none: bytes that are no UTF-8, or signs that no text has. */
export const createTextCheck = (): {
  readonly take: (piece: Uint8Array) => void;
  readonly end: () => boolean;
} => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  const read = (decode: () => string) => {
    if (!isText) return;
    try {
      isText = !CONTROL.test(decode());
    } catch {
      isText = false;
    }
  };
  return {
    take: (piece) => read(() => decoder.decode(piece, { stream: true })),
    end: () => {
      read(() => decoder.decode());
      return isText;
    },
  };
};

// eslint-disable-next-line no-control-regex -- what no text has
const CONTROL = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;
