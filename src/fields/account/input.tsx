import { TextInput } from 'react-admin';
import { lazyPart } from '../../parts/lazyPart';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { ChooseOnDemand, ChooserWaiting, type ChooserProps } from '../reference/ChooseOnDemand';
import { useOffered } from './useOffered';

const Chooser = lazyPart<ChooserProps>(async () => (await import('./AccountChooser')).AccountChooser, {
  waiting: (props: ChooserProps) => <ChooserWaiting {...props} />,
  failure: 'quiet',
});

const Choosing = ({ field: { to = [] }, isFilter: _, ...props }: InputProps<'account'>) => {
  const offered = useOffered(to);
  const [first] = offered;
  if (!first) return <TextInput {...props} readOnly />;
  return <ChooseOnDemand key={String(to)} {...props} to={first.key} among={to} Chooser={Chooser} />;
};

export default defineInput<'account'>({
  Input: (props: InputProps<'account'>) => (
    <GuardedShape field={props.field} source={props.source} label={props.label}>
      <Choosing {...props} />
    </GuardedShape>
  ),
  Filter: Choosing,
});
