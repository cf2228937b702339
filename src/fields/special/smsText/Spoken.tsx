import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';

/** What changes while somebody types, said aloud once typing has paused. */
export const Spoken = ({ text }: { readonly text: string }) => (
  <span aria-live="polite" style={visuallyHidden}>
    {useLateText(text)}
  </span>
);

/** A text once it has not changed for a moment; '' until it first does. For what is read aloud. */
const useLateText = (text: string): string => {
  const [first] = useState(text);
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate((said) => (said === '' && text === first ? '' : text)), PAUSE);
    return () => clearTimeout(timer);
  }, [text, first]);
  return late;
};

/* milliseconds: longer than people pause between two keys */
const PAUSE = 700;
