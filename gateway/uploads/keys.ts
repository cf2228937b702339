/** What bytes may lie under. Whatever else lies there is not ours. */
export const isKey = (key: string): boolean => /^[0-9a-f]{32}(\.[a-z]+)?$/.test(key);

export const keyFault = (key: string): Error => new Error(`files: "${key}" is no key`);
