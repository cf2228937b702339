/** What has been given a title here, and not by whoever drew it. */
const told = new WeakSet<Element>();

/** Whoever is pointed at lies at most so deep in what cuts it. */
const DEPTH = 6;

/** Gives a text that is cut short all of it as its title, for whoever points at it; wherever it stands. */
const tellCut = ({ target }: Event): void => {
  let at = target instanceof HTMLElement ? target : null;
  for (let up = 0; at && up < DEPTH; at = at.parentElement, up += 1) {
    if (at.title !== '' && !told.has(at)) return;
    if (isCut(at)) {
      at.title = linesOf(at.innerText).join(' · ');
      told.add(at);
    } else if (told.delete(at)) at.removeAttribute('title');
  }
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

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
