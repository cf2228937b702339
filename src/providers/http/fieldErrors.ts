/**
 * The texts a form shows beside its fields, or undefined when the answer names none. Reads
 * `errors: { field: text }` and the registration form of it, `error: { email, username }`; the first text
 * of a list counts, anything else is left out.
 */
export const fieldErrors = (body: Record<string, unknown>): Record<string, string> | undefined => {
  const entries = [body['error'], body['errors']].flatMap(readTexts);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

const readTexts = (source: unknown): [string, string][] => {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return [];
  return Object.entries(source).flatMap(([field, value]: [string, unknown]) => {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' && text.trim() !== '' ? [[field, text]] : [];
  });
};
