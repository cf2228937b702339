import { useFormContext, useFormState } from 'react-hook-form';

/**
 * Whether a chooser opens as soon as it has the focus. Where its value is wrong it does not, unless it was pressed: the
 * focus was led there, and the choices would lie over what is said of it.
 */
export const useOpensOnFocus = (source: string, isPressed = false): boolean => {
  const { getFieldState } = useFormContext();
  const { invalid } = getFieldState(source, useFormState({ name: source }));
  return isPressed || !invalid;
};
