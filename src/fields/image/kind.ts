import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { isSafeImage } from '../reading/safeImage';

interface ImageShape extends KindShape {
  readonly options: object;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    image: ImageShape;
  }
}

export default defineKind<'image'>({
  name: 'image',
  summary: 'The address of an image (https, or data:image), shown as the image.',
  options: {},
  example: {},
  order: 'text',
  isSortable: false,
  inArticle: 'picture',
  filter: { none: 'An image is looked at; its address means nothing to a person.' },
  fault: (value) => {
    if (typeof value !== 'string') return 'notText';
    return isSafeImage(value) ? undefined : 'badImage';
  },
  validate: (value) => (isSafeImage(value) ? [] : [{ path: '', key: 'image' }]),
  fake: (_field, { faker }) => placeholder(faker.number.int({ max: 359 })),
  toText: (value) => value,
  fromText: (text) => (isSafeImage(text) ? { value: text.trim() } : { fault: { path: '', key: 'image' } }),
  normalise: (value) => value.trim(),
  jsonSchema: () => ({ type: 'string', format: 'uri', pattern: '^(https://|data:image/)' }),
});

/* Drawn here, because a demo must not ask a stranger's server for pictures. */
const placeholder = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="hsl(${hue} 40% 60%)"/></svg>`,
  )}`;
