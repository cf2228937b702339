import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createYieldToMain } from './yieldToMain';
import { faultyFile, header } from '../../../tests/import/faultyFile';
import { isConflict, judgingOf, memoryPort, Refusal, refusalOf } from '../../../tests/import/people';
import type { ImportPort } from './importPort';
import { fates, type Stored } from './judgeRow';
import { planImport } from './planImport';
import { readTable } from './readTable';
import { createImportRun, type RunState } from './runImport';

const yieldToMain = createYieldToMain();
const country = 'DE';

const fileOf = async (count: number) => {
  const { lines, stored } = faultyFile(count);
  const text = [header.join(';'), ...lines.map(({ line }) => line)].join('\n');
  return { table: await readTable(text, { hasHeader: true, yieldToMain }), stored };
};

type File = Awaited<ReturnType<typeof fileOf>>;

const begin = async (file: File, records: Stored[], port: ImportPort = memoryPort(records)) => {
  const judging = judgingOf(file.table.header, { country });
  const plan = await planImport(file.table.rows, { ...judging, port: memoryPort(records), yieldToMain });
  const seen: RunState[] = [];
  const onChange = (state: RunState) => void seen.push(state);
  return { run: createImportRun(plan, { judging, port, refusalOf, isConflict, onChange }), seen };
};

/** What is stored, without what depends on the order of writing. */
const contentOf = (records: readonly Stored[]) =>
  records
    .map(({ id: _id, ...values }) =>
      JSON.stringify(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    )
    .sort();

const whole = async (file: File) => {
  const records = [...file.stored];
  const { run } = await begin(file, records);
  await run.start();
  return { counts: run.state().counts, content: contentOf(records) };
};

describe('running an import', () => {
  it('writes every row that was planned and says how far it is', async () => {
    const file = await fileOf(300);
    const records = [...file.stored];
    const { run, seen } = await begin(file, records);
    const { new: planned, changed } = run.state().counts;
    await run.start();
    expect(run.state()).toMatchObject({ status: 'done', done: planned + changed, total: planned + changed });
    expect(records).toHaveLength(file.stored.length + planned);
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).toSorted((a, b) => a - b));
    const again = await begin(file, records);
    expect(again.run.state()).toMatchObject({ status: 'done', total: 0 });
  });

  it('B5 gives the result of one run when it is stopped anywhere and goes on', async () => {
    const file = await fileOf(240);
    const once = await whole(file);
    const stops = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 });
    const agree = fc.asyncProperty(stops, async (gaps) => {
      const records = [...file.stored];
      let left = 0;
      let isStopping = () => {};
      const port = memoryPort(records);
      const stopping: ImportPort = {
        ...port,
        create: async (values) => {
          await port.create(values);
          if ((left -= 1) === 0) isStopping();
        },
      };
      const { run } = await begin(file, records, stopping);
      isStopping = run.stop;
      for (const gap of [...gaps, Infinity]) {
        left = gap;
        await run.start();
        expect(['stopped', 'done']).toContain(run.state().status);
      }
      expect(run.state().counts).toEqual(once.counts);
      expect(contentOf(records)).toEqual(once.content);
    });
    await fc.assert(agree, { numRuns: 25 });
  });

  it('B5 cancelled in the middle of 12,000 rows and resumed, it counts and stores what one run does', async () => {
    const { table, stored } = await fileOf(12_000);
    const judging = judgingOf(table.header, { country });
    const plan = await planImport(table.rows, { ...judging, port: memoryPort(stored), yieldToMain });
    const runOver = (records: Stored[], onChange: (state: RunState) => void) =>
      createImportRun(plan, { judging, port: memoryPort(records), refusalOf, isConflict, onChange });
    const inOne = [...stored];
    const once = runOver(inOne, () => undefined);
    await once.start();
    const records = [...stored];
    const run = runOver(records, ({ done, total }) => {
      if (done === Math.floor(total / 2)) run.stop();
    });
    await run.start();
    expect(run.state().status).toBe('stopped');
    expect(records.length).toBeLessThan(inOne.length);
    await run.start();
    expect(run.state()).toEqual(once.state());
    expect(fates.reduce((sum, fate) => sum + run.state().counts[fate], 0)).toBe(12_000);
    expect(contentOf(records)).toEqual(contentOf(inOne));
  }, 60_000);

  it('B5 gives the same records when it is stopped and the file is imported anew', async () => {
    const file = await fileOf(240);
    const once = await whole(file);
    const records = [...file.stored];
    const first = await begin(file, records);
    const started = first.run.start();
    first.run.stop();
    await started;
    expect(first.run.state().status).toBe('stopped');
    const second = await begin(file, records);
    expect(second.run.state().counts.there).toBeGreaterThan(once.counts.there);
    await second.run.start();
    expect(contentOf(records)).toEqual(once.content);
  });

  it('pauses when an answer is lost, and repeats nothing that was stored all the same', async () => {
    const file = await fileOf(180);
    const once = await whole(file);
    const losses = fc.array(fc.constantFrom('kept', 'lost', 'before'), { minLength: 10, maxLength: 60 });
    const agree = fc.asyncProperty(losses, async (plan) => {
      const records = [...file.stored];
      const port = memoryPort(records);
      const fates = [...plan];
      const losing = async (write: () => Promise<void>) => {
        const fate = fates.shift();
        if (fate !== 'before') await write();
        if (fate === 'lost' || fate === 'before') throw new Refusal('network', 'No answer.');
      };
      const { run } = await begin(file, records, {
        ...port,
        create: (values) => losing(() => port.create(values)),
        update: (before, changes) => losing(() => port.update(before, changes)),
      });
      for (let tries = 0; run.state().status !== 'done' && tries < 100; tries += 1) await run.start();
      expect(run.state()).toMatchObject({ status: 'done', counts: once.counts });
      expect(contentOf(records)).toEqual(once.content);
    });
    await fc.assert(agree, { numRuns: 25 });
  });

  it('never revives somebody who opted out between the check and the run', async () => {
    const file = await fileOf(120);
    const records = [...file.stored];
    const { run } = await begin(file, records);
    const { kept, changed } = run.state().counts;
    records.forEach((record, index) => {
      records[index] = { ...record, status: 'out', __v: 1 };
    });
    await run.start();
    expect(run.state().counts).toMatchObject({ kept: kept + changed, changed: 0 });
    expect(records.slice(0, file.stored.length).every((record) => record['status'] === 'out')).toBe(true);
  });

  it('takes a record that somebody else made meanwhile for what it is by now', async () => {
    const file = await fileOf(120);
    const records = [...file.stored];
    const { run } = await begin(file, records);
    const other = await begin(file, records);
    const before = run.state().counts;
    await other.run.start();
    await run.start();
    const { counts } = run.state();
    expect(counts.invalid).toBe(before.invalid);
    expect(counts.there).toBe(before.there + before.new + before.changed);
    expect(fates.reduce((sum, fate) => sum + counts[fate], 0)).toBe(120);
  });

  it('keeps the words of the server for a row that it refuses', async () => {
    const file = await fileOf(60);
    const records = [...file.stored];
    const port = memoryPort(records);
    const create = async () => Promise.reject(new Refusal('validation', 'Not today.'));
    const { run } = await begin(file, records, { ...port, create });
    const before = run.state().counts;
    await run.start();
    expect(run.state().counts).toMatchObject({ new: 0, invalid: before.invalid + before.new });
    expect(run.judged().filter(({ faults }) => JSON.stringify(faults).includes('Not today.'))).toHaveLength(
      before.new,
    );
  });
});

describe('running an import whose rows are taken together', () => {
  /* Writes what it is given once, however often it comes; `lose` may say that no answer arrives. */
  const together = (records: Stored[], lose: () => boolean = () => false) => {
    const port = memoryPort(records);
    const known = new Map<string, unknown[]>();
    const sent: number[] = [];
    const write: NonNullable<ImportPort['together']>['write'] = async (rows) => {
      sent.push(rows.length);
      const key = JSON.stringify(rows);
      const answers = known.get(key) ?? [];
      if (!known.has(key))
        for (const { before, values } of rows)
          answers.push(
            await (before ? port.update(before, values) : port.create(values)).catch(
              (error: unknown) => error,
            ),
          );
      known.set(key, answers);
      if (lose()) throw new Refusal('network', 'No answer.');
      known.delete(key);
      return answers;
    };
    const never = async () => Promise.reject(new Error('One by one.'));
    return {
      port: { ...port, create: never, update: never, together: { most: 10, letters: 3000, write } },
      sent,
    };
  };

  it('gives the records and the counts of rows that are written one by one', async () => {
    const file = await fileOf(300);
    const once = await whole(file);
    const records = [...file.stored];
    const { port, sent } = together(records);
    const { run } = await begin(file, records, port);
    await run.start();
    expect(run.state()).toMatchObject({ status: 'done', counts: once.counts });
    expect(contentOf(records)).toEqual(once.content);
    expect(Math.max(...sent)).toBeLessThanOrEqual(10);
    expect(sent.length).toBeGreaterThan(3);
  });

  it('B5 gives them, too, when it is stopped anywhere, and when answers are lost', async () => {
    const file = await fileOf(240);
    const once = await whole(file);
    const plans = fc.array(fc.constantFrom('answer', 'lose', 'stop'), { minLength: 3, maxLength: 20 });
    const agree = fc.asyncProperty(plans, async (plan) => {
      const records = [...file.stored];
      const turns = [...plan];
      let stop = () => {};
      const { port } = together(records, () => {
        const turn = turns.shift();
        if (turn === 'stop') stop();
        return turn === 'lose';
      });
      const { run } = await begin(file, records, port);
      stop = run.stop;
      for (let tries = 0; run.state().status !== 'done' && tries < 50; tries += 1) await run.start();
      expect(run.state()).toMatchObject({ status: 'done', counts: once.counts });
      expect(contentOf(records)).toEqual(once.content);
    });
    await fc.assert(agree, { numRuns: 25 });
  });

  it('takes a record that somebody else made or changed meanwhile for what it is by now', async () => {
    const file = await fileOf(120);
    const records = [...file.stored];
    const { run } = await begin(file, records, together(records).port);
    const other = await begin(file, records);
    const before = run.state().counts;
    await other.run.start();
    await run.start();
    const { counts } = run.state();
    expect(counts.invalid).toBe(before.invalid);
    expect(counts.there).toBe(before.there + before.new + before.changed);
    expect(fates.reduce((sum, fate) => sum + counts[fate], 0)).toBe(120);
  });
});
