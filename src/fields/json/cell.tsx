import { styled } from '@mui/material/styles';
import { defineCell } from '../cellView';

export default defineCell<'json'>({
  width: { least: 120 },
  Cell: ({ value }) => <Code>{shortened(JSON.stringify(value))}</Code>,
  Show: ({ value }) => <Block tabIndex={0}>{JSON.stringify(value, null, 2)}</Block>,
});

const LONGEST = 60;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const font = { fontFamily: "'Geist Mono Variable', monospace", fontSize: 13 };

const Code = styled('code')(font);

/* Long lines scroll inside, by keyboard too. */
const Block = styled('pre')(({ theme }) => ({
  ...font,
  margin: 0,
  padding: 12,
  overflow: 'auto',
  maxHeight: 320,
  borderRadius: 8,
  border: `1px solid ${theme.palette.divider}`,
}));
