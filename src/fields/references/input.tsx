import { TextInput } from 'ra-ui-materialui';
import { lazy } from 'react';
import { ChooseOnDemand } from '../ChooseOnDemand';
import { GuardedShape } from '../GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { useChoicesOf } from '../useChoicesOf';

const Chooser = lazy(() =>
  import('../reference/Chooser').then(({ Chooser: component }) => ({ default: component })),
);
const ListChooser = lazy(() =>
  import('./ListChooser').then(({ ListChooser: component }) => ({ default: component })),
);

export default defineInput<'references'>({
  Input: function ReferencesInput({ field, isFilter: _, source, ...props }: InputProps<'references'>) {
    const { isAllowed } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <GuardedShape field={field} source={source} label={props.label}>
        <ChooseOnDemand
          {...props}
          source={source}
          to={field.to}
          filter={field.filter}
          Chooser={ListChooser}
        />
      </GuardedShape>
    );
  },
  Filter: function ReferencesFilter({ field, isFilter: _, source, ...props }: InputProps<'references'>) {
    const { isAllowed } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <ChooseOnDemand {...props} source={source} to={field.to} filter={field.filter} Chooser={Chooser} />
    );
  },
});
