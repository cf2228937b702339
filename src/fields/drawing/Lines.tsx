import { styled } from '@mui/material/styles';
import { shownText } from '../../model/answers/shownText';

/** A text with the line ends it has. */
export const Lines = ({ text }: { readonly text: string }) => <Whole dir="auto">{shownText(text)}</Whole>;

const Whole = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
