import { refuseIssues } from '../refusal';
import { computedChanges } from '../../src/model/compute/withComputed';
import type { Row as Values } from '../../src/model/values/comparable';
import { findField } from '../../src/model/resolved/model';
import { ownAccountFault } from '../../src/model/rules/protection';
import type { Resource } from '../../src/model/resolved/resource';
import { writeFaults } from '../../src/model/rules/writeRules';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import type { Person } from './people';
import { uniquesOf } from '../writes/storedValues';
import { isSameJson } from '../../src/model/values/plainObject';

/** What a record of a person's own takes over from the account of that person, where it is not the same already. */
export const takenOver = (
  resource: Pick<Resource, 'ofAccount'>,
  { row, resource: holder }: Person,
  record: Values = {},
): Values =>
  Object.fromEntries(
    shared(resource, holder)
      .filter((name) => !isSameJson(record[name], row[name]))
      .map((name) => [name, row[name] ?? null]),
  );

/* An account that has no such field leaves it to the record. */
const shared = ({ ofAccount }: Pick<Resource, 'ofAccount'>, { fields }: Resource): readonly string[] =>
  ofAccount.filter((name) => findField({ fields }, name) !== undefined);

type Asked = Pick<Request, 'resource' | 'person'>;

/** @throws Refusal 422 when the account itself may not have the values that a record of its person gives it. */
export const refuseForAccount = (patch: Values, { resource, person }: Asked, { model }: Parts): void => {
  const { row: before, resource: holder } = person;
  const given = givenTo(holder, resource, patch);
  if (Object.keys(given).length === 0) return;
  const after = { ...before, ...given };
  const locked = ownAccountFault(holder, { before, after });
  const faults = [...writeFaults({ model, resource: holder, before, after }), ...(locked ? [locked] : [])];
  if (faults.length > 0) throw refuseIssues(resource, faults);
};

/** Writes to the account what a record of its person was given. The record is read from there, so that goes second. */
export const giveToAccount = async (
  patch: Values,
  { resource, person }: Asked,
  { model, store, clock }: Parts,
): Promise<void> => {
  const { row, resource: holder } = person;
  const given = givenTo(holder, resource, patch);
  if (Object.keys(given).length === 0) return;
  const following = computedChanges({ ...row, ...given }, { fields: holder.fields, kinds: model.kinds });
  const whole = { ...given, ...following };
  await store.update(holder.api.collection, row._id, {
    patch: { ...whole, updatedAt: clock.iso() },
    uniques: uniquesOf({ ...row, ...whole }, holder, whole),
  });
};

const givenTo = (holder: Resource, resource: Resource, patch: Values): Values => {
  const names = shared(resource, holder);
  return Object.fromEntries(Object.entries(patch).filter(([name]) => names.includes(name)));
};
