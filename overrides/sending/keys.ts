/** The keys that a secret holds: of several that are good at a time, or of several operators. */
export const keysIn = (secret: string): readonly string[] =>
  secret.split(',').flatMap((each) => each.trim() || []);
