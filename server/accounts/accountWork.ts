import type { Row as Values } from '../../src/model/values/comparable';
import type { Issue } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { ResolvedAction } from '../../src/model/resolved/resource';
import { createAttempts } from './attempts';
import type { Clock } from '../clock';
import type { OutsideTransaction } from '../writes/outsideTransaction';
import type { Passwords } from './passwords';
import type { People, Person } from './people';
import { Refusal } from '../refusal';
import type { Store } from '../store/store';

/** What an action does with the account of whoever sent it. */
export type AccountWork = {
  /**
   * What is wrong with the answers that are about the account: the proof is not the present password, or the new
   * one is not as the account asks for. @throws Refusal 429 for whoever goes on guessing.
   */
  faultsOf: (asked: Asked, outside: OutsideTransaction) => Issue[];
  /** Sets the new password, where one was asked for, in a store that ends every other session of this person. */
  apply: (
    asked: Asked,
    within: { readonly store: Store; readonly outside: OutsideTransaction },
  ) => Promise<void>;
};

type Asked = {
  readonly action: Pick<ResolvedAction, 'account'>;
  readonly form: Values;
  readonly person: Person;
};

type Parts = {
  readonly model: Model;
  readonly clock: Clock;
  readonly people: People;
  readonly passwords: Passwords;
};

export const createAccountWork = ({ model, clock, people, passwords }: Parts): AccountWork => {
  const attempts = createAttempts(clock);

  const isProven = async (password: string, person: Person): Promise<boolean> => {
    const retryAfter = attempts.begin(own(person));
    if (retryAfter > 0) throw new Refusal(429, 'Too many attempts.', { retryAfter });
    const isRight = await passwords.verify(password, people.secretOf(person), { isFirst: true });
    if (isRight) attempts.succeed(own(person));
    return isRight;
  };
  return {
    faultsOf: ({ action: { account }, form, person }, outside) => {
      const faults = passwordFaults(account.password, form, { model, person });
      // Guessing costs a try, so it is asked only when all else is right.
      const { proof } = account;
      if (faults.length > 0 || proof === undefined) return faults;
      const isRight = outside('the proof', () => isProven(textIn(form, proof), person));
      return isRight ? [] : [{ path: proof, key: 'passwordWrong' }];
    },
    apply: async ({ action: { account }, form, person }, { store, outside }) => {
      const field = model.accounts?.password;
      if (account.password === undefined || field === undefined) return;
      const { row, resource } = person;
      const hash = outside.hash(textIn(form, account.password));
      const patch = { [field]: hash, updatedAt: clock.iso() };
      await store.update(resource.api.collection, row._id, { patch });
    },
  };
};

/* Nobody else tries it: who asks is known already. */
const own = ({ row }: Person) => ({ source: row._id, account: row._id });

/* The password as the field of the account judges it, said beside the answer. */
const passwordFaults = (
  name: string | undefined,
  form: Values,
  { model, person }: { readonly model: Model; readonly person: Person },
): Issue[] => {
  const field = person.resource.fields.find((each) => each.name === model.accounts?.password);
  if (name === undefined || !field) return [];
  const issues = model.kinds[field.kind].validate(textIn(form, name) as never, field, model.kinds);
  return issues.map((issue) => ({ ...issue, path: name }));
};

const textIn = (form: Values, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};
