import type { Compute } from './compute';
import type { FakeHint } from './fakeHint';
import type { FieldKinds, KindName } from './fieldKinds';
import type { Json } from './json';
import type { Label } from './label';
import type { Rule } from './rule';

/** Where a field can appear. */
export const views = ['list', 'show', 'create', 'edit', 'filter', 'export'] as const;

export type View = (typeof views)[number];

/** Options every field has, whatever its kind. Documented in `src/model/language/fieldOptions.ts`. */
export type FieldCommon = {
  readonly label?: Label;
  readonly help?: Label;
  readonly was?: string;
  readonly wasKind?: KindName;
  readonly required?: boolean;
  readonly default?: Json;
  readonly only?: readonly View[];
  readonly not?: readonly View[];
  readonly showWhen?: Rule;
  readonly requiredWhen?: Rule;
  readonly readOnlyWhen?: Rule;
  readonly readOnly?: boolean;
  readonly sortable?: boolean;
  readonly unique?: boolean | 'everywhere';
  readonly search?: boolean;
  readonly lookup?: boolean;
  readonly hidden?: boolean;
  readonly guarded?: boolean;
  readonly wide?: boolean;
  readonly note?: boolean | 'shared';
  readonly compute?: Compute;
  readonly fake?: FakeHint;
};

/** A declared field: its kind, the common options and the kind's own. */
export type Field = { readonly kind: KindName } & FieldCommon;

export type Fields = { readonly [name: string]: Field };

/** The value type of one declared field, computed by its kind. */
export type ValueOf<F> = F extends { readonly kind: infer K extends KindName }
  ? (FieldKinds[K] & { readonly field: F })['value']
  : never;

type RequiredNames<F> = { [K in keyof F]: F[K] extends { readonly required: true } ? K : never }[keyof F];

type Flat<T> = { [K in keyof T]: T[K] } & {};

/** The record that a field map describes; required fields are present, the others may be missing or null. */
export type RecordFrom<F> = Flat<
  { id: string } & { -readonly [K in RequiredNames<F>]: ValueOf<F[K]> } & {
    -readonly [K in Exclude<keyof F, RequiredNames<F>>]?: ValueOf<F[K]> | null;
  }
>;
