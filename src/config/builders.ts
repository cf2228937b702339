import type { FieldCommon } from './field';
import type { KindName, KindOptions } from './fieldKinds';

/* A message in place of the value, because the compiler shows it: `never` would say nothing about the word. */
type Unknown<Given, Known> = {
  readonly [K in Exclude<keyof Given, keyof Known>]: { readonly 'there is no option': K };
};

type Allowed<K extends KindName> = KindOptions<K> & FieldCommon;

type Options<K extends KindName, O> = O & NoInfer<Unknown<O, Allowed<K>>>;

type Builder<K extends KindName> =
  Record<never, never> extends KindOptions<K>
    ? <const O extends Allowed<K> = Record<never, never>>(options?: Options<K, O>) => { readonly kind: K } & O
    : <const O extends Allowed<K>>(options: Options<K, O>) => { readonly kind: K } & O;

type Builders = { readonly [K in KindName]: Builder<K> };

/**
 * One builder per field kind: `f.money({ currency: 'EUR' })` is the frozen object
 * `{ kind: 'money', currency: 'EUR' }` and nothing more, so the configuration stays JSON.
 */
export const f = new Proxy({} as Builders, {
  get:
    (_, kind: string) =>
    (options: object = {}) =>
      Object.freeze({ kind, ...options }),
});
