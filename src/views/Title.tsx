import { visuallyHidden } from '@mui/utils';
import { createContext, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useModel } from '../fields/AdminContext';
import { shownText } from '../model/answers/shownText';

/** Where the title of a page is shown. */
export type TitlePlace = {
  /** The element that takes it, once it is there. */
  readonly slot: HTMLElement | null;
  /** Whether that is the heading of what is open, as in a dialog; the bar only repeats it for the eye. */
  readonly isHeading: boolean;
};

export const TitleSlot = createContext<TitlePlace>({ slot: null, isHeading: false });

type TitleProps = {
  readonly title: string;
  /** What the bar says instead, such as the name of the list that a record is of. */
  readonly bar?: string;
  /** Whether the page draws its heading itself. */
  readonly isDrawn?: boolean;
};

/**
 * The page's name: the one heading of its level in the page, in the navbar, and in the browser's tab together with the
 * product's name (S1.01).
 */
export const Title = ({ title: text, bar, isDrawn = false }: TitleProps) => {
  const title = shownText(text);
  const { name } = useModel();
  const { slot, isHeading } = useContext(TitleSlot);
  useEffect(() => {
    /* a dialog that closes leaves a page that is there already */
    const former = document.title;
    document.title = title === name ? name : `${title} · ${name}`;
    return () => {
      document.title = former;
    };
  }, [title, name]);
  return (
    <>
      {!isHeading && !isDrawn && (
        <h1 style={visuallyHidden}>
          <bdi>{title}</bdi>
        </h1>
      )}
      {slot && createPortal(<bdi>{isHeading ? title : (bar ?? title)}</bdi>, slot)}
    </>
  );
};
