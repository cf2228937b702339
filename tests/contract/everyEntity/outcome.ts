import { expect } from 'vitest';
import type { Row } from '../../../src/model/values/comparable';
import type { ResourceProvider } from '../../../src/model/resolved/resourceProvider';
import { isFailure } from '../../../src/providers/http/failure';
import type { AppRecord } from '../../../src/providers/rest/record';
import type { World } from './world';

/** What came of a call: its data, or the words of its refusal. */
export type Outcome =
  | {
      readonly data: unknown;
      readonly kind?: undefined;
      readonly message?: undefined;
      readonly errors?: undefined;
    }
  | {
      readonly data?: undefined;
      readonly kind: string;
      readonly message: string;
      readonly errors: Readonly<Record<string, string>> | undefined;
    };

type Ask = (provider: ResourceProvider) => Promise<{ data: unknown }>;

/** What comes of a call, with `JUST_NOW` in the place of moments that the clock has made. */
export const outcomeOf = async (
  { provider, began }: Pick<World, 'provider' | 'began'>,
  ask: Ask,
): Promise<Outcome> => {
  try {
    return { data: plain((await ask(provider)).data, began) };
  } catch (error) {
    if (isFailure(error)) return { kind: error.kind, message: error.message, errors: error.body?.errors };
    return { kind: 'error', message: String(error), errors: undefined };
  }
};

/** The record of an outcome that has to be a success. */
export const recordIn = (outcome: Outcome): AppRecord => {
  expect(outcome, 'a success').toHaveProperty('data');
  return outcome.data as AppRecord;
};

/** The rows of an outcome that has to be a success. */
export const rowsIn = (outcome: Outcome): AppRecord[] => {
  expect(outcome, 'a success').toHaveProperty('data');
  return outcome.data as AppRecord[];
};

/** In the place of a moment that the clock has made since the beginning. */
export const JUST_NOW = 'just now';

/** Nothing and null are one; how often a record was written, and when, is left out. */
export const plain = (value: unknown, began: number): unknown => {
  if (typeof value === 'string') return isSince(value, began) ? JUST_NOW : value;
  if (Array.isArray(value)) return value.map((each) => plain(each, began));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Row)
      .filter(([name, each]) => each !== null && each !== undefined && !OWN.includes(name))
      .map(([name, each]) => [name, plain(each, began)]),
  );
};

const OWN = ['__v', '_id', 'updatedAt'];

/* Moments that a form was filled with may lie further ahead. */
const isSince = (text: string, began: number): boolean => {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return false;
  const ago = Date.parse(text) - began;
  return ago >= 0 && ago < 10 * 60 * 1000;
};
