import { expect, it } from 'vitest';
import { refuse } from '../refusal';
import { passwordFault } from './passwordFault';

const email = 'sandra.meyer@example.com';

it.each([
  ['short', '5 characters; it needs 12'],
  ['aaaaaaaaaaaaaaaa', '6 different characters'],
  ['Sandra.Meyer-2026', 'name of the address'],
  ['Password123456!', 'guessed first'],
])('refuses %j and says why', (password, why) => {
  expect(said(passwordFault(password, { email }))).toContain(why);
});

const said = (fault: ReturnType<typeof passwordFault>) =>
  fault && refuse(422, fault.key, { args: fault.args }).message;

it('takes a long one that says nothing', () => {
  expect(passwordFault('correct horse battery', { email })).toBeUndefined();
});
