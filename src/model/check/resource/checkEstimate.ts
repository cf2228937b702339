import { checkName, checkNames } from '../checkNames';
import { hintFor } from '../didYouMean';
import { knownFields, type Entity, type Scope } from '../scope';
import { dictOf, isText, join, type Dict } from '../untrusted';

/** What an estimate follows from is in the entity, and its warning among its own fields. */
export const checkEstimate = ({ key, declared, fields }: Entity, scope: Scope): void => {
  const { of, warning, stops, count, brief, fields: told } = dictOf(declared.estimate);
  const { report } = scope;
  const at = `${key}.estimate`;
  if (of !== undefined) checkNames(of, { at: join(at, 'of'), fields, report });
  const warned = checkName(warning, { at: join(at, 'warning'), fields: knownFields(told, scope), report });
  checkStops(dictOf(stops), warned?.values ?? [], { at: join(at, 'stops'), scope });
  if (count !== undefined)
    checkName(count, { at: join(at, 'count'), fields: knownFields(told, scope), report });
  if (brief !== undefined)
    checkNames(brief, { at: join(at, 'brief'), fields: knownFields(told, scope), report });
};

type Place = { readonly at: string; readonly scope: Scope };

const checkStops = (stops: Dict, values: readonly string[], { at, scope }: Place): void => {
  const { entities, report } = scope;
  for (const [value, entity] of Object.entries(stops)) {
    const path = join(at, value);
    if (!values.includes(value))
      report({
        id: 'RC011',
        path,
        message: `"${value}" is not a value of its warning`,
        hint: hintFor(value, values),
      });
    if (isText(entity) && !entities.has(entity))
      report({
        id: 'RC004',
        path,
        message: `unknown entity "${entity}"`,
        hint: hintFor(entity, [...entities.keys()]),
      });
  }
};
