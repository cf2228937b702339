/** What a text box shows of a stored value: nothing that is no text, which then stays as it came until somebody types. */
export const formatText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
