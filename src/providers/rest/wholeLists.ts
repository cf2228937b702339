import type { Resource } from '../../model/resolved/resource';
import type { Question } from './dialect';
import type { ReadList } from './normalise';

/** Milliseconds for which a list that came whole is leafed through, searched and sorted without being asked for again. */
const FRESH = 30_000;

type Whole = {
  readonly answer: Promise<ReadList>;
  readonly until: number;
  /** What was answered out of it. */
  readonly asked: Set<string>;
};

/**
 * Lists that come whole. Another page, order or search of one is found in what came; the same question once more means that
 * its records are wanted as they are by now, and so does a write.
 */
export const createWholeLists = () => {
  const known = new Map<string, Whole>();
  return {
    answer: ({ name }: Resource, question: Question, ask: () => Promise<ReadList>): Promise<ReadList> => {
      const text = JSON.stringify(question);
      const whole = known.get(name);
      if (whole && Date.now() < whole.until && !whole.asked.has(text)) {
        whole.asked.add(text);
        return whole.answer;
      }
      const next = { answer: ask(), until: Date.now() + FRESH, asked: new Set([text]) };
      known.set(name, next);
      // A failure is no list.
      next.answer.catch(() => known.get(name) === next && known.delete(name));
      return next.answer;
    },
    forget: ({ name }: Resource): void => void known.delete(name),
  };
};
