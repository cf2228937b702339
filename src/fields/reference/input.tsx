import { AutocompleteInput, ReferenceInput, TextInput } from 'ra-ui-materialui';
import { GuardedShape } from '../GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { useChoicesOf } from '../useChoicesOf';

export default defineInput<'reference'>({
  Input: function ReferenceFieldInput({ field, isFilter: _, source, ...props }: InputProps<'reference'>) {
    const { isAllowed, reference, search } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <GuardedShape field={field} source={source} label={props.label}>
        <ReferenceInput
          source={source}
          {...reference}
          filter={field.filter ?? {}}
          enableGetChoices={() => props.readOnly !== true}
        >
          <AutocompleteInput {...props} {...search} />
        </ReferenceInput>
      </GuardedShape>
    );
  },
});
