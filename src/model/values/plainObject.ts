/** An object that is no list: a record, or a group of values. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of JSON are equal: the order of keys means nothing, and what is missing is what is null. */
export const isSameJson = (one: unknown, other: unknown): boolean => sortedJson(one) === sortedJson(other);

const sortedJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, each: unknown) =>
    isPlainObject(each)
      ? Object.fromEntries(
          Object.entries(each)
            .filter(([, inner]) => inner !== null && inner !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : each,
  );
