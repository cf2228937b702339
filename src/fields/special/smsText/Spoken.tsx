import { visuallyHidden } from '@mui/utils';
import { useLateText } from './useLateText';

/** What changes while somebody types, said aloud once typing has paused. */
export const Spoken = ({ text }: { readonly text: string }) => (
  <span aria-live="polite" style={visuallyHidden}>
    {useLateText(text)}
  </span>
);
