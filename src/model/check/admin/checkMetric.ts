import { measures, type Measure } from '../../../config/metric';
import { isLive } from '../../compute/isLive';
import { isSummable, isTime } from '../../numbers/totalsFault';
import { resolveFilter } from '../../resolve/resolveFilter';
import { checkFilter } from '../list/checkFilter';
import { checkName, type Place } from '../checkNames';
import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { attempt, dictOf, isText, join, own, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

type MetricPlace = { readonly at: string; readonly scope: Scope };

/** One number: its entity can be counted, and its filters, its field and its time fit it. Answers the entity. */
export const checkMetric = (metric: unknown, { at, scope }: MetricPlace): Entity | undefined => {
  if (!isPlainObject(metric) || !isText(metric.of)) return undefined;
  const entity = countedEntity(metric.of, { at: join(at, 'of'), scope });
  if (!entity) return undefined;
  const place = (option: string): Place => ({
    at: join(at, option),
    fields: entity.fields,
    report: scope.report,
  });
  for (const option of ['where', 'part'])
    if (isPlainObject(metric[option])) checkFilter(metric[option], place(option));
  checkMeasure(metric, { at, scope });
  checkPart(metric, place('part'));
  checkAdded(metric.field, place('field'), scope);
  checkTime(metric.during, place('during'), scope);
  return entity;
};

const countedEntity = (key: string, { at, scope }: MetricPlace): Entity | undefined => {
  const entity = scope.entities.get(key);
  const fault = (message: string, hint?: string) =>
    scope.report({ id: 'RC090', path: at, message, ...(hint !== undefined && { hint }) });
  if (!entity) fault(`unknown entity "${key}"`, hintFor(key, [...scope.entities.keys()]));
  else if (!isCounted(entity.declared)) fault(`"${key}" has no call that counts`);
  return entity;
};

const isCounted = (declared: Dict): boolean => {
  const api = dictOf(declared.api);
  const calls = dictOf(api.calls);
  const isOpen = calls.list !== false && calls.totals !== false;
  return isOpen && declared.single === undefined && api.dialect !== 'simpleRest';
};

/** The option that a measure needs; it has no use for the others. */
const NEEDS: { readonly [M in Measure]: 'field' | 'part' | undefined } = {
  count: undefined,
  sum: 'field',
  average: 'field',
  share: 'part',
};

const checkMeasure = (metric: Dict, { at, scope }: MetricPlace): void => {
  const measure = measures.find((each) => each === (metric.measure ?? 'count'));
  if (!measure) return;
  for (const option of ['field', 'part']) {
    const isGiven = own(metric, option) !== undefined;
    if (isGiven === (NEEDS[measure] === option)) continue;
    const message = isGiven ? `a ${measure} has no use for it` : `a ${measure} needs it`;
    scope.report({ id: 'RC091', path: join(at, option), message });
  }
};

const checkPart = (metric: Dict, { at, report }: Place): void => {
  const [where, part] = [metric.where ?? {}, metric.part].map((filter) =>
    isPlainObject(filter) ? attempt(() => resolveFilter(filter)) : undefined,
  );
  if (!part) return;
  if (Object.keys(part).length === 0) report({ id: 'RC093', path: at, message: 'it is the whole itself' });
  for (const [asked, value] of Object.entries(part)) {
    const whole = listed(where?.[asked]);
    const outside = listed(value).filter((each) => whole.length > 0 && !whole.includes(each));
    if (outside.length > 0)
      report({
        id: 'RC093',
        path: join(at, asked),
        message: `"${outside.join('", "')}" is not in the whole`,
        hint: `Valid: ${whole.join(', ')}.`,
      });
  }
};

const listed = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

const checkAdded = (name: unknown, place: Place, { kinds, report }: Scope): void => {
  const resolved = checkName(name, place)?.resolved;
  if (!resolved) return;
  if (isLive(resolved.compute)) {
    const message = `"${resolved.name}" is never stored, so it cannot be added up`;
    report({ id: 'RC051', path: place.at, message });
  } else if (!isSummable(resolved.name, [resolved], kinds)) {
    const hint = 'Name a number or an amount.';
    report({ id: 'RC092', path: place.at, message: `"${resolved.name}" is a ${resolved.kind}`, hint });
  }
};

const checkTime = (name: unknown, place: Place, { kinds, report }: Scope): void => {
  if (!isText(name) || (isTime(name, [], kinds) && !place.fields.has(name))) return;
  const resolved = checkName(name, place)?.resolved;
  if (!resolved || isTime(resolved.name, [resolved], kinds)) return;
  const hint = 'Name a date or a moment that is stored.';
  report({ id: 'RC094', path: place.at, message: `"${resolved.name}" is a ${resolved.kind}`, hint });
};
