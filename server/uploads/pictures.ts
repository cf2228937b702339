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

/** Why there is no picture in the bytes. */
export type PictureFault = 'broken' | 'manyPixels';

/** Draws pictures anew, one at a time; each is read when its turn comes, so that those that wait take no memory. */
export type Pictures = {
  readonly draw: (
    read: () => Promise<Uint8Array<ArrayBuffer>>,
    type: FileType,
  ) => Promise<DrawnPicture | PictureFault>;
  readonly close: () => Promise<void>;
};
