import { NullableBooleanInput } from 'react-admin';
import type { InputProps } from '../inputView';

/** Yes, no, or no matter: the filter of a boolean. */
export const AnyYesNo = ({ field: _, isFilter: __, ...props }: InputProps<'boolean'>) => (
  <NullableBooleanInput {...props} nullLabel="app.list.any" />
);
