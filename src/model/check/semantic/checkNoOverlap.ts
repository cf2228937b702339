import type { Rule } from '../../../config/rule';
import { isLive } from '../../compute/isLive';
import { checkName, checkNames } from '../checkNames';
import { checkRule } from '../resource/checkRule';
import type { Entity, KnownField, Scope } from '../scope';
import { attempt, isText, join, listOf, type Dict } from '../untrusted';
import { pathsOf } from '../../rules/rules';
import { isPlainObject } from '../../values/plainObject';

/** By what records are kept apart: a span that is stored, and single values to tell them by. */
export const checkNoOverlap = (entity: Entity, { report }: Scope): void => {
  listOf(entity.declared.noOverlap).forEach((rule, index) => {
    if (isPlainObject(rule)) checkRuleOf(rule, { at: `${entity.key}.noOverlap[${index}]`, entity, report });
  });
};

type Place = { readonly at: string; readonly entity: Entity; readonly report: Scope['report'] };

const checkRuleOf = (rule: Dict, place: Place): void => {
  const { at, entity, report } = place;
  const { of, from, to, within, nights, when } = rule;
  const names = (option: string) => ({ at: join(at, option), fields: entity.fields, report });
  const isRange = of !== undefined;
  const isPair = from !== undefined && to !== undefined;
  if (isRange === isPair || (isRange && (from ?? to) !== undefined)) {
    const hint = 'Write of: "<a field of kind range>", or from: "<a field>" and to: "<a field>".';
    report({ id: 'RC190', path: at, message: 'needs either "of", or "from" and "to"', hint });
  } else if (isRange) checkRange(checkName(of, names('of')), place);
  else checkPair(checkName(from, names('from')), checkName(to, names('to')), place);
  const range = isText(of) ? entity.fields.get(of) : undefined;
  if (nights === true && (!isRange || range) && !isOfDays(range)) {
    const hint = 'Leave "nights" out: only of a range of days does the last one belong to it.';
    report({
      id: 'RC190',
      path: join(at, 'nights'),
      message: 'there are no days to count nights between',
      hint,
    });
  }
  for (const field of checkNames(within, names('within'))) {
    if (isSingle(field)) continue;
    const message = `"${field.name}" holds no single value that is stored`;
    const hint = 'Name a reference, a choice, a number or a text of the entity itself.';
    report({ id: 'RC190', path: join(at, 'within'), message, hint });
  }
  checkRule(when, names('when'));
  if (isPlainObject(when)) checkCounting(when, place);
};

/* No store finds by what it does not hold: records would lie over each other without a word. */
const checkCounting = (when: Dict, { at, entity, report }: Place): void => {
  for (const path of attempt(() => pathsOf(when as Rule)) ?? []) {
    if (!isLive(entity.fields.get(path)?.resolved?.compute)) continue;
    const message = `"${path}" follows from the clock, and no record holds it`;
    const hint = 'Say which records count by a value that is stored.';
    report({ id: 'RC190', path: join(join(at, 'when'), path), message, hint });
  }
};

const checkRange = (field: KnownField | undefined, { at, entity, report }: Place): void => {
  if (!field?.kind || field.kind.ends) return;
  const ranges = [...entity.fields.values()].filter(({ kind }) => kind?.ends).map(({ name }) => name);
  const hint = `${ranges.length > 0 ? `Ranges: ${ranges.join(', ')}. ` : ''}Of two fields write from and to.`;
  report({ id: 'RC190', path: join(at, 'of'), message: `"${field.name}" has no two ends`, hint });
};

const checkPair = (from: KnownField | undefined, to: KnownField | undefined, { at, report }: Place): void => {
  const ends = Object.entries({ from, to }).flatMap(([option, field]) =>
    field?.kind ? [{ option, field }] : [],
  );
  const unfit = ends.filter(({ field }) => field.kind?.filter !== 'range' || isLive(field.resolved?.compute));
  for (const { option, field } of unfit) {
    const message = `"${field.name}" is no end of a span that is stored`;
    const hint = 'Name a day, a moment, a time or a number that does not follow from the clock.';
    report({ id: 'RC190', path: join(at, option), message, hint });
  }
  if (ends.length < 2 || unfit.length > 0) return;
  const [one = '', other = ''] = ends.map(({ field }) => measureOf(field));
  if (one === other && from?.name !== to?.name) return;
  const message =
    from?.name === to?.name
      ? `"${from?.name}" cannot be both ends`
      : `"${from?.name}" is of ${one}, and "${to?.name}" of ${other}`;
  report({ id: 'RC190', path: at, message, hint: 'Both ends are two fields of one kind.' });
};

/* Amounts of two currencies do not compare. */
const measureOf = ({ kind, resolved }: KnownField): string =>
  [kind?.name, resolved && kind?.unit?.(resolved as never)].filter((part) => part !== undefined).join(' ');

const isOfDays = (field: KnownField | undefined): boolean =>
  field?.resolved?.children.some(({ name, kind }) => name === field.kind?.ends?.[1] && kind === 'date') ===
  true;

const isSingle = ({ kind, resolved }: KnownField): boolean =>
  !kind ||
  (typeof kind.filter === 'string' &&
    kind.filter !== 'holds' &&
    !kind.children &&
    !kind.isSecret &&
    !kind.isPersonal &&
    !isLive(resolved?.compute));
