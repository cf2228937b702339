import { useEffect } from 'react';
import { Title as PortalTitle } from 'ra-ui-materialui';
import { useModel } from '../fields/AdminContext';

/** The page's name, in the navbar and in the browser's tab together with the product's name (S1.01). */
export const Title = ({ title }: { readonly title: string }) => {
  const { name } = useModel();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return <PortalTitle title={title} preferenceKey={false} />;
};
