import type { Call } from './api';
import type { ContextValue } from './contextValue';
import type { Fields } from './field';
import type { IconName } from './icons';
import type { Json } from './json';
import type { Label } from './label';
import type { Rule } from './rule';

/** How a status or a button speaks: a tone of the theme, always with a word and an icon beside it. */
export const tones = ['neutral', 'info', 'progress', 'success', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];

/** The icon of a tone, where nothing else is said. */
export const iconOfTone: { readonly [T in Tone]: IconName } = {
  neutral: 'label',
  info: 'clock',
  progress: 'send',
  success: 'check',
  warning: 'warning',
  danger: 'error',
};

/** A try of the mail settings: a field of the form, and two of the entity. */
export type TestMail = {
  /** Whom it goes to. */
  readonly to: string;
  /** A choice of `accepted` and `refused`. */
  readonly result: string;
  /** Takes the words of the mail server. */
  readonly answer: string;
};

/** A comparison of an answer of the form of an action, with another answer or a value. */
export type FormCheck = {
  readonly field: string;
  readonly op: '=' | '!=' | '<' | '<=' | '>' | '>=';
  readonly message: Label;
} & (
  | { readonly other: string; readonly value?: never }
  | { readonly value: string | number | ContextValue; readonly other?: never }
);

/** The form of a new record, and what it begins with. Documented in `src/model/language/actionOptions.ts`. */
export type Opened = {
  readonly create: string;
  readonly values?: { readonly [field: string]: Json | ContextValue };
};

/** A row that an action adds to a list of another record. Documented in `src/model/language/actionOptions.ts`. */
export type Added = {
  readonly to: `${string}.${string}`;
  readonly row: { readonly [member: string]: Json | ContextValue };
  readonly once?: string;
};

/** A record that an action creates: its values by field. */
export type Created = { readonly $when?: Rule; readonly $once?: string } & {
  readonly [field: string]: Json | ContextValue | Rule;
};

/** A named thing to do with records. Documented in `src/model/language/actionOptions.ts`. */
export type Action<Row = Readonly<Record<string, unknown>>> = {
  readonly on: 'row' | 'bulk' | 'both' | 'list';
  readonly call?: Call;
  readonly label?: Label;
  readonly icon?: IconName;
  readonly tone?: Tone;
  readonly ask?: Label;
  readonly confirm?: boolean | Label;
  readonly sums?: readonly (keyof Row & string)[];
  readonly estimate?: boolean;
  readonly form?: Fields;
  readonly checks?: readonly FormCheck[];
  readonly testMail?: TestMail;
  readonly enters?: string;
  readonly complete?: boolean;
  readonly final?: boolean;
  readonly done?: Label;
  readonly when?: Rule<Row>;
  readonly primary?: boolean;
  readonly can?: readonly [action: string, subject: string];
  readonly effect?: { readonly [K in keyof Row]?: Row[K] | ContextValue<keyof Row & string> };
  readonly creates?: { readonly [entity: string]: Created };
  readonly opens?: Opened;
  readonly adds?: Added;
  readonly then?: 'stay' | 'list' | 'show';
};
