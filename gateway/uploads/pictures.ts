import type { Sharp } from 'sharp';
import {
  pictureSizes,
  type DrawnPicture,
  type PictureFault,
  type Pictures,
  type PictureSize,
} from '../../server/uploads/pictures';
import type { FileType } from '../../src/model/files/fileTypes';
import { createTurns } from './turns';

/** More than any camera makes, and no more memory than a small machine has: 200 MB. */
const MOST_PIXELS = 50_000_000;

/** A picture that takes longer than so many seconds is none. */
const LONGEST = 30;

/**
 * Draws pictures anew with sharp, one after the other and of each account by turns: in a thread of Node's pool, of which it
 * so takes no more than one. What
 * is not drawn goes: the place where a picture was taken, and whatever else lay in its file.
 */
export const createPictures = (): Pictures => {
  const turns = createTurns();
  return {
    draw: (read, { type, by }) => turns.take(by, async () => draw(await read(), type)),
    close: turns.end,
  };
};

const draw = async (bytes: Uint8Array, type: FileType): Promise<DrawnPicture | PictureFault> => {
  const { default: sharp } = await import('sharp');
  const open = (isMoving: boolean) =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, animated: isMoving })
      .autoOrient()
      .timeout({ seconds: LONGEST });
  try {
    const whole = await encoded(open(MOVING.includes(type)), type);
    const small = await sized(open(false), 'small');
    const large = await sized(open(false), 'large');
    return { whole, sizes: { small, large } };
  } catch (error) {
    return String(error).includes('pixel limit') ? 'manyPixels' : 'broken';
  }
};

const MOVING: readonly FileType[] = ['gif', 'webp'];

const sized = (picture: Sharp, size: PictureSize) => {
  const most = pictureSizes[size];
  return bytesOf(
    picture.resize(most, most, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }),
  );
};

const encoded = (picture: Sharp, type: FileType) => {
  if (type === 'jpeg') return bytesOf(picture.jpeg({ quality: 90 }));
  if (type === 'png') return bytesOf(picture.png());
  return bytesOf(type === 'gif' ? picture.gif() : picture.webp({ quality: 90 }));
};

const bytesOf = async (picture: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.toBuffer());
