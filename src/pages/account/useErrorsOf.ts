import { useNotify } from 'react-admin';
import { isPlainObject } from '../../model/values/plainObject';
import { useFailureText } from '../../views/useFailureText';

/** What a server said of the answers to a form, by their names; of anything else it tells in a message. */
export const useErrorsOf = () => {
  const notify = useNotify();
  const textOf = useFailureText();
  return (failure: unknown, names: readonly string[]): Record<string, string> => {
    const { body } = failure as { readonly body?: unknown };
    const said = isPlainObject(body) && isPlainObject(body['errors']) ? body['errors'] : {};
    const errors = Object.entries(said).filter(([name]) => names.includes(name)) as [string, string][];
    if (errors.length === 0) notify(textOf(failure), { type: 'error' });
    return Object.fromEntries(errors);
  };
};
