import { useQuery } from '@tanstack/react-query';
import { useModel } from '../../fields/AdminContext';
import { figuresOf, type Figures, type Reading } from '../../model/dashboard/reading';
import type { TotalsQuestion } from '../../model/numbers/totals';
import { useZoned } from './useZone';
import { useGateway } from '../../views/useGateway';

export type FiguresAnswer = {
  /** In the order of the readings; undefined until all of them are there. */
  readonly figures: readonly Figures[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
};

/** Asks for everything a widget is drawn from; what is no longer shown is cancelled. */
export const useFigures = (readings: readonly Reading[]): FiguresAnswer => {
  const provider = useGateway();
  const model = useModel();
  const inZone = useZoned();
  const asked = readings.map((reading) => {
    const { of, ...questions } = inZone(reading).questions;
    return { reading, name: model.resource(of).name, questions };
  });
  const { data, error, refetch } = useQuery({
    queryKey: [asked[0]?.name, 'getTotals', asked.map(({ name, questions }) => [name, questions])],
    queryFn: ({ signal }) => {
      const ask = async (name: string, question: TotalsQuestion) =>
        (await provider.getTotals(name, { ...question, signal })).data;
      return Promise.all(
        asked.map(async ({ name, questions: { whole, part } }) => {
          const [all, some] = await Promise.all([ask(name, whole), part && ask(name, part)]);
          return { whole: all, part: some };
        }),
      );
    },
  });
  const figures = data?.flatMap((answer, at) => {
    const reading = asked[at]?.reading;
    return reading ? [figuresOf(reading, answer)] : [];
  });
  return { figures, error, refetch: () => void refetch() };
};
