import type samples from '../../config/samples/todo';
import { defineHooks } from '../../server/hooks/defineHooks';
import type { RecordOf } from '../../src/config/defineResource';
import { ALL, byId, byText, found, idIn, sent, told } from './wire';

type Task = RecordOf<(typeof samples)['resources']['tasks']>;
type Person = RecordOf<(typeof samples)['resources']['teammates']>;

const FIELDS = ['title', 'dueDate', 'description', 'isCompleted', 'isImportant', 'tags'] as const;

const toldTask = (task: Task, people: readonly Person[], isDeleted = false) => {
  const person = people.find(({ id }) => id === task.assignee);
  const assignee = person ? { fullName: person.name, avatar: person.avatar ?? null } : null;
  return { ...told(task, FIELDS), tags: task.tags ?? [], assignee, isDeleted };
};

type Told = ReturnType<typeof toldTask>;

const orders = new Map([
  ['title-asc', byText<Told>(({ title }) => title)],
  ['title-desc', byText<Told>(({ title }) => title, -1)],
  ['assignee', byText<Told>(({ assignee }) => assignee?.fullName)],
  ['due-date', byText<Told>(({ dueDate }) => dueDate)],
]);

/* An unknown name leads to nobody, which is refused. */
const valuesOf = (task: unknown, people: readonly Person[]) => {
  const { assignee } = sent(task, ['assignee']) as { readonly assignee?: unknown };
  const { fullName } = sent(assignee, ['fullName']) as { readonly fullName?: unknown };
  const person = people.find(({ name }) => name === fullName)?.id ?? '?';
  return {
    ...sent(task, FIELDS),
    ...(assignee !== undefined && { assignee: assignee && person }),
  } as Partial<Task>;
};

export default defineHooks<typeof samples, 'tasks'>({
  answers: {
    // S7.63-S7.69
    'GET /apps/todo/tasks': async ({ query }, { records }) => {
      const [filter, tag, sortBy] = ['filter', 'tag', 'sortBy'].map((name) => query.get(name) ?? '');
      const isDeleted = filter === 'deleted';
      const rows = await (isDeleted ? records('tasks').binned(ALL) : records('tasks').list(ALL));
      const kept = found(rows, query, { q: ['title'] })
        .filter(({ isImportant }) => filter !== 'important' || isImportant)
        .filter(({ isCompleted }) => filter !== 'completed' || isCompleted)
        .filter(({ tags }) => !tag || tags?.some((each) => each === tag));
      const people = await records('teammates').list(ALL);
      const tasks = kept.map((task) => toldTask(task, people, isDeleted)).toSorted(byId);
      return { body: tasks.toSorted(orders.get(sortBy ?? '') ?? byId) };
    },
    // S7.70
    'POST /apps/todo/add-tasks': async ({ body }, { records }) => {
      const people = await records('teammates').list(ALL);
      const task = await records('tasks').create(valuesOf(body['task'], people));
      return { status: 201, body: { task: toldTask(task, people) } };
    },
    // S7.71
    'POST /apps/todo/update-task': async ({ body: { task } }, { records }) => {
      const people = await records('teammates').list(ALL);
      const stored = await records('tasks').update(idIn(task), valuesOf(task, people));
      return { body: { task: toldTask(stored, people) } };
    },
    // S7.72: it stays, in the bin.
    'DELETE /apps/todo/delete-task': async ({ query, body }, { records }) => {
      await records('tasks').remove(query.get('taskId') ?? idIn(body, 'taskId'), { toBin: true });
      return {};
    },
  },
});
