import { pictureTypes, type FileType } from '../../model/files/fileTypes';
import type { FileRules } from '../../model/resolved/kind';
import type { OptionDocs } from '../../model/resolved/optionDoc';
import { rulesOf, uploadOptions } from '../reading/uploading';

export type ImageOptions = {
  readonly upload?: boolean;
  readonly accept?: readonly Extract<FileType, 'png' | 'jpeg' | 'webp' | 'gif'>[];
  readonly maxSize?: number;
};

export const imageOptions: OptionDocs<ImageOptions> = {
  upload: {
    type: 'boolean',
    doc: 'People upload the picture, which the server keeps, in place of an address; [files](../files.md) has the rest.',
    default: 'false',
  },
  ...uploadOptions(pictureTypes, pictureTypes),
};

/** What a field takes; undefined where it takes an address. */
export const imageRules = ({ upload, ...options }: ImageOptions): FileRules | undefined =>
  upload ? rulesOf(options, { usual: pictureTypes }) : undefined;
