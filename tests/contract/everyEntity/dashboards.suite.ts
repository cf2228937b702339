import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spanChoices, type SpanOfDays } from '../../../src/model/dashboard/timeSpan';
import { figuresOf, groupFilter, readingQuestions, type Reading } from '../../../src/model/dashboard/reading';
import { readingsOf, spanOf } from '../../../src/model/dashboard/widgetReadings';
import type { Row } from '../../../src/model/values/comparable';
import type { Totals, TotalsQuestion } from '../../../src/model/numbers/totals';
import { listOf } from './listOf';
import { outcomeOf } from './outcome';
import { valueIn } from './slow';
import { model, type Door, type World } from './world';

/* Whose days are looked at, by the time that is chosen; UTC's in all others. */
const zones: Readonly<Record<string, string>> = { last28Days: 'Europe/Berlin', lastYear: 'Asia/Kolkata' };

/** Every number of every dashboard, held to the list behind it. A new widget is held to its list by being there. */
export const describeDashboards = (door: string, openWorld: Door): void => {
  describe(`${door}: every dashboard,`, () => {
    let world: World;
    beforeAll(async () => {
      world = await openWorld();
    }, 60_000);
    afterAll(() => world.stop());

    const bodies = model.dashboards.map((dashboard) => ({
      name: dashboard.label.en,
      body: dashboard.body,
    }));

    const cases = bodies.flatMap(({ name, body }) =>
      (body.hasRanges ? spanChoices : [undefined]).flatMap((chosen) =>
        body.widgets.map((widget) => ({ name, chosen: chosen ?? 'no time', label: widget.label.en, widget })),
      ),
    );

    /* Many numbers have the same list behind them, which is asked for once. */
    const once = <T>(ask: (of: string, filter: Row) => Promise<T>) => {
      const known = new Map<string, Promise<T>>();
      return (of: string, filter: Row): Promise<T> => {
        const name = `${of} ${JSON.stringify(filter)}`;
        const answer = known.get(name) ?? ask(of, filter);
        known.set(name, answer);
        return answer;
      };
    };

    const rowsBehind = once((of, filter) => listOf(world, model.resource(of), { filter }));

    /* What the list says above its rows. */
    const countBehind = once(async (of, filter): Promise<number> => {
      const page = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };
      const { data } = await outcomeOf(world, async (provider) => {
        const { total } = await provider.getList(model.resource(of).name, { ...page, filter });
        return { data: total };
      });
      return Number(data);
    });

    const answerTo = async (of: string, question: TotalsQuestion): Promise<Totals> => {
      const outcome = await outcomeOf(world, (provider) =>
        provider.getTotals(model.resource(of).name, { ...question }),
      );
      expect(outcome, 'a success').toHaveProperty('data');
      return outcome.data as Totals;
    };

    /** The number as a person would work it out who has the list before them. */
    const workedOut = async ({ metric, ...place }: Reading, group: Row = {}): Promise<number | undefined> => {
      const { whole, part } = readingQuestions({ metric, ...place });
      const count = await countBehind(metric.of, { ...whole.filter, ...group });
      if (part)
        return count === 0
          ? undefined
          : ((await countBehind(metric.of, { ...part.filter, ...group })) / count) * 100;
      const { field, measure } = metric;
      if (field === undefined) return count;
      const rows = await rowsBehind(metric.of, { ...whole.filter, ...group });
      const values = rows.flatMap((row) => valueIn(row, field) ?? []).map(Number);
      const sum = values.reduce((total, value) => total + value, 0);
      if (measure === 'sum') return sum;
      return values.length === 0 ? undefined : sum / values.length;
    };

    const isAlike = (shown: string | undefined, wanted: number | undefined): boolean =>
      wanted === undefined ? shown === undefined : Math.abs(Number(shown) - wanted) < 0.005;

    const faultsOf = async (reading: Reading, span: SpanOfDays | undefined): Promise<string[]> => {
      const { of, whole, part } = readingQuestions(reading);
      const figures = figuresOf(reading, {
        whole: await answerTo(of, whole),
        part: part && (await answerTo(of, part)),
      });
      const numbers = [
        { key: 'all', figure: figures.all, filter: {} },
        ...[...figures.groups].flatMap(([key, figure]) => {
          const filter = groupFilter(reading, key, span);
          return filter ? [{ key, figure, filter }] : [];
        }),
      ];
      const faults: string[] = [];
      for (const { key, figure, filter } of numbers) {
        const listed = await countBehind(of, { ...whole.filter, ...filter });
        if (figure.count !== listed) faults.push(`${key}: counts ${figure.count}, the list has ${listed}`);
        const wanted = await workedOut(reading, filter);
        if (!isAlike(figure.value, wanted)) faults.push(`${key}: says ${figure.value}, the list ${wanted}`);
      }
      return faults;
    };

    describe.each(cases)('$name, $chosen: $label', ({ widget, chosen }) => {
      const now = new Date();
      const zone = widget.metric.during === 'createdAt' ? zones[chosen] : undefined;
      const span = spanOf(widget, { chosen: spanChoices.find((each) => each === chosen), now, zone });

      it('shows what the lists behind its numbers have, on the gateway and on demo data', async () => {
        for (const reading of readingsOf(widget, span)) expect(await faultsOf(reading, span)).toEqual([]);
      });

      it('has records to tell of in the demonstration', async () => {
        const { of, where } = widget.metric;
        expect(await countBehind(of, where)).toBeGreaterThan(0);
      });
    });

    it('covers all four dashboards', () =>
      expect(bodies.map(({ name }) => name)).toEqual([
        'eCommerce Dashboard',
        'Analytics Dashboard',
        'Operations',
        'Overview',
      ]));
  });
};
