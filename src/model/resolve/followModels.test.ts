import { expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { sampleKinds } from '../resolved/kinds.samples';
import { followModels } from './followModels';

const entity = (...names: string[]) => ({
  label: { one: 'One', many: 'Many' },
  title: '{name}',
  fields: Object.fromEntries(names.map((name) => [name, { kind: 'text' }])),
});

/* Templates of notices about bills, where there are notices. */
const configOf = (bills: readonly string[], hasNotices: boolean) =>
  ({
    name: 'Test',
    groups: {},
    resources: { bills: entity('name', ...bills), words: entity('event', 'title', 'body') },
    ...(hasNotices && {
      notices: {
        events: { paid: { of: 'bills', to: 'name' } },
        templates: { of: 'words', event: 'event', title: 'title', body: 'body' },
      },
    }),
  }) as unknown as DeclaredAdmin;

it('lets templates of notices say what the entities have by now, and nothing without notices', () => {
  const modelOf = followModels();
  const sayable = (config: DeclaredAdmin) =>
    modelOf(config, sampleKinds)
      .resource('words')
      .fields.find(({ name }) => name === 'body')?.placeholders?.names['paid'];
  expect(sayable(configOf([], true))).toEqual(['name']);
  expect(sayable(configOf(['number'], true))).toEqual(['name', 'number']);
  expect(sayable(configOf(['number'], false))).toBeUndefined();
  expect(sayable(configOf(['number'], true))).toEqual(['name', 'number']);
});
