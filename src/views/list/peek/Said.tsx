import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';

/** Which record is looked at, for those who listen. It is there before anything is said in it, so that the first is heard as well. */
export const Said = ({ text }: { readonly text: string }) => {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" style={visuallyHidden}>
      {said}
    </div>
  );
};
