import { useContext, type KeyboardEvent, type MouseEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { PeekContext } from './PeekContext';

/** The quick view of the rows of a list, where it has one. */
export const usePeekIn = (rows: readonly RaRecord[] | undefined) => {
  const peek = useContext(PeekContext);
  return {
    /** Opens it: by the button of a row, or by the space bar on its title. Answers whether it did. */
    look: (event: MouseEvent | KeyboardEvent): boolean => {
      const { target } = event;
      /* a list within a row has heard it before */
      if (!peek || event.defaultPrevented || !(target instanceof Element)) return false;
      const isAsked = 'key' in event ? isSpaceOnTitle(event.key, target) : target.closest('.peek') !== null;
      const row = isAsked ? target.closest<HTMLElement>('[data-index]') : null;
      const record = row && rows?.[Number(row.dataset['index'])];
      if (!record) return false;
      /* neither does the page scroll, nor the row lead to its page */
      event.preventDefault();
      peek.look(record.id);
      return true;
    },
    stateOf: ({ id }: RaRecord): 'offered' | 'open' | undefined =>
      peek && (String(peek.id) === String(id) ? 'open' : 'offered'),
  };
};

const isSpaceOnTitle = (key: string, target: Element): boolean => key === ' ' && target.matches('a.title');
