import { expect, it } from 'vitest';
import { storedDoubt } from './readPhone';

it.each([
  ['+999123456789', 'impossible'],
  ['+6821234', 'impossible'],
  ['0171 1234567', 'impossible'],
  ['Anna', 'impossible'],
  ['+447700900123', 'unknown'],
  ['+491511234567', 'unknown'],
])('names a stored number that is none, or that nobody knows of: %s is %s', (stored, why) => {
  expect(storedDoubt(stored)).toEqual({ why });
});

it.each([
  ['+4407900900123', '+447900900123'],
  ['+4901711234567', '+491711234567'],
  ['+784951234567', '+74951234567'],
  ['+4907900900123', '+497900900123'],
  ['491711234567', '+491711234567'],
  ['+49 (0)171 1234567', '+491711234567'],
])('is sure of a number in another spelling: %s is %s', (stored, meant) => {
  expect(storedDoubt(stored)).toEqual({ why: 'spelling', meant, isSure: true });
});

it.each([
  ['+494915171000201', '+4915171000201'],
  ['+4933612345678', '+33612345678'],
  ['+4943664123456', '+43664123456'],
  ['+49447911123456', '+447911123456'],
  ['+39393331234567', '+393331234567'],
])(
  'says of a number whose code stands before another one which that is, and is not sure: %s',
  (stored, meant) => {
    expect(storedDoubt(stored)).toEqual({ why: 'ambiguous', meant });
  },
);

it.each([
  '+4915172345678',
  '+4917012345678',
  '+493022732152',
  '+33612345678',
  '+12125550123',
  '+442072193000',
  '+390667601234',
])('has nothing to say of a number that there is: %s', (stored) => {
  expect(storedDoubt(stored)).toBeUndefined();
});
