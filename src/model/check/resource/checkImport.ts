import { checkName } from '../checkNames';
import { checkRule } from './checkRule';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, isText, join, listOf, own } from '../untrusted';

/** How records come in from a file: by which field they are told apart, and which are left as they are. */
export const checkImport = (entity: Entity, { report }: Scope): void => {
  const { key, declared, fields } = entity;
  if (declared.import === undefined) return;
  const at = join(key, 'import');
  const { key: named, among, keep, country } = dictOf(declared.import);
  const names = isText(named) ? [named] : listOf(named);
  if (Array.isArray(named) && names.length === 0)
    report({ id: 'RC045', path: join(at, 'key'), message: 'names no field', hint: HINT });
  for (const name of names) {
    const field = checkName(name, { at: join(at, 'key'), fields, report });
    const fault = field && keyFault(field);
    if (fault) report({ id: 'RC045', path: join(at, 'key'), message: fault, hint: HINT });
  }
  checkRule(among, { at: join(at, 'among'), fields, report });
  checkRule(keep, { at: join(at, 'keep'), fields, report });
  if (isText(country) && !/^[A-Z]{2}$/.test(country))
    report({
      id: 'RC006',
      path: join(at, 'country'),
      message: `"${country}" is no country`,
      hint: 'Two capital letters, such as DE.',
    });
  if (isClosed(entity))
    report({
      id: 'RC046',
      path: at,
      message: 'no record can be created here',
      hint: 'Take the import away, or allow records to be created.',
    });
};

const HINT = 'A text that people fill in, such as a phone number, an e-mail address or a code.';

/* Records are found again by the value, so it has to be one text that a filter knows. */
const keyFault = ({ name, kind, resolved }: KnownField): string | undefined => {
  if (!kind || !resolved) return undefined;
  const isFound = kind.filter === 'contains' || kind.filter === 'oneOf';
  if (!isFound || kind.isSecret || resolved.children.length > 0)
    return `"${name}" is a ${kind.name}, by which no record is found`;
  const isFilledIn = !resolved.readOnly && resolved.views.includes('create');
  return isFilledIn ? undefined : `"${name}" is not filled in when a record is created`;
};

const isClosed = ({ declared }: Entity): boolean =>
  declared.readOnly === true ||
  own(dictOf(declared.can), 'create') === false ||
  own(dictOf(dictOf(declared.api).calls), 'create') === false;
