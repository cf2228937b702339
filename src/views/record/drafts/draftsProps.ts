type Values = Readonly<Record<string, unknown>>;

export type DraftsProps = {
  readonly view: 'create' | 'edit';
  /** Takes what was typed over an older state of the record, and its newest one where that is not on the page yet, to compare. */
  readonly onOutdated?: ((typed: Values, theirs?: Values) => void) | undefined;
};
