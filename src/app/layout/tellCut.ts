/** What elements are given as a title here, and what they had of their own. */
const told = new WeakMap<Element, { readonly shown: string; readonly own: string }>();

/** Whoever is pointed at lies at most so deep in what cuts it. */
const DEPTH = 6;

/**
 * Gives a text that is cut short all of it as its title, for whoever points at it; wherever it stands. One that has a title
 * of its own, which says something else, keeps that behind the text.
 */
const tellCut = ({ target }: Event): void => {
  let at = target instanceof HTMLElement ? target : null;
  let titled: HTMLElement | undefined;
  for (let up = 0; at && up < DEPTH; at = at.parentElement, up += 1) {
    forget(at);
    if (at.title !== '') titled ??= at;
    if (!isCut(at)) continue;
    const text = wordsOf(at);
    if (!titled) tell(at, text);
    else if (wordsOf(titled) === text && !titled.title.includes(text))
      tell(titled, `${text} · ${titled.title}`);
    if (titled) return;
  }
};

const tell = (element: HTMLElement, shown: string): void => {
  told.set(element, { shown, own: element.title });
  element.title = shown;
};

/* A title that was changed since is that of whoever drew it. */
const forget = (element: HTMLElement): void => {
  const { shown, own = '' } = told.get(element) ?? {};
  if (!told.delete(element) || element.title !== shown) return;
  if (own === '') element.removeAttribute('title');
  else element.title = own;
};

/** Says so from now on, in the page and in what opens over it. Answers with how to stop. */
export const tellCutTexts = (): (() => void) => {
  const events = ['pointerover', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, tellCut, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, tellCut);
  };
};

/* What is for screen readers alone is one pixel wide. */
const isCut = (element: HTMLElement): boolean => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (clientWidth <= 1 || (scrollWidth <= clientWidth && scrollHeight <= clientHeight)) return false;
  const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
  const isOneLine = textOverflow === 'ellipsis' && overflowX !== 'visible';
  return isOneLine ? scrollWidth > clientWidth : Number(webkitLineClamp) > 0;
};

const wordsOf = ({ innerText }: HTMLElement): string =>
  innerText
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .join(' · ');
