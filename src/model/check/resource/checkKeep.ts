import type { Entity, Scope } from '../scope';
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
  if (dictOf(declared.api).source === 'demo') fault('no server keeps these records');
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
