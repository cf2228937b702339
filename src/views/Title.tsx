import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModel } from '../fields/AdminContext';

/** Where the navbar shows the page's title. */
export const TITLE_SLOT = 'page-title';

/** The page's name, in the navbar and in the browser's tab together with the product's name (S1.01). */
export const Title = ({ title }: { readonly title: string }) => {
  const { name } = useModel();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(document.getElementById(TITLE_SLOT)), []);
  useEffect(() => {
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title, name]);
  return slot && createPortal(<>{title}</>, slot);
};
