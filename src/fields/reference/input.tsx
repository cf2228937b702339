import { TextInput } from 'react-admin';
import { ChooseOffered } from './ChooseOffered';
import { ChooseOnDemand, ChooserWaiting, type ChooserProps } from './ChooseOnDemand';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { useChoicesOf } from './useChoicesOf';
import { fixedFilter } from './useReferenceFilter';
import { lazyPart } from '../../parts/lazyPart';

const chooser = {
  waiting: (props: ChooserProps) => <ChooserWaiting {...props} />,
  failure: 'quiet',
} as const;
const Chooser = lazyPart<ChooserProps>(async () => (await import('./Chooser')).Chooser, chooser);

export default defineInput<'reference'>({
  Input: function ReferenceFieldInput({ field, isFilter: _, source, ...props }: InputProps<'reference'>) {
    const { isAllowed } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <GuardedShape field={field} source={source} label={props.label}>
        <ChooseOffered {...props} source={source} field={field} to={field.to} Chooser={Chooser} />
      </GuardedShape>
    );
  },
  Filter: function ReferenceFilter({ field, isFilter: _, source, ...props }: InputProps<'reference'>) {
    const { isAllowed } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <ChooseOnDemand
        {...props}
        source={source}
        to={field.to}
        filter={fixedFilter(field)}
        Chooser={Chooser}
      />
    );
  },
});
