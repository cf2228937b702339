import { expect, it } from 'vitest';
import { formKeyOf } from './issueKeys';

it('says in a form what a cell says of the same value', () => {
  expect(['notText', 'notDate', 'badMoney'].map(formKeyOf)).toEqual(['text', 'date', 'money']);
});

it('blames the server for a fault that it has no word for', () => {
  expect(formKeyOf('somethingElse')).toBe('server');
});
