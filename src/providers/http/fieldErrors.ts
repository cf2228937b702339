/**
 * The texts a form shows beside its fields, or undefined when the answer names none. Reads
 * `errors: { field: text }` and the registration form of it, `error: { email, username }`; the first text
 * of a list counts, anything else is left out. An `error` with a `message` is words about the whole, not about fields.
 */
export const fieldErrors = (body: Record<string, unknown>): Record<string, string> | undefined => {
  const entries = [isMessage(body['error']) ? undefined : body['error'], body['errors']].flatMap(readTexts);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

const isMessage = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

const readTexts = (source: unknown): [string, string][] => {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return [];
  return Object.entries(source).flatMap(([field, value]: [string, unknown]) => {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' && text.trim() !== '' ? [[field, text]] : [];
  });
};
