import {
  addDecimals,
  compareDecimals,
  padDecimal,
  shortDecimal,
  toDecimal,
  type Decimal,
} from '../../src/model/values/decimal';
import { pick } from '../../src/model/resolved/labels';
import type { Resource } from '../../src/model/resolved/resource';
import type { Request } from '../handlers';
import type { Parts } from '../parts';
import { refuse, type Arg, type Refusal } from '../refusal';
import { createSettingOf } from '../settingOf';
import { existing, storePatch, withFollowing } from './change';

type Values = Readonly<Record<string, unknown>>;

/**
 * Books a new entry of a ledger: its amount is added to the balance of the record it is about, which is written in the same
 * transaction and over no balance that was not read here. Returns the entry with the balance after it. Of another entity
 * the values are returned as they are.
 * @throws Refusal 409 when it takes more than there is.
 */
export const book = async (
  values: Values,
  { resource, outside }: { readonly resource: Resource } & Pick<Request, 'outside'>,
  parts: Parts,
): Promise<Values> => {
  const { ledger } = resource;
  if (!ledger) return values;
  const holder = parts.model.resource(ledger.to);
  const before = await existing({ resource: holder, id: String(values[ledger.of]) }, parts);
  const amount = toDecimal(values[ledger.amount]) ?? '0';
  const balance = addDecimals([toDecimal(before[ledger.keeps]) ?? '0', amount]);
  const lowest = toDecimal(await createSettingOf(parts)('lowestBalance')) ?? '0';
  if (compareDecimals(amount, '0') < 0 && compareDecimals(balance, lowest) < 0)
    throw tooLittle(resource, { holder, present: toDecimal(before[ledger.keeps]) ?? '0' });
  const patch = withFollowing({ before, patch: { [ledger.keeps]: balance } }, { resource: holder }, parts);
  await storePatch({ before, patch }, { resource: holder, outside }, parts);
  return { ...values, ...(ledger.after !== undefined && { [ledger.after]: balance }) };
};

type Holder = { readonly holder: Resource; readonly present: Decimal };

const tooLittle = ({ ledger }: Resource, { holder, present }: Holder): Refusal => {
  const field = holder.fields.find(({ name }) => name === ledger?.keeps);
  const called: Arg = ({ locale }) => (field ? pick(field.label, locale) : '');
  const args = { field: called, amount: padDecimal(shortDecimal(present), 2) };
  return refuse(409, 'tooLittle', { args, at: ledger?.amount ?? 'id' });
};
