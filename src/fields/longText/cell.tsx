import { styled } from '@mui/material/styles';
import { defineCell } from '../cellView';

const Line = styled('span')({
  display: 'block',
  maxWidth: 340,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Lines = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export default defineCell<'longText'>({
  Cell: ({ value }) => (
    <Line dir="auto" title={String(value)}>
      {value}
    </Line>
  ),
  Show: ({ value }) => <Lines dir="auto">{value}</Lines>,
});
