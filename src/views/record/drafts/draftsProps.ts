type Values = Readonly<Record<string, unknown>>;

export type DraftsProps = {
  readonly view: 'create' | 'edit';
  /** Takes a draft that was typed over an older state of the record, for the person to compare. */
  readonly onOutdated?: ((values: Values) => void) | undefined;
};
