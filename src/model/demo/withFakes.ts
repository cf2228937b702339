import type { Declared } from '../../config/defineAdmin';
import type { FakeHint } from '../../config/fakeHint';
import type { DeclaredResource } from '../../config/resource';
import type { Row } from '../values/comparable';
import { isPlainObject } from '../values/plainObject';

/** How the records of an entity are made up: `demo`, and `fake` of its fields, by their paths (`address.city`). */
export type FakesOf<D> = NonNullable<DeclaredResource['demo']> & {
  readonly fields?: D extends { readonly fields: infer F } ? { readonly [P in PathOf<F>]?: FakeHint } : never;
};

type PathOf<F> = {
  [K in keyof F & string]:
    K | (F[K] extends { readonly of: infer Inner } ? `${K}.${keyof Inner & string}` : never);
}[keyof F & string];

/**
 * A configuration with `demo` and `fake` beside it instead of in it, so that no page downloads them. What is for a field
 * or an entity that is no longer there is left out: the compiler names it.
 */
export const withFakes = <R extends { readonly [key: string]: DeclaredResource }>(
  config: Declared<R>,
  fakes: { readonly [K in keyof R]?: FakesOf<R[K]> },
): Declared<R> => ({
  ...config,
  resources: overEach(config.resources, (declared, key) => {
    const { fields = {}, ...demo } = (Object.hasOwn(fakes, key) ? fakes[key] : {}) as FakesOf<{
      fields: Row;
    }>;
    const own = Object.keys(demo).length > 0 ? { ...declared, demo } : declared;
    return { ...own, fields: laidOver(declared['fields'], fields) };
  }) as R,
});

const laidOver = (fields: unknown, hints: Row, at = ''): unknown =>
  overEach(fields, (field, name) => {
    const path = at + name;
    const inner = isPlainObject(field['of']) ? { of: laidOver(field['of'], hints, `${path}.`) } : {};
    return { ...field, ...inner, ...(Object.hasOwn(hints, path) && { fake: hints[path] }) };
  });

/* What is no object is for the check of the configuration to say. */
const overEach = (all: unknown, change: (each: Row, key: string) => Row): unknown =>
  isPlainObject(all)
    ? Object.fromEntries(
        Object.entries(all).map(([key, each]) => [key, isPlainObject(each) ? change(each, key) : each]),
      )
    : all;
