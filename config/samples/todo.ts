import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { defineSamples } from '../../src/config/defineSamples';

const tasks = defineResource({
  label: { one: 'Task', many: 'Tasks' },
  menuLabel: 'To-do',
  title: '{title}',
  icon: 'check',
  routes: { list: ['/apps/todo/:preset?', '/apps/todo/tag/:tags'] },
  form: 'drawer',
  bin: true,
  rights: { admin: ['manage'] },
  fields: {
    title: f.text({ required: true, search: true, max: 200 }),
    assignee: f.reference({ to: 'teammates', avatar: true, onDelete: 'clear' }),
    dueDate: f.date(),
    tags: f.choices({
      values: {
        team: { tone: 'info' },
        low: { tone: 'success' },
        medium: { tone: 'warning' },
        high: { tone: 'danger' },
        update: { tone: 'progress' },
      },
    }),
    description: f.longText({ max: 2000 }),
    isCompleted: f.boolean({ label: 'Completed', mark: 'check', default: false }),
    isImportant: f.boolean({ label: 'Important', mark: 'star', default: false }),
  },
  list: {
    views: {
      lines: {
        line: ['title', 'tags', 'dueDate', 'assignee', 'isCompleted', 'isImportant'],
        expand: ['description'],
      },
    },
    order: true,
    filters: ['tags', 'assignee', 'isCompleted', 'isImportant'],
    presets: [
      { label: 'Important', filter: { isImportant: true } },
      { label: 'Completed', filter: { isCompleted: true } },
    ],
    rail: { presets: true, by: 'tags' },
  },
  demo: { count: 18 },
});

const teammates = defineResource({
  label: { one: 'Teammate', many: 'Teammates' },
  title: '{name}',
  icon: 'tag',
  rights: { admin: ['manage'] },
  fields: {
    name: f.person({ required: true, search: true, avatar: 'avatar' }),
    avatar: f.image({ label: 'Picture' }),
  },
  demo: { count: 5 },
});

export default defineSamples({ resources: { tasks, teammates } });
