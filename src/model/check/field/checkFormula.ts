import { headsOf } from '../../compute/followsBeyond';
import { formulaScope, formulaType } from '../../compute/formulaOf';
import { formulaPaths } from '../../../config/links/formulaPaths';
import { compileFormula } from '../../formula/compileFormula';
import { hintFor } from '../didYouMean';
import type { KnownField, KnownFields, Scope } from '../scope';
import { isText, join } from '../untrusted';
import { written } from './checkAsked';
import { resolvedIn } from './checkLink';

type Place = { readonly at: string; readonly fields: KnownFields; readonly scope: Scope };

/** The formula of a field: read, typed by the fields beside it, and held against its kind. */
export const checkFormula = ({ resolved, kind }: KnownField, { at, fields, scope }: Place): void => {
  const text = resolved?.compute?.formula;
  if (!resolved || typeof text !== 'string') return;
  const { kinds, report } = scope;
  if (['list', 'other'].includes(formulaType(resolved, kinds).of)) {
    const hint = `One of: ${Object.values(kinds)
      .flatMap((each) => (each.inFormula ? each.name : []))
      .join(', ')}.`;
    return report({
      id: 'RC049',
      path: at,
      message: `a ${kind?.name} field cannot hold what a formula computes`,
      hint,
    });
  }
  // What is wrong with the options of a field that it names is reported there.
  if (headsOf(resolved).some((name) => fields.has(name) && !fields.get(name)?.resolved)) return;
  const path = join(join(at, 'compute'), 'formula');
  const elsewhere = faultElsewhere(text, { at, fields, scope });
  if (elsewhere) return report({ id: 'RC199', path, ...elsewhere });
  const known = resolvedIn(fields);
  const formula = compileFormula(text, formulaScope(resolved, { fields: known, kinds }));
  if (!('fault' in formula)) return;
  const { at: column, message, hint, nearest } = formula.fault;
  const advice = hint ?? (nearest && hintFor(nearest.to, nearest.of));
  report({
    id: 'RC199',
    path,
    message: `column ${column}: ${written(message)}`,
    ...(advice !== undefined && { hint: advice }),
  });
};

/* A path into another record that is none: those that are have become names (`filledIn`). */
const faultElsewhere = (text: string, { at, fields, scope }: Place) => {
  for (const { path, from } of formulaPaths(text)) {
    const [via = '', name = '', ...further] = path.split('.');
    const to = fields.get(via)?.declared['to'];
    if (name === '' || !isText(to)) continue;
    const said = (message: string, hint?: string) => ({
      message: `column ${from + 1}: ${message}`,
      ...(hint !== undefined && { hint }),
    });
    if (!/^[^.]+\.fields\.[^.]+$/.test(at))
      return said(`"${path}" is in another record, and only a field of the entity itself follows from one`);
    if (further.length > 0)
      return said(
        `"${path}" is more than one step away`,
        `Let "${name}.${further.join('.')}" be a lookup of "${to}", and name that: ${via}.<field>.`,
      );
    const other = scope.entities.get(to);
    // An unknown entity is reported at the reference.
    if (other) return said(`"${to}" has no field "${name}"`, hintFor(name, [...other.fields.keys()]));
  }
  return undefined;
};
