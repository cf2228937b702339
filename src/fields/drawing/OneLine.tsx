import { styled } from '@mui/material/styles';
import { shownText } from '../../model/answers/shownText';

const Line = styled('span')({
  display: 'block',
  maxWidth: 340,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The beginning of a long text, as a list has room for it; the whole on pointing at it. */
export const OneLine = ({ text }: { readonly text: string }) => {
  const shown = shownText(text);
  return (
    <Line dir="auto" title={shown}>
      {shown}
    </Line>
  );
};

/** A text with the line ends it has. */
export const Lines = ({ text }: { readonly text: string }) => <Whole dir="auto">{shownText(text)}</Whole>;

/** A message as it arrives. */
export const Bubble = styled('div')(({ theme }) => ({
  width: 'fit-content',
  maxWidth: 560,
  marginBlock: 4,
  padding: '10px 14px',
  borderRadius: '16px 16px 16px 4px',
  backgroundColor: theme.palette.surface.sunken,
}));

const Whole = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
