import { isLive } from '../../compute/isLive';
import { checkName, type Place } from '../checkNames';
import { comparedFault } from '../checkValue';
import type { KnownField } from '../scope';
import { isText, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Not declared by an entity, but on every record. */
const OWN_NAMES = ['id', 'createdAt', 'updatedAt'];

/** The filter of a saved query or of a number: fields that lists can be filtered by, with values they have. */
export const checkFilter = (filter: Dict, place: Place): void => {
  for (const [asked, value] of Object.entries(filter)) {
    if (asked === 'q') continue;
    const range = /^(.+)_[gl]te$/.exec(asked)?.[1];
    const name = range ?? asked;
    if (OWN_NAMES.includes(name) && !place.fields.has(name)) continue;
    const field = checkName(name, place);
    if (!field) continue;
    const { report } = place;
    const at = `${place.at}.${asked}`;
    if (!isFilterable(field, { ...place, at })) continue;
    if (range !== undefined && field.kind && field.kind.filter !== 'range' && !field.kind.ends) {
      report({
        id: 'RC014',
        path: at,
        message: `"${range}" is not filtered by range`,
        hint: 'Only ranges take _gte and _lte.',
      });
    }
    // A filter carries numbers as texts, so only the values of a choice can be wrong.
    for (const each of [value].flat().filter(isText)) {
      const fault = (field.values ?? field.entries) && comparedFault(field, each);
      if (fault) report({ ...fault, path: at });
    }
  }
};

/** Can lists be filtered by the field? If not, that is reported. */
export const isFilterable = ({ name, kind, resolved }: KnownField, { at, report }: Place): boolean => {
  if (isLive(resolved?.compute)) {
    report({ id: 'RC051', path: at, message: `"${name}" is never stored, so no record is found by it` });
    return false;
  }
  if (!kind || !isPlainObject(kind.filter)) return true;
  report({ id: 'RC014', path: at, message: `"${name}" cannot be filtered: ${kind.filter.none}` });
  return false;
};
