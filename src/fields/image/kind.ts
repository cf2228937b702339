import type { KindShape } from '../../config/fieldKinds';
import { isKeptFile, type KeptFile } from '../../model/files/keptFile';
import { defineKind } from '../../model/resolved/kind';
import { isSafeImage } from '../reading/safeImage';
import { fileSchema, storedFile, uploadFaults } from '../reading/uploading';
import { imageOptions, imageRules, type ImageOptions } from './imageRules';
import { isMadeUp, madeUpPicture } from './madeUpPicture';

interface ImageShape extends KindShape {
  readonly options: ImageOptions;
  readonly value: string | KeptFile;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    image: ImageShape;
  }
}

export default defineKind<'image'>({
  name: 'image',
  summary:
    'A picture, shown as such: an address (https, or data:image) that somebody types, or with `upload` what people upload.',
  options: imageOptions,
  example: {},
  order: 'text',
  isSortable: false,
  inArticle: 'picture',
  filter: { none: 'An image is looked at; its address means nothing to a person.' },
  holdsFiles: imageRules,
  fault: (value, { upload }) => {
    if (upload && isKeptFile(value)) return undefined;
    if (typeof value !== 'string') return upload ? 'badFile' : 'notText';
    // Of a field that took addresses before, they are still shown.
    return isSafeImage(value) ? undefined : 'badImage';
  },
  validate: (value, { upload }) => {
    if (upload) return isKeptFile(value) || isMadeUp(value) ? [] : [{ path: '', key: 'file' }];
    return isSafeImage(value) ? [] : [{ path: '', key: 'image' }];
  },
  fake: (_field, { faker }) => madeUpPicture(faker.number.int({ max: 359 })),
  toText: (value) => (typeof value === 'string' ? value : value.name),
  fromText: (text, { upload }) => {
    if (upload) return { fault: { path: '', key: 'file' } };
    return isSafeImage(text) ? { value: text.trim() } : { fault: { path: '', key: 'image' } };
  },
  normalise: (value) => (typeof value === 'string' ? value.trim() : storedFile(value)),
  check: ({ upload, ...options }) => [
    ...uploadFaults(options),
    ...(['accept', 'maxSize'] as const)
      .filter((option) => !upload && options[option] !== undefined)
      .map((option) => ({
        message: `"${option}" is for what people upload, and here they type an address`,
        hint: `Write upload: true, or leave "${option}" out.`,
      })),
  ],
  jsonSchema: (field) => {
    const rules = imageRules(field);
    if (!rules) return { type: 'string', format: 'uri', pattern: '^(https://|data:image/)' };
    return { anyOf: [fileSchema(rules.accept), { type: 'string', pattern: '^data:image/svg' }] };
  },
});
