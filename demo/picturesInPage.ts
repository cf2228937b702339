import {
  pictureSizes,
  type DrawnPicture,
  type PictureFault,
  type Pictures,
} from '../server/uploads/pictures';
import { factsOf, type FileType } from '../src/model/files/fileTypes';

/** More than a page can draw. */
const MOST_PIXELS = 50_000_000;

/** Draws pictures anew on a canvas: without the place where they were taken. What moves stands still then. */
export const picturesInPage: Pictures = {
  draw: async (read, { type }): Promise<DrawnPicture | PictureFault> => {
    try {
      const { mime } = factsOf(type);
      const picture = await createImageBitmap(new Blob([await read()], { type: mime }));
      const { width, height } = picture;
      if (width * height > MOST_PIXELS) return 'manyPixels';
      const most = Math.max(width, height);
      const drawn = {
        whole: await encoded(picture, most, writable(type)),
        sizes: {
          small: await encoded(picture, pictureSizes.small, 'image/webp'),
          large: await encoded(picture, pictureSizes.large, 'image/webp'),
        },
      };
      picture.close();
      return drawn;
    } catch {
      return 'broken';
    }
  },
  close: async () => undefined,
};

/* A canvas writes no GIF. */
const writable = (type: FileType): string => (type === 'gif' ? 'image/png' : factsOf(type).mime);

const encoded = async (
  picture: ImageBitmap,
  most: number,
  type: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const size = [picture.width, picture.height].map((each) => Math.max(1, Math.round(each * scale)));
  const [width = 1, height = 1] = size;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return (await canvas.convertToBlob({ type, quality: 0.9 })).bytes();
};
