import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Issue } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { formatNumber, isNumeric, parseNumber } from '../number/kind';

interface RatingShape extends KindShape {
  readonly options: { readonly max?: number };
  readonly value: number;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    rating: RatingShape;
  }
}

/** Stars unless the field says otherwise. */
export const STARS = 5;

export default defineKind<'rating'>({
  name: 'rating',
  summary: 'How good something is, in whole stars from 1; a computed one, such as an average, has decimals.',
  options: { max: { type: 'integer', doc: 'Most stars, up to 10.', default: String(STARS) } },
  example: { max: 6 },
  inFormula: 'number',
  order: 'number',
  isSortable: true,
  filter: 'range',
  fault: (value) => (isNumeric(value) ? undefined : 'notNumber'),
  validate: (value, field) => starIssues(Number(value), field),
  fake: ({ max = STARS }, { faker }) => faker.number.int({ min: 1, max }),
  toText: (value) => String(value),
  inSentence: (value, { max = STARS }, { locale }) => `${formatNumber(Number(value), locale)} / ${max}`,
  fromText: (text) => {
    const value = parseNumber(text);
    return value === undefined ? { fault: { path: '', key: 'number' } } : { value };
  },
  normalise: (value) => Number(value),
  /* Stars added up are none. */
  ofSum: (field) => ({ ...field, max: 0 }),
  check: ({ max = STARS }) =>
    max >= 1 && max <= MOST_STARS ? [] : [`max ${max} is not a number of stars from 1 to ${MOST_STARS}`],
  jsonSchema: ({ max = STARS }) => ({ type: 'integer', minimum: 1, maximum: max }),
});

/* More are counted, not seen. */
const MOST_STARS = 10;

const starIssues = (value: number, { max = STARS }: ResolvedField<'rating'>): Issue[] => {
  if (value < 1) return [{ path: '', key: 'min', args: { min: 1 } }];
  if (value > max) return [{ path: '', key: 'max', args: { max } }];
  return Number.isInteger(value) ? [] : [{ path: '', key: 'notInteger' }];
};
