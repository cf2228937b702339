import { expect, it } from 'vitest';
import { createAbility } from '../access/ability';
import { labelMessages } from '../pages/labelMessages';
import { listAtAddress } from '../pages/listAtAddress';
import { menuSections } from '../pages/menuSections';
import { sampleModel } from '../resolved/kinds.samples';

/* Thirty entities that tell when their field is resolved. */
const watchedModel = () => {
  const resolved: string[] = [];
  const entityOf = (key: string) => ({
    list: { presets: [{ label: 'Mine', filter: { name: 'me' }, menu: 'person' }] },
    actions: { close: { on: 'record', call: 'POST /v1/close' } },
    fields: {
      get name() {
        resolved.push(key);
        return { kind: 'text' };
      },
    },
  });
  const keys = Array.from({ length: 30 }, (_, at) => `entity${at}`);
  return { model: sampleModel(Object.fromEntries(keys.map((key) => [key, entityOf(key)]))), resolved };
};

it('resolves an entity when it is first asked for, and once', () => {
  const { model, resolved } = watchedModel();
  const sections = menuSections(model, createAbility([{ action: 'manage', subject: 'all' }]));
  expect(sections.flatMap(({ entries }) => entries)).toHaveLength(60);
  expect(labelMessages(model, 'en')).toMatchObject({ resources: { 'apps/entity29': {} } });
  expect(resolved).toEqual([]);
  const place = { pathname: '/apps/entity7', search: '' };
  expect(listAtAddress(model, place, () => undefined)?.name).toBe('apps/entity7');
  const parts = () => {
    const { fields, list, layout, actions } = model.resource('entity7');
    return [fields, list, layout, actions];
  };
  const first = parts();
  expect(first).toMatchObject([[{ name: 'name' }], { columns: ['name'] }, [{}], [{ name: 'close' }]]);
  expect(parts().map((part, at) => part === first[at])).toEqual([true, true, true, true]);
  expect(resolved).toEqual(['entity7']);
});
