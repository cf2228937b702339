import { isLive } from '../../compute/isLive';
import { checkNames } from '../checkNames';
import type { Entity, KnownField, Scope } from '../scope';
import { listOf } from '../untrusted';

/** Fields that are unique together: two or more, each with a value that can be compared. */
export const checkUnique = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  listOf(declared.unique).forEach((group, index) => {
    const at = `${key}.unique[${index}]`;
    if (!Array.isArray(group)) {
      report({
        id: 'RC003',
        path: at,
        message: 'must be a list of field names',
        hint: 'Write [["mcc", "mnc"]].',
      });
      return;
    }
    for (const field of checkNames(group, { at, fields, report })) {
      if (isPlain(field)) continue;
      const message = `"${field.name}" holds no value that could be compared with another record's`;
      report({ id: 'RC053', path: at, message });
    }
    if (group.length > 1) return;
    const hint = 'A field that is unique by itself says so: unique: true.';
    report({ id: 'RC053', path: at, message: 'needs two fields or more', hint });
  });
};

const isPlain = ({ kind, resolved }: KnownField): boolean =>
  !kind || (!kind.isSecret && !kind.children && !isLive(resolved?.compute));
