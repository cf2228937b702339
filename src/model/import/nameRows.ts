import { contextPaths } from '../rules/contextValues';
import { filterOf } from '../rules/offered';
import type { Row } from '../values/comparable';
import type { ImportPort } from './importPort';
import { MOST_ROWS, type Named } from './importing';
import { faultOf, type Judging } from './judgeRow';
import { keyOfRow } from './keyOfRow';
import type { ReadRow } from './readRow';

type Naming = Judging & { readonly port: Pick<ImportPort, 'name'>; readonly signal?: AbortSignal };

/**
 * The rows with the ids of the records that their cells name, and the faults of names. Rows that say the same are asked
 * for once. Rejects when the server cannot be asked.
 */
export const nameRows = async (reads: readonly ReadRow[], naming: Naming): Promise<readonly ReadRow[]> => {
  const { port, signal, columns, fixed, resource, kinds } = naming;
  const pointing = columns.flatMap((known) => (known?.pointsAt ? [known.field] : []));
  const ask = port.name;
  if (!ask || pointing.length === 0) return reads;
  const names = pointing.flatMap((field) => [field.name, ...contextPaths(filterOf(field))]);
  const asked = new Map<string, Row>();
  const keys = reads.map(({ values }) => {
    const said = Object.entries({ ...fixed, ...values }).filter(([name]) => names.includes(name));
    const key = JSON.stringify(said);
    return asked.set(key, Object.fromEntries(said)) && key;
  });
  const all = [...asked];
  const known = new Map<string, Named>();
  for (let at = 0; at < all.length; at += MOST_ROWS) {
    signal?.throwIfAborted();
    const step = all.slice(at, at + MOST_ROWS);
    const answers = await ask(
      step.map(([, values]) => values),
      signal,
    );
    for (const [index, [key]] of step.entries()) known.set(key, answers[index] ?? { values: {}, faults: [] });
  }
  return reads.map((read, at) => {
    const { values: ids, faults } = known.get(keys[at] ?? '') ?? { values: {}, faults: [] };
    const own = Object.entries(ids).filter(([name]) => Object.hasOwn(read.values, name));
    const values = { ...read.values, ...Object.fromEntries(own) };
    const wrong = faults.map((issue) => faultOf(issue, read, naming));
    return { ...read, values, key: keyOfRow(values, resource, kinds), faults: [...read.faults, ...wrong] };
  });
};
