import type { Decimal } from '../values/decimal';
import { faultOr, refuse, type Fault } from './fault';
import { clocks, functions } from './functions/functions';
import type { Arguments } from './functions/function';
import { typeOperator } from './operators';
import { fromDecimal } from './rational';
import { parseFormula, type Syntax } from './syntax';
import {
  callType,
  isNumeric,
  isSameType,
  isZero,
  type FormulaType,
  type Read,
  type Typed,
} from './formulaType';
import { readValue, storedForm } from './values';

/** What a formula may name. */
export type FormulaScope = {
  /** What the value at a path is; a sentence where it must not be read. */
  readonly typeOf: (path: string) => FormulaType | string | undefined;
  /** All paths, for whoever mistyped one. */
  readonly paths: readonly string[];
  /** What the field is that holds the result. */
  readonly into: FormulaType;
};

/** A formula that makes sense. */
export type Formula = {
  readonly type: FormulaType;
  /** The value that follows, in the form in which it is stored: numbers with these digits. Null where none does. */
  readonly of: (read: Read, digits?: number) => Decimal | string | boolean | null;
};

/** Types a formula, and answers how it is computed; or what is wrong with it. */
export const compileFormula = (text: string, scope: FormulaScope): Formula | { readonly fault: Fault } =>
  faultOr(() => {
    const { type, value } = fitting(typed(parseFormula(text), scope), scope.into);
    return { type, of: (read, digits) => storedForm(value(read), type, digits) };
  });

/* What it gives must be what the field holds. */
const fitting = (result: Typed, into: FormulaType): Typed => {
  const { type } = result;
  if (type.of === 'nothing') refuse(1, 'is always empty');
  const isFit = isSameType(type, into) || (isZero(result) && isNumeric({ ...result, type: into }));
  if (!isFit) refuse(1, `gives ${callType(type)}, and its field holds ${callType(into)}`);
  if (type.of === 'text' && into.of === 'text' && into.values) {
    const known = into.values;
    const [other] = type.values?.filter((value) => !known.includes(value)) ?? [];
    if (!type.values) refuse(1, `gives any text, and its field holds ${callType(into)}`);
    if (other !== undefined)
      refuse(1, `gives "${other}", which is no value of its field`, { nearest: { to: other, of: known } });
  }
  return result;
};

const typed = (syntax: Syntax, scope: FormulaScope): Typed => typing[syntax.is](syntax as never, scope);

type Typing = {
  readonly [K in Syntax['is']]: (syntax: Extract<Syntax, { readonly is: K }>, scope: FormulaScope) => Typed;
};

const typing: Typing = {
  number: ({ at, value }) => written(at, { of: 'number' }, fromDecimal(value)),
  text: ({ at, value }) => written(at, { of: 'text', values: [value] }, value),
  word: ({ at, value }) => written(at, { of: value === null ? 'nothing' : 'boolean' }, value),
  path: ({ at, path }, { typeOf, paths }) => {
    const type = typeOf(path);
    if (type === undefined)
      return refuse(at, `unknown field "${path}"`, { nearest: { to: path, of: paths } });
    if (typeof type === 'string') return refuse(at, type);
    return { at, type, value: (read) => readValue(read(path), type) };
  },
  operator: ({ at, operator, args }, scope) =>
    typeOperator(
      operator,
      args.map((arg) => typed(arg, scope)),
      at,
    ),
  call: (call, scope) => typedCall(call, scope),
};

const written = (at: number, type: FormulaType, literal: NonNullable<Typed['literal']> | null): Typed => ({
  at,
  type,
  literal,
  value: () => literal,
});

const typedCall = (
  { at, name, args }: Extract<Syntax, { readonly is: 'call' }>,
  scope: FormulaScope,
): Typed => {
  if (clocks.includes(name)) {
    const hint =
      'A computed value is stored, and this changes by itself. Days until a date are compute: { daysUntil }.';
    refuse(at, `has no ${name}()`, { hint });
  }
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known)
    return refuse(at, `unknown function "${name}"`, { nearest: { to: name, of: Object.keys(functions) } });
  const [least, most] = known.takes;
  if (args.length < least || args.length > most)
    refuse(at, `${name} cannot be of ${args.length} values`, { hint: `Write ${known.call}.` });
  const parts = args.map((arg) => typed(arg, scope));
  const nothing = parts.find(({ type }) => type.of === 'nothing');
  if (nothing && !known.takesNothing)
    refuse(nothing.at, `${name} of null is nothing`, {
      hint: 'Null may be chosen: by if(condition, a, null).',
    });
  return { at, ...known.of(parts as unknown as Arguments, at) };
};
