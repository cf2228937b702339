import { styled } from '@mui/material/styles';
import { defineCell } from '../cellView';

const Code = styled('span')({ fontFamily: "'Geist Mono Variable', monospace", fontSize: 13 });

export default defineCell<'text'>({
  /* <bdi> keeps right-to-left names from reordering their neighbours */
  Cell: ({ value, field }) => (field.code ? <Code>{value}</Code> : <bdi>{value}</bdi>),
});
