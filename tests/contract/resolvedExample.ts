import { Faker, en } from '@faker-js/faker';
import type { FieldCommon } from '../../src/config/field';
import { kinds } from '../../src/fields/kinds';
import type { FakeContext, Kind } from '../../src/model/resolved/kind';
import { resolveField } from '../../src/model/resolve/resolveField';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';

/** Every kind of the product: a new folder below `src/fields` is in it by being there. */
export const everyKind: readonly Kind[] = Object.values<Kind>(kinds);

/** The typical field that a kind describes itself with, called `example`, resolved as in a configuration. */
export const resolvedExample = (kind: Kind, common: FieldCommon = {}): ResolvedField =>
  resolveField('example', { kind: kind.name, ...kind.example, ...common }, kinds);

/** The same fakes for the same seed. Every other entity has five records. */
export const fakeContext = (seed: number): FakeContext => ({
  faker: new Faker({ locale: en, seed }),
  index: seed,
  kinds,
  now: new Date('2026-01-31T12:00:00Z'),
  ids: (resource) => [1, 2, 3, 4, 5].map((number) => `${resource}-${number}`),
});
