import { expect, it } from 'vitest';
import { resolveField } from '../../model/resolve/resolveField';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { withPasswordRules } from '../../model/rules/passwordRules';
import { kinds } from '../kinds';
import type { PasswordOptions } from './kind';

const ruled = withPasswordRules(kinds, { min: 10, mixed: true });

const faults = (text: string, options: PasswordOptions, of = ruled) => {
  const field = resolveField('secret', { kind: 'password', ...options }, kinds) as ResolvedField<'password'>;
  return of.password.validate(text, field, of).map(({ key }) => key);
};

it.each<[string, PasswordOptions, string[]]>([
  ['ninechar1', {}, ['minLength']],
  ['ten letters', {}, ['passwordMixed']],
  ['1234567890', {}, ['passwordMixed']],
  ['zehn große 1', {}, []],
  ['a', { min: 1 }, []],
  ['a', { min: 1, mixed: true }, ['passwordMixed']],
  ['a', { present: true }, []],
])('S9.16 judges %j with %j by the settings, where the field says nothing', (text, options, found) => {
  expect(faults(text, options)).toEqual(found);
});

it('asks for eight characters where there are no settings', () => {
  expect([faults('seven77', {}, kinds), faults('eight888', {}, kinds)]).toEqual([['minLength'], []]);
});
