import { useWrappedSource } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { valueAt } from '../reading/valueAt';

/** What is wrong with the list as a whole (its length); the rows say for themselves what is wrong with them. */
export const useListError = (source: string): string | undefined => {
  const name = useWrappedSource(source);
  const { errors } = useFormState({ name });
  const own = valueAt(errors, `${name}.root.message`) ?? valueAt(errors, `${name}.message`);
  return typeof own === 'string' ? own : undefined;
};
