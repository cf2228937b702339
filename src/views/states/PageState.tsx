import { useContext, type ComponentProps } from 'react';
import { Title, TitleSlot } from '../Title';
import { StatePage } from './StatePage';

/** A state in the place of a page or of a form in a dialog: its title is that of the page. */
export const PageState = (props: ComponentProps<typeof StatePage>) => {
  const { isHeading } = useContext(TitleSlot);
  return (
    <>
      <Title title={props.title} bar="" isDrawn />
      <StatePage {...props} component={isHeading ? 'h2' : 'h1'} />
    </>
  );
};
