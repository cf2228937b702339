import { TextInput } from 'react-admin';
import { ChooseOffered } from '../reference/ChooseOffered';
import { ChooseOnDemand, ChooserWaiting, type ChooserProps } from '../reference/ChooseOnDemand';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { useChoicesOf } from '../reference/useChoicesOf';
import { fixedFilter } from '../reference/useReferenceFilter';
import { lazyPart } from '../../parts/lazyPart';

const chooser = {
  waiting: (props: ChooserProps) => <ChooserWaiting {...props} />,
  failure: 'quiet',
} as const;
const Chooser = lazyPart<ChooserProps>(async () => (await import('../reference/Chooser')).Chooser, chooser);
const ListChooser = lazyPart<ChooserProps>(async () => (await import('./ListChooser')).ListChooser, chooser);

export default defineInput<'references'>({
  Input: function ReferencesInput({ field, isFilter: _, source, ...props }: InputProps<'references'>) {
    const { isAllowed } = useChoicesOf(field.to);
    if (!isAllowed) return <TextInput {...props} source={source} readOnly />;
    return (
      <GuardedShape field={field} source={source} label={props.label}>
        <ChooseOffered {...props} source={source} field={field} to={field.to} Chooser={ListChooser} />
      </GuardedShape>
    );
  },
  Filter: function ReferencesFilter({ field, isFilter: _, source, ...props }: InputProps<'references'>) {
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
