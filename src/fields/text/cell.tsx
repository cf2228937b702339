import { styled } from '@mui/material/styles';
import { shownText } from '../../model/answers/shownText';
import { defineCell } from '../cellView';

const Code = styled('bdi')({ fontFamily: "'Geist Mono Variable', monospace", fontSize: 13 });

export default defineCell<'text'>({
  width: ({ max }) => ({ least: Math.min(96, (max ?? Infinity) * 8) }),
  /* <bdi> keeps right-to-left names from reordering their neighbours */
  Cell: ({ value, field }) => (field.code ? <Code>{shownText(value)}</Code> : <bdi>{shownText(value)}</bdi>),
});
