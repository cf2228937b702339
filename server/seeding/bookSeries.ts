import type { DemoBooks } from '../../src/config/demoSeries';
import { fakeId } from '../../src/model/demo/fakeId';
import type { FakeSeries } from '../../src/model/demo/fakeSeries';
import { storedDecimal } from '../../src/model/demo/fakeTotals';
import type { Resource } from '../../src/model/resolved/resource';
import { textOf } from '../../src/model/values/comparable';
import { addDecimals, multiplyDecimals, toDecimal, type Decimal } from '../../src/model/values/decimal';
import type { Parts } from '../parts';
import type { ManyChange, Row } from '../store/store';
import type { Copies } from './tallySeries';

type Ledger = Resource & { readonly ledger: NonNullable<Resource['ledger']> };

type Place = { readonly books: DemoBooks; readonly series: FakeSeries; readonly ledger: Ledger };

/**
 * Books what the copies of a series cost, in the past: entries that take it, others before them that pay for it, and the
 * balances after each entry of whoever is concerned, those that were there included.
 * @throws when the entity of the entries has no ledger.
 */
export const bookSeries = async (
  copies: readonly Copies[],
  { books, series, run }: { readonly books: DemoBooks; readonly series: FakeSeries; readonly run: string },
  parts: Parts,
): Promise<void> => {
  const ledger = parts.model.resource(books.in);
  if (!hasLedger(ledger)) throw new Error(`${books.in}: there is no ledger to book in.`);
  const place = { books, series, ledger };
  const rows = costsOf(copies, place).flatMap((cost, at) => entriesFor(cost, `${run}/${at}`, place));
  const holders = new Set(rows.map((row) => String(row[ledger.ledger.of])));
  const balances = await withBalances(rows, holders, { ...place, parts });
  await parts.store.insertMany(ledger.api.collection, rows);
  await parts.store.updateMany(ledger.api.collection, balances.entries);
  await parts.store.updateMany(parts.model.resource(ledger.ledger.to).api.collection, balances.holders);
};

const hasLedger = (resource: Resource): resource is Ledger => resource.ledger !== undefined;

type Cost = { readonly holder: string; readonly apart: unknown; sum: Decimal; first: number; last: number };

const costsOf = (copies: readonly Copies[], { books, ledger }: Place): Cost[] => {
  const costs = new Map<string, Cost>();
  for (const { template, month, count, first, last } of copies) {
    const holder = textOf(template.row[ledger.ledger.of]);
    const each = toDecimal(template.row[books.amount]);
    if (holder === undefined || each === undefined) continue;
    const apart = books.apart === undefined ? undefined : template.row[books.apart];
    const key = `${holder}/${textOf(apart) ?? month}`;
    const known = costs.get(key) ?? { holder, apart, sum: '0', first, last };
    const sum = addDecimals([known.sum, multiplyDecimals([each, `${count}`])]);
    costs.set(key, { ...known, sum, first: Math.min(known.first, first), last: Math.max(known.last, last) });
  }
  return [...costs.values()].filter(({ sum }) => Number(sum) > 0);
};

const HOUR = 60 * 60 * 1000;

/* Paid for in whole hundreds, so that the balance of a whole series stays above where it was. */
const ROUND = 100;

const entriesFor = ({ holder, apart, sum, first, last }: Cost, key: string, place: Place): Row[] => {
  const { books, series, ledger } = place;
  const { of, amount } = ledger.ledger;
  const field = ledger.fields.find(({ name }) => name === amount);
  const kept = (value: Decimal) => (field ? storedDecimal(value, field, series.kinds) : value);
  const entry = (part: string, time: number, values: Readonly<Record<string, unknown>>): Row => {
    const at = new Date(time).toISOString();
    const nothing = Object.fromEntries(ledger.fields.map(({ name }) => [name, null]));
    const _id = fakeId(`${ledger.key}/${key}/${part}`, 0);
    return { ...nothing, ...values, [of]: holder, _id, __v: 0, createdAt: at, updatedAt: at };
  };
  const paid: Decimal = `${Math.ceil(Number(sum) / ROUND) * ROUND}`;
  const about = books.apart === undefined ? {} : { [books.apart]: apart };
  return [
    entry('cover', first - HOUR, { ...books.cover, [amount]: kept(paid) }),
    entry('cost', last, { ...books.set, ...about, [amount]: kept(multiplyDecimals([sum, '-1'])) }),
  ];
};

type Balances = { readonly entries: readonly ManyChange[]; readonly holders: readonly ManyChange[] };

/* Sets the balance in the new rows; answers the changes of the others. */
const withBalances = async (
  rows: readonly Row[],
  holders: ReadonlySet<string>,
  { series, ledger, parts }: Place & { readonly parts: Parts },
): Promise<Balances> => {
  const { of, to, amount, keeps, after } = ledger.ledger;
  const balanceField = parts.model.resource(to).fields.find(({ name }) => name === keeps);
  const afterField = ledger.fields.find(({ name }) => name === after);
  const there = await parts.store.list(ledger.api.collection, {
    where: [{ path: of, op: 'in', value: [...holders] }],
    sort: [{ path: 'createdAt', order: 'text', descending: false }],
    offset: 0,
    limit: Infinity,
  });
  const entries: ManyChange[] = [];
  const sums = new Map<string, Decimal>();
  const all = [...there.rows, ...rows].toSorted(
    (a, b) => Number(a.createdAt > b.createdAt) - Number(a.createdAt < b.createdAt),
  );
  const isNew = new Set(rows);
  for (const row of all) {
    const holder = String(row[of]);
    const sum = addDecimals([sums.get(holder) ?? '0', toDecimal(row[amount]) ?? '0']);
    sums.set(holder, sum);
    const balance = afterField && storedDecimal(sum, afterField, series.kinds);
    if (after === undefined || row[after] === balance) continue;
    if (isNew.has(row)) row[after] = balance;
    else entries.push({ id: row._id, patch: { [after]: balance } });
  }
  const changed = [...sums].map(([id, sum]) => ({
    id,
    patch: { [keeps]: balanceField ? storedDecimal(sum, balanceField, series.kinds) : sum },
  }));
  return { entries, holders: changed };
};
