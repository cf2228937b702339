/** Gives a cell whose value is cut all of it as its title, for whoever points at it. */
export const tellCut = (target: EventTarget): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('tbody td') : null;
  if (!cell || cell.querySelector('[title]')) return;
  const isCut = [cell, ...cell.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
  );
  if (isCut) cell.title = linesOf(cell.innerText).join(' · ');
  else cell.removeAttribute('title');
};

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
