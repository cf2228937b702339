import { styled } from '@mui/material/styles';

/** A text with the line ends it has. */
export const Lines = styled('div')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
