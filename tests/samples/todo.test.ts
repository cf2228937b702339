import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../gateway/testGateway';
import { sampleHooks } from '../../gateway/sampleOverrides';
import { pageSamples } from './pageSamples';
import { config, worlds } from './worlds';

type Task = {
  readonly id: number;
  readonly title: string;
  readonly dueDate: string | null;
  readonly tags: readonly string[];
  readonly assignee: { readonly fullName: string; readonly avatar: string | null } | null;
  readonly isCompleted: boolean;
  readonly isImportant: boolean;
  readonly isDeleted: boolean;
};

describe.each(worlds)('the calls of the to-do list over %s', (_, open) => {
  let world: Awaited<ReturnType<typeof open>>;
  let ask: Caller;
  beforeAll(async () => {
    world = await open();
    ({ ask } = world);
  });
  afterAll(() => world.stop());

  const tasks = async (query = '') =>
    (await ask('GET', `/apps/todo/tasks?${query}`)).body as unknown as readonly Task[];
  const idsOf = (found: readonly Task[]) => found.map(({ id }) => id);
  const kept = (found: readonly Task[], test: (task: Task) => boolean) => idsOf(found.filter(test));
  const add = async (task: object) =>
    (await ask('POST', '/apps/todo/add-tasks', { task })).body['task'] as Task;
  const remove = (query: string, body?: object) => ask('DELETE', `/apps/todo/delete-task${query}`, body);

  it('S3.24 a task has what it is, when it is due, who does it, its tags, and whether it is done, deleted or important', async () => {
    const all = await tasks();
    const [task = expect.fail('no task')] = all.filter(({ assignee, dueDate }) => assignee && dueDate);
    expect(task).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      description: expect.any(String),
      assignee: { fullName: expect.any(String), avatar: expect.stringMatching(/^data:image/) },
      tags: expect.any(Array),
      isCompleted: expect.any(Boolean),
      isDeleted: false,
      isImportant: expect.any(Boolean),
    });
    expect(all.filter(({ assignee }) => assignee === null).length).toBeGreaterThan(0);
  });

  it('S7.63 GET /apps/todo/tasks gives the tasks by q, filter, tag and sortBy', async () => {
    const { status, body } = await ask('GET', '/apps/todo/tasks');
    expect([status, (body as unknown as Task[]).length]).toEqual([200, 18]);
    expect((await tasks('q=THE+DENTIST')).length).toBe(0);
    expect((await tasks('q=PROJECTOR')).map(({ title }) => title)).toEqual(['Return the borrowed projector']);
    expect((await tasks('q=fire')).map(({ title }) => title)).toEqual(['Check the fire extinguishers']);
  });

  it('S7.64 filter keeps the important, the completed or the deleted, and without it all that are not deleted', async () => {
    const gone = await add({
      title: 'Important, completed and deleted',
      isImportant: true,
      isCompleted: true,
    });
    await remove(`?taskId=${gone.id}`);
    const all = await tasks();
    expect(idsOf(await tasks('filter=important'))).toEqual(kept(all, ({ isImportant }) => isImportant));
    expect(idsOf(await tasks('filter=completed'))).toEqual(kept(all, ({ isCompleted }) => isCompleted));
    expect([(await tasks('filter=important')).length, (await tasks('filter=completed')).length]).toEqual([
      6, 7,
    ]);
    expect(idsOf(all)).not.toContain(gone.id);
    expect(idsOf(await tasks('filter=deleted'))).toEqual([gone.id]);
  });

  it('S7.65 tag keeps tasks with that tag, and holds together with q and filter', async () => {
    const all = await tasks();
    const high = kept(all, ({ tags }) => tags.includes('high'));
    expect(idsOf(await tasks('tag=high'))).toEqual(high);
    expect(idsOf(await tasks('tag=update'))).toEqual(kept(all, ({ tags }) => tags.includes('update')));
    expect(await tasks('tag=unknown')).toEqual([]);
    const both = await tasks('tag=high&filter=completed&q=deposit');
    expect(both.map(({ title }) => title)).toEqual(['Pay the deposit for the stand at the fair']);
    expect(await tasks('tag=low&filter=completed&q=deposit')).toEqual([]);
  });

  it('S7.66 sortBy latest gives the highest id first, as does none', async () => {
    const ids = idsOf(await tasks());
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(idsOf(await tasks('sortBy=latest'))).toEqual(ids);
  });

  it('S7.67 sortBy title-asc and title-desc put them in order by title', async () => {
    await add({ title: 'a small letter comes behind capitals' });
    const titles = (await tasks()).map(({ title }) => title).toSorted((a, b) => (a < b ? -1 : 1));
    expect((await tasks('sortBy=title-asc')).map(({ title }) => title)).toEqual(titles);
    expect((await tasks('sortBy=title-desc')).map(({ title }) => title)).toEqual(titles.toReversed());
  });

  it('S7.68 sortBy assignee puts them in order by the full name, those without anybody last', async () => {
    const names = (await tasks('sortBy=assignee')).map(({ assignee }) => assignee?.fullName);
    const somebody = names.filter((name) => name !== undefined);
    expect(somebody.length).toBeLessThan(names.length);
    const last = Array.from({ length: names.length - somebody.length }, () => undefined);
    expect(names).toEqual([...somebody.toSorted((a, b) => (a < b ? -1 : 1)), ...last]);
    expect([somebody.at(0), somebody.at(-1)]).toEqual(['Inês Carvalho', 'Élodie Marchand']);
  });

  it('S7.69 sortBy due-date gives the earliest first, those without a date last', async () => {
    const dates = (await tasks('sortBy=due-date')).map(({ dueDate }) => dueDate);
    const some = dates.filter((date) => date !== null);
    expect(some.length).toBeLessThan(dates.length);
    expect(dates.slice(0, some.length)).toEqual(some.toSorted());
  });

  it('S7.70 POST /apps/todo/add-tasks makes a task with a new id', async () => {
    const [newest = expect.fail('no task'), other = expect.fail('no task')] = await tasks();
    const assignee = [newest, other, ...(await tasks())].find((each) => each.assignee)?.assignee;
    const task = { title: 'Water the plants', dueDate: '2031-05-04', description: 'All of them.', assignee };
    const first = await ask('POST', '/apps/todo/add-tasks', {
      task: { ...task, tags: ['team'], isImportant: true },
    });
    const id = expect.any(Number) as number;
    const stored = { ...task, id, tags: ['team'], isImportant: true, isCompleted: false, isDeleted: false };
    expect([first.status, first.body]).toEqual([201, { task: stored }]);
    const second = await add({ title: 'Feed the fish', isCompleted: true });
    const made = (first.body['task'] as Task).id;
    expect(second).toMatchObject({
      id: made + 1,
      isCompleted: true,
      assignee: null,
      dueDate: null,
      tags: [],
    });
    expect(made).toBeGreaterThan(newest.id);
    expect(idsOf(await tasks()).slice(0, 2)).toEqual([second.id, made]);
  });

  it('S7.70 a task without a title, of a tag that there is not, or for nobody that is known is refused', async () => {
    const before = await tasks();
    const add = async (task: unknown) => (await ask('POST', '/apps/todo/add-tasks', { task })).status;
    expect(await add({ title: '' })).toBe(422);
    expect(await add('Water the plants')).toBe(422);
    expect(await add({ title: 'Water the plants', tags: ['garden'] })).toBe(422);
    expect(await add({ title: 'Water the plants', assignee: { fullName: 'Nobody' } })).toBe(422);
    expect(await tasks()).toEqual(before);
  });

  it('S7.71 POST /apps/todo/update-task changes the given fields and no others', async () => {
    const [task = expect.fail('no task')] = (await tasks()).filter(({ assignee }) => assignee);
    const change = async (values: object) =>
      ask('POST', '/apps/todo/update-task', { task: { id: task.id, ...values } });
    const first = await change({ title: 'Another title', isCompleted: !task.isCompleted });
    const after = { ...task, title: 'Another title', isCompleted: !task.isCompleted };
    expect([first.status, first.body]).toEqual([200, { task: after }]);
    const rest = { dueDate: '2031-01-02', description: 'Other words.', isImportant: !task.isImportant };
    const values = { ...rest, assignee: null, tags: ['low', 'high'] };
    expect((await change(values)).body).toEqual({ task: { ...after, ...values } });
    expect((await tasks()).find(({ id }) => id === task.id)).toEqual({ ...after, ...values });
  });

  it('S4.21 S7.72 DELETE /apps/todo/delete-task marks a task as deleted, which is kept where only that filter shows it', async () => {
    const [one, other] = [
      await add({ title: 'Delete by the address' }),
      await add({ title: 'Delete by the body' }),
    ];
    expect(await remove(`?taskId=${one.id}`)).toMatchObject({ status: 200 });
    expect(await remove('', { taskId: other.id })).toMatchObject({ status: 200 });
    for (const query of ['', 'filter=important', 'filter=completed', 'q=delete+by'])
      expect(idsOf(await tasks(query))).not.toEqual(expect.arrayContaining([one.id]));
    const deleted = await tasks('filter=deleted&q=delete+by');
    expect(deleted).toEqual([
      { ...other, isDeleted: true },
      { ...one, isDeleted: true },
    ]);
    expect((await add({ title: 'A number is given once' })).id).toBe(other.id + 1);
  });

  it('S8.18 a task that is not there is not found, and nothing changes', async () => {
    const before = [await tasks(), await tasks('filter=deleted')];
    expect((await ask('POST', '/apps/todo/update-task', { task: { id: 9999, title: 'No' } })).status).toBe(
      404,
    );
    expect((await ask('POST', '/apps/todo/update-task', {})).status).toBe(404);
    expect((await remove('?taskId=9999')).status).toBe(404);
    expect((await remove('')).status).toBe(404);
    expect([await tasks(), await tasks('filter=deleted')]).toEqual(before);
  });
});

it('S4.21 a task that a person deletes in the list is in the bin, from which it comes back', async () => {
  const { ask, model, provider } = await pageSamples(config, { hooks: sampleHooks });
  const { name } = model.resource('tasks');
  const deleted = async () => (await ask('GET', '/apps/todo/tasks?filter=deleted')).body;
  const { data: task } = await provider.getOne(name, { id: '3' });
  await provider.delete(name, { id: '3', previousData: task });
  expect(await deleted()).toMatchObject([{ id: 3, title: task['title'], isDeleted: true }]);
  expect((await provider.getBin(name, { page: 0, search: '' })).data.entries).toMatchObject([
    { record: { id: '3' } },
  ]);
  await provider.putBack(name, { ids: ['3'] });
  expect(await deleted()).toEqual([]);
});

it('S4.21 a task that is deleted by a call is in the bin of whoever asked for it', async () => {
  const { ask, model, provider } = await pageSamples(config, { hooks: sampleHooks });
  const { name } = model.resource('tasks');
  await ask('DELETE', '/apps/todo/delete-task?taskId=3');
  const { entries } = (await provider.getBin(name, { page: 0, search: '' })).data;
  expect(entries).toMatchObject([{ by: 'Somebody', record: { id: '3' } }]);
});
