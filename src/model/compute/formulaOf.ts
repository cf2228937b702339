import { compileFormula, type Formula, type FormulaScope } from '../formula/compileFormula';
import type { Fault } from '../formula/fault';
import type { FormulaType } from '../formula/formulaType';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import { isLive } from './isLive';

type Shape = { readonly fields: readonly ResolvedField[]; readonly kinds: Kinds };

/** The formula of a field, typed by the fields beside it; undefined where it has none. */
export const formulaOf = (
  field: ResolvedField,
  shape: Shape,
): Formula | { readonly fault: Fault } | undefined => {
  const text = field.compute?.formula;
  if (text === undefined) return undefined;
  const known = compiled.get(field) ?? compileFormula(text, formulaScope(field, shape));
  compiled.set(field, known);
  return known;
};

/* Asked for with every write, and the same for as long as the field is. */
const compiled = new WeakMap<ResolvedField, Formula | { readonly fault: Fault }>();

/** What a field is to formulas. */
export const formulaType = (field: ResolvedField, kinds: Kinds): FormulaType => {
  const kind = kinds[field.kind];
  if (kind.inFormula === undefined) return { of: isList(field, kinds) ? 'list' : 'other' };
  if (kind.inFormula === 'money') return { of: 'money', currency: kind.unit?.(field) ?? '' };
  const { enum: values } = kind.jsonSchema(field);
  return kind.inFormula === 'text' && Array.isArray(values)
    ? { of: 'text', values: values.map(String) }
    : { of: kind.inFormula };
};

/** What the formula of a field may name: the fields beside it, and what is in them. */
export const formulaScope = (field: ResolvedField, { fields, kinds }: Shape): FormulaScope => ({
  typeOf: (path) => typeAt(path, { fields, kinds }),
  paths: pathsIn(fields, kinds),
  into: formulaType(field, kinds),
});

const isList = (field: ResolvedField, kinds: Kinds): boolean =>
  kinds[field.kind].jsonSchema(field)['type'] === 'array';

/* A sentence where the field is there and is not to be read. */
const typeAt = (path: string, { fields, kinds }: Shape): FormulaType | string | undefined => {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (!field) return undefined;
  const { isSecret, isPersonal, references } = kinds[field.kind];
  if (isSecret) return `"${name}" is a secret, which nothing follows from`;
  if (isPersonal || isLive(field.compute))
    return `"${name}" is never stored, so what follows from it cannot be`;
  if (rest.length === 0) return formulaType(field, kinds);
  if ((references?.(field).length ?? 0) > 0)
    return `"${path}" is in another record, and a formula reads its own`;
  const member = typeAt(rest.join('.'), { fields: field.children, kinds });
  if (typeof member !== 'object' || !isList(field, kinds)) return member;
  return member.of === 'rows' || member.of === 'list'
    ? `"${path}" is a list in every row`
    : { of: 'rows', member };
};

const pathsIn = (fields: readonly ResolvedField[], kinds: Kinds): string[] =>
  fields
    .filter(({ kind }) => !kinds[kind].isSecret)
    .flatMap(({ name, children }) => [name, ...pathsIn(children, kinds).map((below) => `${name}.${below}`)]);
