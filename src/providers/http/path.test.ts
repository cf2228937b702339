import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { isFailure } from './failure';
import { fillPath } from './path';

const TEMPLATE = '/v1/dashboardNotis/:id/customer';

it.each([
  '',
  ' ',
  '.',
  '..',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a\nb',
  '\u0000',
  '%2e%2e',
  '%252E',
  'a%2fb',
  'x'.repeat(201),
  'undefined',
  'null',
  '[object Object]',
  '\ud800',
])('C-13 never sends the id %j, and names it', (id) => {
  const send = () => fillPath(TEMPLATE, { id });
  expect(send).toThrow(`id "${id.slice(0, 60)}"`);
  expect(send).toThrow(expect.objectContaining({ kind: 'notFound' }));
});

it.each([
  ['a b', 'a%20b'],
  ['+98912', '%2B98912'],
  ['ü', '%C3%BC'],
  [7, '7'],
  ['a:id', 'a%3Aid'],
])('C-13 encodes the id %j', (id, encoded) => {
  expect(fillPath(TEMPLATE, { id })).toBe(`/v1/dashboardNotis/${encoded}/customer`);
});

it('C-13 whatever the id, the path keeps its place and its segments', () => {
  const pieces = fc.array(
    fc.constantFrom('..', '.', '/', '\\', '%2e', '%', '?', '#', 'a', '\t', ':id', '//'),
    { maxLength: 6 },
  );
  const id = fc.oneof(
    fc.string({ unit: 'binary' }),
    pieces.map((parts) => parts.join('')),
  );
  const placeOf = (value: string): string => {
    try {
      const { pathname, host } = new URL(`http://host${fillPath(TEMPLATE, { id: value })}`);
      return host + pathname;
    } catch (failure) {
      return isFailure(failure, 'notFound') ? 'refused' : String(failure);
    }
  };
  const isKept = /^(refused|host\/v1\/dashboardNotis\/[^/]+\/customer)$/;
  fc.assert(
    fc.property(id, (value) => void expect(placeOf(value)).toMatch(isKept)),
    { numRuns: runs(5000) },
  );
});

it('names a parameter without a value, and reads own properties only', () => {
  expect(() => fillPath(TEMPLATE)).toThrow('no value for ":id"');
  expect(() => fillPath('/v1/:constructor', {})).toThrow('no value for ":constructor"');
});

it.each(['v1', '//evil.example', '/\\evil.example', 'https://evil.example/v1'])(
  'A-16 refuses the template %j',
  (template) => {
    expect(() => fillPath(template)).toThrow('must begin with exactly one "/"');
  },
);
