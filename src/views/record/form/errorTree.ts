import { isPlainObject } from '../../../model/values/plainObject';

/** A server's words on something that the form does not ask for. */
export type StrayError = { readonly path: string; readonly message: string };

/** Errors that a server gave and no input took: react-hook-form hands the others the `ref` of their input. */
export const strayErrors = (errors: unknown, around = ''): StrayError[] => {
  if (!isErrors(errors)) return [];
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = around + name;
    if (!isFault(error)) return strayErrors(error, `${path}.`);
    const isStray = error['type'] === 'server' && error['ref'] === undefined;
    return isStray ? [{ path, message: String(error['message']) }] : [];
  });
};

type Focusable = { readonly focus: () => void };

/** The first input that is wrong at or below an error; a list that is too short has none. */
export const firstWrongInput = (error: unknown): Focusable | undefined => {
  if (!isErrors(error)) return undefined;
  const { ref, ...nested } = error as { readonly ref?: unknown };
  if (canFocus(ref)) return ref;
  return Object.values(nested).map(firstWrongInput).find(canFocus);
};

const isErrors = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFault = (error: unknown): error is Readonly<Record<string, unknown>> =>
  isPlainObject(error) && typeof error['type'] === 'string';

const canFocus = (value: unknown): value is Focusable =>
  isErrors(value) && 'focus' in value && typeof value.focus === 'function';
