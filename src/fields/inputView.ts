import type { ComponentType } from 'react';
import type { InputProps as AdminInputProps } from 'react-admin';
import type { KindName } from '../config/fieldKinds';
import type { ResolvedField } from '../model/resolved/resolvedField';

/** `source` is where the value lives in the form; `field` describes it; the rest goes to react-admin's input. */
export type InputProps<K extends KindName> = {
  readonly field: ResolvedField<K>;
  readonly source: string;
  readonly label: string | false;
  readonly helperText?: string | false;
  readonly readOnly?: boolean;
  readonly isRequired?: boolean;
  /** As `isRequired`: MUI's boxes tell it to screen readers, react-admin's mark the label. */
  readonly required?: boolean;
  readonly validate?: NonNullable<AdminInputProps['validate']>;
  readonly defaultValue?: unknown;
  /** Set in filters, where nothing is required and the label is short. */
  readonly isFilter?: boolean;
};

/**
 * How a kind is typed in. `Filter` is only needed where the filter is not the input itself: ranges and
 * choices of several are made by the list from `Input` and the kind's filter mode.
 */
export type InputView<K extends KindName = KindName> = {
  readonly Input: ComponentType<InputProps<K>>;
  readonly Filter?: ComponentType<InputProps<K>>;
};

export const defineInput = <K extends KindName>(view: InputView<K>): InputView<K> => view;
