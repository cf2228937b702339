import { useDataProvider } from 'ra-core';
import { useQueries } from '@tanstack/react-query';
import { useModel } from '../../fields/AdminContext';
import { figuresOf, readingQuestions, type Figures, type Reading } from '../../model/dashboard/reading';
import type { TotalsQuestion } from '../../model/totals';
import type { TotalsProvider } from '../../views/metrics/useTotals';

export type FiguresAnswer = {
  /** In the order of the readings; undefined until all of them are there. */
  readonly figures: readonly Figures[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
};

/** Asks for everything a widget is drawn from; what is no longer shown is cancelled. */
export const useFigures = (readings: readonly Reading[]): FiguresAnswer => {
  const provider = useDataProvider() as unknown as TotalsProvider;
  const model = useModel();
  const asked = readings.map((reading) => ({ reading, questions: readingQuestions(reading) }));
  const answers = useQueries({
    queries: asked.map(({ questions: { of, whole, part } }) => {
      const { name } = model.resource(of);
      return {
        queryKey: [name, 'getTotals', whole, part ?? null],
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          const ask = async (question: TotalsQuestion) =>
            (await provider.getTotals(name, { ...question, signal })).data;
          const [all, some] = await Promise.all([ask(whole), part && ask(part)]);
          return { whole: all, part: some };
        },
      };
    }),
  });
  const failed = answers.find(({ error }) => error !== null);
  const known = answers.flatMap(({ data }) => data ?? []);
  return {
    figures:
      known.length === asked.length
        ? asked.flatMap(({ reading }, at) => {
            const answer = known[at];
            return answer ? [figuresOf(reading, answer)] : [];
          })
        : undefined,
    error: failed?.error ?? null,
    refetch: () => answers.forEach((answer) => void answer.refetch()),
  };
};
