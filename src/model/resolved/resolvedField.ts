import type { ComputeOptions } from '../../config/compute';
import type { FakeHint } from '../../config/fakeHint';
import type { View } from '../../config/field';
import type { KindName, KindOptions } from '../../config/fieldKinds';
import type { Json } from '../../config/json';
import type { Locale } from '../../config/label';
import type { Rule } from '../../config/rule';

/** A label with every language filled in. */
export type Labels = { readonly [L in Locale]: string };

/** Which words in braces a text may have, by the value of another field of its record. */
export type Placeholders = {
  readonly by: string;
  readonly names: { readonly [value: string]: readonly string[] };
};

type ResolvedCommon = {
  readonly name: string;
  readonly label: Labels;
  readonly help: Labels | undefined;
  /** Its name until now. */
  readonly was: string | undefined;
  /** Its kind until now, where it goes back to one that it had before. */
  readonly wasKind: KindName | undefined;
  readonly required: boolean;
  readonly default: Json | undefined;
  readonly views: readonly View[];
  readonly showWhen: Rule | undefined;
  readonly requiredWhen: Rule | undefined;
  readonly readOnlyWhen: Rule | undefined;
  readonly readOnly: boolean;
  readonly sortable: boolean;
  readonly unique: boolean | 'everywhere';
  readonly search: boolean;
  /** Records are found by whole values of it, without a filter. */
  readonly lookup: boolean;
  readonly hidden: boolean;
  readonly guarded: boolean;
  readonly wide: boolean;
  /** Nothing but people read it: those who fill it in, or those whom the entity is shared with. */
  readonly note: boolean | 'shared';
  /** Its value follows from others of its record; the field is then `readOnly`. */
  readonly compute: ComputeOptions | undefined;
  /** Of bound accounts: its value tells of records that are not theirs, so nobody of them has it. */
  readonly isBeyond?: true;
  readonly fake: FakeHint | undefined;
  /** Of a text of a notice: the words in braces that it may have. */
  readonly placeholders: Placeholders | undefined;
  /** Nested fields, resolved; empty for a plain value. */
  readonly children: readonly ResolvedField[];
};

/** A field as the program uses it: every common option filled in, beside the options of its kind. */
export type ResolvedField<K extends KindName = KindName> = { readonly kind: K } & ResolvedCommon &
  KindOptions<K>;
