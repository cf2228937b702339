import { isPlainObject } from '../values/plainObject';

/**
 * That records are kept where so many are no longer served well, and the command that moves them: told to whoever may do
 * everything, as `userData.advice`.
 */
export type StoreAdvice = { readonly most: number; readonly move: string };

/** What came with the sign-in; undefined where there is nothing to say. */
export const readStoreAdvice = (value: unknown): StoreAdvice | undefined => {
  const { most, move } = isPlainObject(value) ? value : {};
  return typeof most === 'number' && typeof move === 'string' ? { most, move } : undefined;
};
