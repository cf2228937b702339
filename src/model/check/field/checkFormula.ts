import { formulaScope, formulaType } from '../../compute/formulaOf';
import { compileFormula, pathsOf } from '../../formula/compileFormula';
import { hintFor } from '../didYouMean';
import type { KnownField, KnownFields, Scope } from '../scope';
import { join } from '../untrusted';

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
  const heads = pathsOf(text).map((path) => path.split('.')[0] ?? '');
  if (heads.some((name) => fields.has(name) && !fields.get(name)?.resolved)) return;
  const known = [...fields.values()].flatMap((each) => each.resolved ?? []);
  const formula = compileFormula(text, formulaScope(resolved, { fields: known, kinds }));
  if (!('fault' in formula)) return;
  const { at: column, message, hint, nearest } = formula.fault;
  const advice = hint ?? (nearest && hintFor(nearest.to, nearest.of));
  report({
    id: 'RC199',
    path: join(join(at, 'compute'), 'formula'),
    message: `column ${column}: ${message}`,
    ...(advice !== undefined && { hint: advice }),
  });
};
