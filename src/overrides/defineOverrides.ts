import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { TextInput } from 'react-admin';
import type { RecordOf } from '../config/defineResource';

/** Every piece is handed what would stand in its place without it: to wrap, to put beside something, or to leave out. */
export type PieceProps = { readonly children?: ReactNode };

/** A value in a list (`Cell`) or on the page of a record (`Show`). It is drawn for empty values too. */
export type ValuePieceProps<Value, Row> = PieceProps & {
  readonly value: Value | null | undefined;
  readonly record: Row;
};

/** What an input of react-admin takes: `source` is where the value lives in the form. */
export type InputPieceProps = PieceProps &
  Pick<ComponentProps<typeof TextInput>, 'source' | 'helperText' | 'readOnly' | 'validate'> & {
    readonly label: string;
    readonly isRequired?: boolean;
  };

export type FieldPieces<Value, Row> = {
  readonly Cell?: ComponentType<ValuePieceProps<Value, Row>>;
  /** Default: `Cell`. */
  readonly Show?: ComponentType<ValuePieceProps<Value, Row>>;
  readonly Input?: ComponentType<InputPieceProps>;
};

/** Whole pages; rights are asked before one of them is drawn. */
export const pageParts = ['list', 'show', 'create', 'edit'] as const;

export type PagePart = (typeof pageParts)[number];

/** Places that are empty until something is put there. */
export const slots = ['listToolbar', 'aboveList', 'recordAside', 'formFooter'] as const;

export type Slot = (typeof slots)[number];

/** What the code of whoever runs the gateway draws of one entity. Everything of `react-admin` works inside a piece. */
export type Overrides<Row = Readonly<Record<string, unknown>>> = {
  readonly fields?: { readonly [K in Exclude<keyof Row, 'id'>]?: FieldPieces<Row[K], Row> };
} & { readonly [P in PagePart | Slot]?: ComponentType<PieceProps> };

/**
 * What `overrides/<resource>.tsx` exports by default, checked by the fields of the entity: a field that it does not
 * have is a compile error. `defineOverrides<typeof config.resources.users>({ fields: { credit: { Cell } } })`.
 */
export const defineOverrides = <Entity>(
  overrides: Overrides<RecordOf<Entity>>,
): Overrides<RecordOf<Entity>> => overrides;
