type Values = Readonly<Record<string, unknown>>;

/** Is a saved query in force? Filters beside it do not matter. */
export const isApplied = (saved: Values, values: Values): boolean =>
  Object.entries(saved).every(([key, value]) => JSON.stringify(values[key]) === JSON.stringify(value));
