import { visuallyHidden } from '@mui/utils';
import { useLocation } from 'react-admin';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { useModel } from '../../fields/AdminContext';
import { pageKey } from './pageKey';
import { ShellContext } from './ShellContext';
import { useFocusKept } from './useFocusKept';

/** The products that have been shown in this window. Another language draws all of one anew, and what had the focus is gone. */
const shownBefore = new WeakSet<object>();

/**
 * After going to another page, or signing in, the focus stands at its beginning instead of on what is gone or in the menu, and a
 * screen reader says its name. Forms that are dialogs keep the focus to themselves.
 */
export const PageFocus = () => {
  const { pathname, state } = useLocation() as Location<{ readonly signedInBy?: unknown } | null>;
  const model = useModel();
  // The model is another one in each language, what surrounds it is the same.
  const product = useContext(ShellContext) ?? model;
  const page = pageKey(pathname, model.resources);
  // What is there when somebody comes leaves the focus at the beginning of the window; the form they signed in at took it along.
  const isComing = !shownBefore.has(product) && state?.signedInBy !== performance.timeOrigin;
  const shown = useRef(isComing ? page : undefined);
  const [title, announce] = useState('');
  useFocusKept();
  useEffect(() => {
    shownBefore.add(product);
    if (shown.current === page) return undefined;
    shown.current = page;
    focusPage();
    return watchTitle(announce);
  }, [page, product]);
  return (
    <div aria-live="polite" data-screen="" style={visuallyHidden}>
      {title}
    </div>
  );
};

/* A page that put the focus somewhere itself knows better. */
const focusPage = () => {
  const main = document.getElementById('main-content');
  const { activeElement } = document;
  if (activeElement?.closest('[role=dialog]') || (main?.contains(activeElement) && activeElement !== main))
    return;
  main?.focus({ preventScroll: true });
};

/** Milliseconds without a change after which a title is the page's own: that of a record comes with the record. */
const CALM = 200;

const watchTitle = (onTitle: (title: string) => void): (() => void) => {
  let timer = setTimeout(() => onTitle(document.title), CALM);
  const changes = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => onTitle(document.title), CALM);
  });
  changes.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
  };
};
