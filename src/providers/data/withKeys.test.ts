import { expect, it } from 'vitest';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { HttpFailure } from '../http/failure';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { withKeys } from './withKeys';

type Params = { data: string; meta: { keys: IdempotencyKeys } };

const lost = new HttpFailure('network', undefined, { unknownOutcome: true });
const refused = new HttpFailure('validation');

/* A provider that notes under which keys it was asked, and ends each call as told. */
const openNoting = (...ends: (Error | undefined)[]) => {
  const keys: string[] = [];
  const create = async (_: string, { data, meta }: Params) => {
    keys.push(meta.keys.of(data));
    const end = ends.shift();
    if (end) throw end;
    return { data: { id: '1' } };
  };
  const provider = withKeys({ create } as unknown as ResourceProvider);
  const form = { keys: createIdempotencyKeys() };
  const press = (data: string, meta?: object) =>
    provider.create('things', { data, ...(meta && { meta }) } as never).catch(() => {});
  return { keys, form, press };
};

it('D-03 a form that sends the same again after a lost answer sends it under the same key', async () => {
  const { keys, form, press } = openNoting(lost, lost);
  await press('a', form);
  await press('a', form);
  await press('a', form);
  expect(new Set(keys).size).toBe(1);
});

it('what was typed anew, answered, or sent by another form has another key', async () => {
  const { keys, form, press } = openNoting(lost, lost, refused);
  await press('a', form);
  await press('b', form);
  await press('b', form);
  await press('b', form);
  await press('a', { keys: createIdempotencyKeys() });
  await press('a');
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(5);
});

it('one call that is answered leaves the keys of the others of its dialog', async () => {
  const { keys, form, press } = openNoting(lost);
  await press('a', form);
  await press('b', form);
  await press('a', form);
  expect(keys[2]).toBe(keys[0]);
});
