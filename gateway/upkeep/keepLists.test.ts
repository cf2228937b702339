import { expect, it, onTestFinished, vi } from 'vitest';
import { StoreAbandoned } from '../../server/store/statementLimit';
import { type ListPlan, type PrepareOptions, StoreOutdated } from '../../server/store/store';
import { keepLists } from './keepLists';
import { soon } from '../../tests/soon';

const plan: ListPlan = { collection: 'parcels', filters: [], holding: [], sorts: [], texts: [] };

type Prepare = (plans: readonly ListPlan[], options?: PrepareOptions) => Promise<void>;

const keeping = (prepare: Prepare) => {
  const outdated = vi.fn();
  const lists = keepLists({ prepare }, outdated, 1);
  onTestFinished(lists.stop);
  return { ...lists, outdated };
};

it('Lists are prepared again and again; only the first time what nobody asks for is taken away', async () => {
  const asked: boolean[] = [];
  const { follow, stop } = keeping(async (plans, { isTidying = true } = {}) => {
    expect(plans).toEqual([plan]);
    asked.push(isTidying);
  });
  follow([plan]);
  await soon(() => expect(asked.length).toBeGreaterThan(2));
  expect(asked.slice(0, 3)).toEqual([true, false, false]);
  await stop();
  const { length } = asked;
  follow([plan]);
  await soon(() => expect(asked.length).toBeGreaterThan(length));
  expect(asked[length]).toBe(true);
});

it('What is under way is stopped, and followed by what is asked for by then', async () => {
  const asked: string[] = [];
  const { follow, stop } = keeping(async ([first], { signal } = {}) => {
    asked.push(first?.collection ?? '');
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new StoreAbandoned())));
  });
  follow([plan]);
  await soon(() => expect(asked).toEqual(['parcels']));
  follow([{ ...plan, collection: 'letters' }]);
  await soon(() => expect(asked).toEqual(['parcels', 'letters']));
  await stop();
});

it('A failure is told and tried again; a program that is too old is told to end', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  let calls = 0;
  const { follow, outdated } = keeping(async () => {
    calls += 1;
    throw calls === 1 ? new Error('away') : new StoreOutdated(3, 2);
  });
  follow([plan]);
  await soon(() => expect(outdated).toHaveBeenCalledOnce());
  expect(said.mock.calls.flat().join('\n')).toMatch(/away[^]*a newer version of this program/);
  expect(calls).toBe(2);
});

it('An edit that changes no plan begins nothing anew', async () => {
  const asked: boolean[] = [];
  const { follow } = keeping(async (_, { isTidying = true } = {}) => void asked.push(isTidying));
  follow([plan]);
  await soon(() => expect(asked.length).toBeGreaterThan(0));
  follow([{ ...plan }]);
  await soon(() => expect(asked.length).toBeGreaterThan(2));
  expect(asked.filter(Boolean)).toHaveLength(1);
});
