import { isPlainObject } from '../../values/plainObject';
import { checkName } from '../checkNames';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, join } from '../untrusted';

/** Deleted records that can be put back, and which never may. */
export const checkBin = ({ key, declared }: Entity, { report, declared: admin }: Scope): void => {
  if (declared.bin !== true) return;
  const at = join(key, 'bin');
  const fault = (message: string) => report({ id: 'RC134', path: at, message, hint: 'Leave "bin" out.' });
  const { can = {} } = declared;
  if (declared.readOnly === true || dictOf(can).delete === false) fault('nobody deletes these records');
  if (declared.ledger !== undefined) fault('a balance is the sum of all its entries');
  if (declared.single !== undefined) fault('there is a single record, which is always needed');
  const { resources, roles } = dictOf(admin.accounts);
  if (Object.hasOwn(dictOf(resources), key) || dictOf(roles).resource === key)
    fault('these records give people rights, which nobody takes back');
};

/** Records that leave by themselves, and which never may. */
export const checkKeep = ({ key, declared }: Entity, { report, declared: admin }: Scope): void => {
  const { keep } = declared;
  if (keep === undefined) return;
  const at = join(key, 'keep');
  const fault = (message: string, hint: string) => report({ id: 'RC133', path: at, message, hint });
  if (typeof keep === 'string' && !/^[1-9][0-9]{0,4}d$/.test(keep))
    fault(`"${keep}" is no number of days`, 'Write days: "180d".');
  const leaveOut = 'Leave "keep" out.';
  if (declared.ledger !== undefined) fault('a balance is the sum of all its entries', leaveOut);
  if (declared.single !== undefined) fault('there is a single record, which is always needed', leaveOut);
  if (dictOf(declared.api).source === 'demo') fault('no server keeps these records', leaveOut);
  if (Object.hasOwn(dictOf(dictOf(admin.accounts).resources), key))
    fault('people sign in with these records', leaveOut);
};

/** What becomes of records whose person is erased: what is emptied may be empty, and what stays has a place. */
export const checkErase = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  if (!isPlainObject(declared.erase)) return;
  const { by, then, clear, at, hash } = dictOf(declared.erase);
  const place = join(key, 'erase');
  const named = (name: unknown, option: string) =>
    name === undefined ? undefined : checkName(name, { at: join(place, option), fields, report });
  const fault = (option: string, message: string, hint: string) =>
    report({ id: 'RC138', path: join(place, option), message, hint });
  const emptied = [by, ...(Array.isArray(clear) ? (clear as unknown[]) : [])].map((name) =>
    named(name, 'by'),
  );
  const [moment, kept] = [named(at, 'at'), named(hash, 'hash')];
  if (then !== 'clear') {
    for (const [option, value] of Object.entries({ clear, at, hash }))
      if (value !== undefined)
        fault(option, `nothing is emptied of "${key}"`, 'Write then: "clear", or leave it out.');
    return;
  }
  for (const field of emptied)
    if (field?.declared.required === true)
      fault('clear', `"${field.name}" is required, and cannot be empty`, 'Write requiredWhen in its place.');
  if (at === undefined)
    fault('at', 'nothing says when a record was emptied', 'Name a date and time that people cannot change.');
  for (const [option, field] of Object.entries({ at: moment, hash: kept }))
    if (field && !isOurs(field, declared.readOnly === true))
      fault(option, `people could change "${field.name}"`, `Write readOnly: true at ${key}.${field.name}.`);
};

const isOurs = ({ declared }: KnownField, isReadOnly: boolean): boolean =>
  isReadOnly || declared.readOnly === true;
