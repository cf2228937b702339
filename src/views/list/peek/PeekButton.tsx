import { useTranslate } from 'react-admin';

/** Opens the quick view of its row, whose list hears the click. In a table the space bar does the same on the title. */
export const PeekButton = ({ title, tabIndex }: { readonly title: string; readonly tabIndex?: -1 }) => {
  const translate = useTranslate();
  const label = translate('app.list.peek.open', { name: title });
  return <button type="button" className="peek" tabIndex={tabIndex} aria-label={label} title={label} />;
};
