import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import type * as Reading from '../phone/readPhone';
import { writtenPart } from '../phone/writtenPhone';
import { maxOption, severalOf, type SeveralOptions } from '../reading/severalOf';

interface DialPrefixesShape extends KindShape {
  readonly options: SeveralOptions;
  readonly value: string[];
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    dialPrefixes: DialPrefixesShape;
  }
}

/* The plans of all countries, once they are there. */
const plans: Partial<typeof Reading> = {};

/* Without the plans what may be a beginning is left as it is typed. */
const read = (text: string): string | undefined => {
  const prefix = plans.readPrefix ? plans.readPrefix(text) : writtenPart(text) && text.trim();
  return prefix !== undefined && prefix.replaceAll(/\D/g, '').length <= MOST_DIGITS ? prefix : undefined;
};

const MOST_DIGITS = 15;

export default defineKind<'dialPrefixes'>({
  ...severalOf({ read, fault: 'dialPrefixes' }),
  name: 'dialPrefixes',
  summary: 'Several beginnings of phone numbers, each with its country code, stored as `+49151`.',
  options: { max: maxOption },
  example: { max: 20 },
  names: /(?:dial|phone|number)prefixes$/i,
  learn: async (download) => {
    Object.assign(plans, await download(() => import('../phone/readPhone')));
  },
  fake: ({ max = 3 }, { faker }) => faker.helpers.arrayElements(MOBILES, { min: 1, max: Math.min(max, 3) }),
});

const MOBILES = ['+49151', '+49160', '+43664', '+4178', '+336', '+35196', '+346', '+4477'];
