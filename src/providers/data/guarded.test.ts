import { expect, it } from 'vitest';
import { modelOf } from '../../../tests/fields/FieldScreen';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { guard } from './guarded';

const model = modelOf({
  tasks: {
    label: { one: 'Task', many: 'Tasks' },
    title: '{name}',
    icon: 'tag',
    fields: { name: { kind: 'text' }, size: { kind: 'number' } },
  } as never,
});
const [{ name } = expect.fail('no entity')] = model.resources;

const open = () => {
  const asked: string[] = [];
  const source = new Proxy({} as ResourceProvider, {
    get: (_, method) => async () => asked.push(String(method)),
  });
  const methods = ['getList', 'getManyReference', 'getTotals', 'getExport', 'editAll'] as const;
  const all = Object.fromEntries(methods.map((method) => [method, source[method]]));
  return { asked, methods, provider: guard(all as unknown as ResourceProvider, model, () => true) };
};

const UNKNOWN: readonly object[] = [
  { nam: 'x' },
  { name: 'x', nam: '' },
  { size_gte: 'big' },
  { toString: 'x' },
];

it.each(UNKNOWN)('asks no server for a filter that the entity does not have: %j', async (filter: object) => {
  const { asked, methods, provider } = open();
  for (const method of methods)
    await expect(provider[method](name, { filter } as never)).rejects.toMatchObject({
      kind: 'validation',
      message: 'app.list.error.filter',
    });
  expect(asked).toEqual([]);
});

it.each([
  {},
  { name: 'nobody' },
  { q: 'x' },
  { id: ['1'] },
  { size_gte: 2 },
  { createdAt_lte: '2026-01-01' },
])('lets through what can be asked: %j', async (filter: object) => {
  const { asked, methods, provider } = open();
  for (const method of methods) await provider[method](name, { filter } as never);
  expect(asked).toEqual(methods);
});
