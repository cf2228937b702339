import type { Call } from './api';
import type { Fields } from './field';
import type { IconName } from './icons';
import type { Label } from './label';
import type { Rule } from './rule';

/** How a status or a button speaks: a tone of the theme, always with a word and an icon beside it. */
export const tones = ['neutral', 'info', 'progress', 'success', 'warning', 'danger'] as const;

export type Tone = (typeof tones)[number];

/** A named thing to do with records. Documented in `src/model/language/actionOptions.ts`. */
export type Action<Row = Readonly<Record<string, unknown>>> = {
  readonly on: 'row' | 'bulk' | 'both';
  readonly call: Call;
  readonly label?: Label;
  readonly icon?: IconName;
  readonly tone?: Tone;
  readonly confirm?: boolean | Label;
  readonly form?: Fields;
  readonly when?: Rule<Row>;
  readonly can?: readonly [action: string, subject: string];
  readonly effect?: { readonly [K in keyof Row]?: Row[K] };
  readonly copy?: { readonly [K in keyof Row]?: keyof Row & string };
  readonly stamp?: readonly (keyof Row & string)[];
  readonly then?: 'stay' | 'list' | 'show';
  readonly assumed?: boolean;
};
