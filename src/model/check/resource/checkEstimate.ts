import { checkName, checkNames } from '../checkNames';
import { knownFields, type Entity, type Scope } from '../scope';
import { dictOf, join } from '../untrusted';

/** What an estimate follows from is in the entity, and its warning among its own fields. */
export const checkEstimate = ({ key, declared, fields }: Entity, { kinds, report }: Scope): void => {
  const { of, warning, count, fields: told } = dictOf(declared.estimate);
  const at = `${key}.estimate`;
  if (of !== undefined) checkNames(of, { at: join(at, 'of'), fields, report });
  if (warning !== undefined)
    checkName(warning, { at: join(at, 'warning'), fields: knownFields(told, kinds), report });
  if (count !== undefined)
    checkName(count, { at: join(at, 'count'), fields: knownFields(told, kinds), report });
};
