import { TextInput } from 'ra-ui-materialui';
import { lazy } from 'react';
import { ChooseOnDemand } from '../ChooseOnDemand';
import { GuardedShape } from '../GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { useChoicesOf } from '../useChoicesOf';

const Chooser = lazy(() => import('./Chooser').then(({ Chooser: component }) => ({ default: component })));

export default defineInput<'reference'>({
  Input: function ReferenceFieldInput({ field, isFilter: _, source, ...props }: InputProps<'reference'>) {
    const { isAllowed } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <GuardedShape field={field} source={source} label={props.label}>
        <ChooseOnDemand {...props} source={source} to={field.to} filter={field.filter} Chooser={Chooser} />
      </GuardedShape>
    );
  },
});
