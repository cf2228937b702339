import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FieldTitle, TextInput } from 'react-admin';
import { lazyPart } from '../../parts/lazyPart';
import { GuardedShape } from '../drawing/GuardedShape';
import { defineInput, type InputProps } from '../inputView';
import { formatText } from '../reading/formatText';

/* What it is built on weighs more than the rest of a form. */
const Editor = lazyPart<InputProps<'richText'>>(async () => (await import('./Editor')).Editor, {
  waiting: (props) => <Waiting {...props} />,
});

export default defineInput<'richText'>({
  Input: (props) => (
    <GuardedShape field={props.field} source={props.source}>
      <Editor {...props} />
    </GuardedShape>
  ),
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} format={formatText} />,
});

/* As high as the editor, so that nothing jumps when it comes. */
const Waiting = ({ label }: InputProps<'richText'>) => (
  <Box aria-busy sx={{ mt: 'var(--input-gap, 8px)', mb: 0.5 }}>
    <Typography variant="caption" color="text.secondary">
      {label !== false && <FieldTitle label={label} />}
    </Typography>
    <Skeleton variant="rounded" height={208} />
  </Box>
);
