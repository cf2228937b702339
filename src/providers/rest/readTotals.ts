import { toDecimal } from '../../model/values/decimal';
import type { Total, Totals, TotalsGroup } from '../../model/numbers/totals';
import { isPlainObject } from '../../model/values/plainObject';

/** The totals that a server answered; undefined when it is anything else, because half a number is none. */
export const readTotals = (answer: unknown): Totals | undefined => {
  if (!isPlainObject(answer)) return undefined;
  const all = readTotal(answer['all']);
  const listed = answer['groups'] ?? [];
  const groups = Array.isArray(listed) ? listed.flatMap((each) => readGroup(each) ?? []) : undefined;
  if (!all || !Array.isArray(listed) || groups?.length !== listed.length) return undefined;
  return { all, groups, ...(answer['cut'] === true && { cut: true as const }) };
};

const readTotal = (total: unknown): Total | undefined => {
  if (!isPlainObject(total)) return undefined;
  const { count } = total;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return undefined;
  const [sum, average] = [toDecimal(total['sum']), toDecimal(total['average'])];
  return { count, ...(sum !== undefined && { sum }), ...(average !== undefined && { average }) };
};

const readGroup = (group: unknown): TotalsGroup | undefined => {
  const total = readTotal(group);
  const key = isPlainObject(group) ? group['key'] : undefined;
  return total && (typeof key === 'string' || key === null) ? { key, ...total } : undefined;
};
