/** What bytes may lie under. Whatever else lies there is not ours, and what is on its way (`.part`) no file yet. */
export const isKey = (key: string): boolean => /^[0-9a-f]{32}(\.(?!part$)[a-z]+)?$/.test(key);

export const keyFault = (key: string): Error => new Error(`files: "${key}" is no key`);
