import { useEffect, useState } from 'react';

/** How far down, in CSS pixels, the way back to the top is worth a button. */
const FAR = 400;

/** Whether the page is scrolled further than that. Asked only when it scrolls: the answer costs a layout of the page. */
export const useFarDown = (): boolean => {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const read = () => setFarDown(window.scrollY > FAR);
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isFarDown;
};
