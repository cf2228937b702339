import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyOf, shapeFault } from './body';

const post = (body: string, type = 'application/json') =>
  bodyOf(new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } }));

it('reads one JSON object, whatever its texts look like', async () => {
  const text = { name: '{[{["\\', 'a":[,': ':,'.repeat(20_000) };
  expect(await post(JSON.stringify(text))).toEqual(text);
  expect(await post('', 'application/json; charset=utf-8')).toEqual({});
  expect(await post('{"a":1}', 'application/merge-patch+json')).toEqual({ a: 1 });
});

it('refuses what is nested too deep before it is parsed, also where it is no JSON at all', () => {
  expect(shapeFault(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeUndefined();
  for (const text of [`{"email":${'['.repeat(65)}`, '{"a":'.repeat(65), `"\\"",${'[{'.repeat(33)}`])
    expect(shapeFault(text)).toBe('The body is nested deeper than 64 levels.');
});

it('refuses more keys and entries than anybody fills in', () => {
  const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`;
  expect(shapeFault(keys(10_000))).toBeUndefined();
  expect(shapeFault(keys(10_001))).toBe('The body has more than 20000 keys and entries.');
  expect(shapeFault(`[${'1,'.repeat(20_001)}1]`)).toBeDefined();
});

it('finds nothing wrong with what is small', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 20 }), (text) => void expect(shapeFault(text)).toBeUndefined()));
});

it('refuses a body that does not say that it is JSON', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'json',
  ])
    await expect(post('{}', type)).rejects.toMatchObject({ status: 415 });
  await expect(bodyOf(new Request('http://localhost/', { method: 'POST' }))).rejects.toMatchObject({
    status: 415,
  });
});
