import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';

interface ColourShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    colour: ColourShape;
  }
}

/** The code of a colour as it is stored, `#1f77b4`, of one that may be short or lack its sign; undefined where it is none. */
export const readColour = (text: string): string | undefined => {
  const [, code = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(text.trim().toLowerCase()) ?? [];
  if (code === '') return undefined;
  return `#${code.length === 3 ? code.replaceAll(/./g, '$&$&') : code}`;
};

export default defineKind<'colour'>({
  name: 'colour',
  summary: 'A colour, stored as `#1f77b4`; shown with its code, for nobody tells two by looking alone.',
  options: {},
  example: {},
  names: /(?:^c|C)olou?r$/,
  order: 'text',
  isSortable: false,
  filter: 'oneOf',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value) => (readColour(value) === undefined ? [{ path: '', key: 'colour' }] : []),
  fake: (_, { faker }) => faker.color.rgb({ casing: 'lower' }),
  toText: (value) => value,
  fromText: (text) => {
    const value = readColour(text);
    return value === undefined ? { fault: { path: '', key: 'colour' } } : { value };
  },
  normalise: (value) => readColour(value) ?? value,
  jsonSchema: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
});
