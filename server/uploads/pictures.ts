import type { FileType } from '../../src/model/files/fileTypes';

/** Pictures of a picture: what fits into a square of so many pixels. */
export const pictureSizes = { small: 128, large: 1024 } as const;

export type PictureSize = keyof typeof pictureSizes;

export const pictureSizeNames = Object.keys(pictureSizes) as readonly PictureSize[];

/** A picture as it is kept: drawn anew, without what its camera wrote beside it, such as a place. */
export type DrawnPicture = {
  readonly whole: Uint8Array<ArrayBuffer>;
  readonly sizes: Readonly<Record<PictureSize, Uint8Array<ArrayBuffer>>>;
};

/** Why there is no picture in the bytes; `busy` where too many others wait. */
export type PictureFault = 'broken' | 'manyPixels' | 'busy';

/**
 * Draws pictures anew, one at a time and of each account by turns; each is read when its turn comes, so that those that wait
 * take no memory.
 */
export type Pictures = {
  readonly draw: (
    read: () => Promise<Uint8Array<ArrayBuffer>>,
    of: { readonly type: FileType; readonly by: string },
  ) => Promise<DrawnPicture | PictureFault>;
  readonly close: () => Promise<void>;
};
