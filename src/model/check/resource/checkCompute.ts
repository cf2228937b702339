import type { ComputeName } from '../../../config/compute';
import { type OperandType, computings } from '../../compute/computings';
import { operandsOf } from '../../compute/operandsOf';
import { computeOrder } from '../../compute/computeOrder';
import { followsBeyond } from '../../compute/followsBeyond';
import { isLinked, isLive } from '../../compute/isLive';
import { fieldAt } from '../../resolved/fieldAt';
import type { Kind } from '../../resolved/kind';
import type { ResolvedField } from '../../resolved/resolvedField';
import { hintFor } from '../didYouMean';
import { checkFormula } from '../field/checkFormula';
import { checkLink, resolvedIn } from '../field/checkLink';
import { unitOf } from '../semantic/checkComparable';
import type { KnownField, KnownFields, Scope } from '../scope';
import { join, own } from '../untrusted';

type Place = { readonly at: string; readonly fields: KnownFields; readonly scope: Scope };

/** The function of a computed field and what it reads; a fault in the shape of the option is reported elsewhere. */
export const checkCompute = (field: KnownField, { at, ...place }: Place): void => {
  const compute = field.resolved?.compute;
  if (!compute) return;
  const { report } = place.scope;
  const names = Object.keys(compute).filter((key): key is ComputeName => key !== 'over');
  const [name] = names;
  if (!name || names.length > 1) {
    const hint = `One of: ${[...Object.keys(computings), 'formula', 'lookup', 'rollup'].join(', ')}.`;
    report({ id: 'RC048', path: join(at, 'compute'), message: 'must name one function', hint });
    return;
  }
  if (own(field.declared, 'default') !== undefined)
    report({
      id: 'RC015',
      path: join(at, 'default'),
      message: `"${field.name}" follows from others, and has no default`,
      hint: 'Leave "default" or "compute" out.',
    });
  checkOver(field, { at, ...place });
  if (name === 'formula') return checkFormula(field, { at, ...place });
  if (name === 'lookup' || name === 'rollup') return checkLink(field, { at, ...place });
  const fits = (operand: KnownField | undefined) => operand?.kind?.order === 'number';
  if (!fits(field)) {
    const message = `a ${field.kind?.name} field cannot hold what "${name}" computes`;
    report({ id: 'RC049', path: at, message, hint: 'Make it a number, an amount or a percentage.' });
  }
  checkOperands(field, name, { ...place, at: join(join(at, 'compute'), name) });
  checkUnits(field, name, { ...place, at: join(join(at, 'compute'), name) });
};

/* Whoever may know what follows from no other record is for the rights on this one to say. */
const checkOver = ({ name, resolved }: KnownField, { at, fields, scope }: Place): void => {
  const { compute } = resolved ?? {};
  if (!resolved || compute?.over === undefined || isLinked(compute)) return;
  const path = join(join(at, 'compute'), 'over');
  if (compute.formula === undefined || !followsBeyond(resolved, resolvedIn(fields)))
    return scope.report({
      id: 'RC205',
      path,
      message: `"${name}" follows from no other record`,
      hint: 'Leave "over" out.',
    });
  const message = `everybody who may see "${name}" learns of other records what their rights may not cover`;
  scope.report({ id: 'RC223', path, message });
};

/** Computed fields that need each other; `at` is the place of the fields. */
export const checkCircle = ({ at, fields, scope }: Place): void => {
  const { circle } = computeOrder([...fields.values()].flatMap(({ resolved }) => resolved ?? []));
  if (circle.length === 0) return;
  const way = [...circle, circle[0]].join(' → ');
  scope.report({ id: 'RC050', path: at, message: `computed fields need each other: ${way}` });
};

const checkOperands = (
  field: KnownField,
  name: keyof typeof computings,
  { at, fields, scope }: Place,
): void => {
  const paths = operandsOf(field.resolved?.compute);
  const { reads, operands } = computings[name];
  const isList = Array.isArray(field.resolved?.compute?.[name]);
  if (operands === undefined ? isList && paths.length < 2 : paths.length !== operands) {
    const message = `needs ${operands ?? 'two or more'} fields, not ${paths.length}`;
    scope.report({ id: 'RC048', path: at, message });
  }
  const known = [...fields.values()].flatMap(({ resolved }) => resolved ?? []);
  // What is wrong with the options of an operand itself is reported there.
  const unsound = [...fields.values()].filter(({ resolved }) => !resolved).map((each) => each.name);
  for (const path of new Set(paths)) {
    const operand = fieldAt(known, path);
    if (unsound.includes(headOf(path))) continue;
    if (!operand) {
      scope.report({
        id: 'RC010',
        path: at,
        message: `unknown field "${path}"`,
        hint: hintFor(path, pathsIn(known)),
      });
    } else if (!reading[reads].fits(scope.kinds[operand.kind], path)) {
      scope.report({
        id: 'RC049',
        path: at,
        message: `"${name}" cannot read "${path}"`,
        hint: reading[reads].hint,
      });
    } else if (isLive(operand.compute) && !isLive(field.resolved?.compute)) {
      const message = `"${path}" is never stored, so what follows from it cannot be`;
      scope.report({ id: 'RC051', path: at, message });
    }
  }
};

/* Only amounts of one currency add up, and of what is multiplied only one is an amount. */
const checkUnits = (field: KnownField, name: keyof typeof computings, { at, fields, scope }: Place): void => {
  const { addsUp, multiplies } = computings[name];
  if (!addsUp && !multiplies) return;
  const known = [...fields.values()].flatMap(({ resolved }) => resolved ?? []);
  const counted = operandsOf(field.resolved?.compute).flatMap((path) => {
    const operand = fieldAt(known, path);
    const counts = operand && unitOf({ kind: scope.kinds[operand.kind], resolved: operand });
    return counts === undefined ? [] : [{ path, unit: counts }];
  });
  const unit = unitOf(field);
  const units = new Set([...(unit === undefined ? [] : [unit]), ...counted.map((each) => each.unit)]);
  if (multiplies && counted.length > 1) return tooMany(counted, { at, name, scope });
  if (units.size < 2) return;
  const hint = `${counted.map(({ path, unit }) => `${path}: ${unit}`).join(', ')}. Let all have the currency of the result.`;
  scope.report({
    id: 'RC117',
    path: at,
    message: `"${name}" of ${[...units].join(' and ')} is no amount`,
    hint,
  });
};

type Counted = { readonly path: string; readonly unit: string };

const tooMany = (
  counted: readonly Counted[],
  { at, name, scope }: Pick<Place, 'at' | 'scope'> & { readonly name: ComputeName },
): void =>
  scope.report({
    id: 'RC117',
    path: at,
    message: `"${name}" of ${counted.map(({ unit }) => unit).join(' and ')} is no amount`,
    hint: `${counted.map(({ path, unit }) => `${path}: ${unit}`).join(', ')}. Let one of them be an amount, the others numbers.`,
  });

const headOf = (path: string): string => path.split('.')[0] ?? '';

const pathsIn = (fields: readonly ResolvedField[]): string[] =>
  fields.flatMap(({ name, children }) => [name, ...pathsIn(children).map((below) => join(name, below))]);

type Reading = { readonly fits: (kind: Kind, path: string) => boolean; readonly hint: string };

const isInside = (path: string): boolean => path.includes('.');

const reading: { readonly [T in OperandType]: Reading } = {
  number: {
    fits: ({ order }, path) => order === 'number' && !isInside(path),
    hint: 'It reads numbers and amounts.',
  },
  rows: {
    fits: ({ order }, path) => order === 'number' && isInside(path),
    hint: 'Write the rows and their member: "items.total".',
  },
  list: {
    fits: ({ children, filter }) => children !== undefined || filter === 'holds',
    hint: 'It counts rows and lists.',
  },
  text: { fits: ({ filter }) => filter === 'contains', hint: 'It reads a text.' },
  day: {
    fits: ({ order, filter }) => order === 'text' && filter === 'range',
    hint: 'It reads a date or a moment.',
  },
};
