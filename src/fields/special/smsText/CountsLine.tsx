import Typography from '@mui/material/Typography';
import { useCountsText } from './useCountsText';

/** The counts of a stored text, below it. */
export const CountsLine = ({ text }: { readonly text: string }) => (
  <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
    {useCountsText()(text)}
  </Typography>
);
