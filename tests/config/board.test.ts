import { expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { shopWith } from './shop';

const tasks = {
  label: { one: 'Task', many: 'Tasks' },
  title: '{name}',
  icon: 'tag',
  fields: {
    name: { kind: 'text' },
    hours: { kind: 'number' },
    state: { kind: 'choice', values: { open: {}, done: {} } },
    secret: { kind: 'choice', values: { a: {} }, only: ['filter'] },
    labels: { kind: 'choices', values: { a: {}, b: {} } },
  },
  actions: {
    finish: { on: 'row', call: 'POST /v1/tasks/:id/finish', effect: { state: 'done' } },
    finishAll: { on: 'bulk', call: 'POST /v1/tasks/:id/finish-all', effect: { state: 'done' } },
  },
};

const faultsOf = (board: object) =>
  checkConfig(shopWith('tasks', { ...tasks, list: { views: { board } } } as never), kinds, { listViews })
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => `${path.replace('tasks.list.views.', '')}: ${message}`);

it('a board is by a choice that people see, and adds up numbers', () => {
  expect(
    faultsOf({ by: 'state', sum: 'hours', columns: ['done', 'open'], move: { done: 'finish' } }),
  ).toEqual([]);
  expect(faultsOf({ by: 'name' })).toEqual(['board.by: "name" is not a choice']);
  expect(faultsOf({ by: 'labels' })).toEqual(['board.by: "labels" is not a choice']);
  expect(faultsOf({ by: 'secret' })).toEqual([
    'board.by: "secret" appears neither in lists nor on the page of a record',
  ]);
  expect(faultsOf({ by: 'state', sum: 'name' })).toEqual([
    'board.sum: "name" is not a number that is added up',
  ]);
});

it('the columns of a board are values of its choice, each once', () => {
  expect(faultsOf({ by: 'state', columns: ['opne', 'done', 'done'] })).toEqual([
    'board: columns names "opne", which is no value of state',
    'board: columns names "done" twice',
  ]);
  expect(faultsOf({ by: 'state', columns: [] })).toEqual([
    'board: columns names no value, so nothing is on the board',
  ]);
});

it('a move runs an action of single records that brings the value of its column', () => {
  expect(faultsOf({ by: 'state', move: { done: 'finsh' } })).toEqual([
    'board: move.done runs "finsh", which is no action',
  ]);
  expect(faultsOf({ by: 'state', move: { done: 'finishAll' } })).toEqual([
    'board: move.done runs "finishAll", which is for selections alone',
  ]);
  expect(faultsOf({ by: 'state', move: { open: 'finish' } })).toEqual([
    'board: move.open runs "finish", whose effect does not make state "open"',
  ]);
  expect(faultsOf({ by: 'state', move: { gone: 'finish' } })).toEqual([
    'board: move names "gone", which is no value of state',
  ]);
});
