import { expect, it, vi } from 'vitest';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import type { DeclaredEntities } from './frame';
import { createEntities } from './entities';

const entity = { label: { one: 'Note', many: 'Notes' }, title: '{name}', icon: 'draft', fields: {} } as const;
const frameWith = (resources: DeclaredEntities): DeclaredAdmin => ({ name: 'Test', groups: {}, resources });

const open = (resources: DeclaredEntities = {}) => {
  const part = { ...entity, title: 'part' };
  const forList = vi.fn(async (key: string): Promise<DeclaredEntities> => ({ [key]: part }));
  const whole = vi.fn(async (): Promise<DeclaredEntities> => ({ notes: { ...entity }, tags: { ...entity } }));
  return { part, forList, whole, entities: createEntities({ frame: frameWith(resources), forList, whole }) };
};

it('has no entity that nobody waited for, and keeps the one that came', async () => {
  const { entities, forList, part } = open();
  expect(entities.get('notes')).toBeUndefined();
  await entities.forList('notes');
  await entities.forList('notes');
  expect(forList).toHaveBeenCalledTimes(1);
  await entities.all();
  expect(entities.get('notes')).toBe(part);
  expect(entities.get('tags')).toBeDefined();
});

it('asks for no part while all of them are on their way', async () => {
  const { entities, forList, whole } = open();
  const all = entities.all();
  await Promise.all([entities.forList('notes'), entities.all(), all]);
  expect([forList.mock.calls, whole.mock.calls]).toEqual([[], [[]]]);
  expect(entities.get('notes')).toBeDefined();
});

it('asks again for what could not be had', async () => {
  const { entities, forList, whole } = open();
  forList.mockRejectedValueOnce(new Error('offline'));
  whole.mockRejectedValueOnce(new Error('offline'));
  await expect(entities.forList('notes')).rejects.toThrow('offline');
  await expect(entities.all()).rejects.toThrow('offline');
  await entities.forList('notes');
  expect(entities.get('notes')).toBeDefined();
  await entities.all();
  expect(entities.get('tags')).toBeDefined();
});

it('has an entity with addresses of its own from the start', () => {
  const notes = { ...entity, routes: { list: '/notes' } };
  const { entities } = open({ notes, tags: entity });
  expect([entities.get('notes'), entities.get('tags')]).toEqual([notes, undefined]);
});
