import { createContext, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useModel } from '../fields/AdminContext';
import { shownText } from '../model/answers/shownText';

/** The element of the navbar that shows the page's title, once it is there. */
export const TitleSlot = createContext<HTMLElement | null>(null);

/** The page's name, in the navbar and in the browser's tab together with the product's name (S1.01). */
export const Title = ({ title: text }: { readonly title: string }) => {
  const title = shownText(text);
  const { name } = useModel();
  const slot = useContext(TitleSlot);
  useEffect(() => {
    /* a dialog that closes leaves a page that is there already */
    const former = document.title;
    document.title = title === name ? name : `${title} · ${name}`;
    return () => {
      document.title = former;
    };
  }, [title, name]);
  return slot && createPortal(<bdi>{title}</bdi>, slot);
};
