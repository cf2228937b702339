import { TextInput } from 'react-admin';
import { lazyPart } from '../../parts/lazyPart';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { formatText } from '../reading/formatText';

/* What it is built on weighs more than the rest of a form. */
const Editor = lazyPart<InputProps<'richText'>>(async () => (await import('./Editor')).Editor);

export default defineInput<'richText'>({
  Input: (props) => (
    <GuardedShape field={props.field} source={props.source}>
      <Editor {...props} />
    </GuardedShape>
  ),
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} format={formatText} />,
});
