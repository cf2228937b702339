import { expect, it } from 'vitest';
import { textOf } from '../../src/model/values/comparable';
import { isContextValue } from '../../src/model/rules/contextValues';
import { referencesTo } from '../../src/model/rules/writeRules';
import { contractModel } from './dataProvider.config';
import { createOne, sampleOf, type Subject } from './dataProvider.samples';

const model = contractModel();

/** The rules of the configuration, enforced by every source in the same way. */
export const refusesWrites = (key: string, subject: () => Subject): void => {
  const { fields, transitions, actions } = model.resource(key);
  const required = fields.filter(
    (field) => field.required && field.views.includes('create') && field.default === undefined,
  );

  for (const { name } of required)
    it(`refuses a record without ${name}, and says so at the field`, async () => {
      const { source, resource } = subject();
      const { [name]: _missing, ...data } = await sampleOf(subject());
      await expect(source.provider.create(resource.name, { data })).rejects.toMatchObject({
        kind: 'validation',
        body: { errors: { [name]: expect.any(String) as string } },
      });
    });

  for (const { name } of fields.filter(({ unique }) => unique))
    it(`refuses a second record with the same ${name}, whatever its case`, async () => {
      const first = await createOne(subject());
      await expect(
        createOne(subject(), { [name]: textOf(first[name])?.toUpperCase() }),
      ).rejects.toMatchObject({
        kind: 'conflict',
        body: { errors: { [name]: expect.any(String) as string } },
      });
    });

  for (const [name, moves] of Object.entries(transitions))
    it(`lets ${name} take only the declared steps`, async () => {
      const { source, resource } = subject();
      const start = textOf(fields.find((field) => field.name === name)?.default) ?? '';
      const [legal = ''] = moves[start] ?? [];
      const stored = await createOne(subject());
      const move = (from: typeof stored, to: string) =>
        source.provider.update<typeof stored>(resource.name, {
          id: from.id,
          data: { ...from, [name]: to },
          previousData: from,
        });
      const { data: moved } = await move(stored, legal);
      expect(moved[name]).toBe(legal);
      await expect(move(moved, start)).rejects.toMatchObject({
        kind: 'validation',
        body: { errors: { [name]: expect.any(String) as string } },
      });
    });

  it('refuses a change of a version that is no longer the present one, and tells the present one', async () => {
    const { source, resource } = subject();
    const seen = await createOne(subject());
    const [name = ''] = required.map((field) => field.name);
    const first = { ...seen, [name]: (await sampleOf(subject()))[name] };
    const second = { ...seen, [name]: (await sampleOf(subject()))[name] };
    // Whether or not the first of them really differs, it counts as a write only if it does.
    const changed =
      JSON.stringify(first[name]) === JSON.stringify(seen[name])
        ? { ...first, [name]: `${String(seen[name])}x` }
        : first;
    await source.provider.update(resource.name, { id: seen.id, data: changed, previousData: seen });
    const late = { ...second, [name]: `${String(seen[name])}y` };
    await expect(
      source.provider.update(resource.name, { id: seen.id, data: late, previousData: seen }),
    ).rejects.toMatchObject({ kind: 'conflict', body: { current: { id: seen.id, [name]: changed[name] } } });
  });

  for (const link of referencesTo(model, key))
    it(`${link.onDelete === 'restrict' ? 'keeps' : 'lets go of'} a record that ${link.resource.key}.${link.path} points at`, async () => {
      const { source, resource } = subject();
      const target = await createOne(subject());
      const holder = { source, resource: source.model.resource(link.resource.key) };
      const isMany = model.kinds[link.field.kind].filter === 'holds';
      const held = await createOne(holder, { [link.path]: isMany ? [target.id] : target.id });
      const removal = source.provider.delete(resource.name, { id: target.id, previousData: target });
      if (link.onDelete === 'restrict') {
        await expect(removal).rejects.toMatchObject({
          kind: 'conflict',
          message: expect.stringMatching(/\b1\b/) as string,
        });
        return;
      }
      await removal;
      const { data } = await source.provider.getOne(holder.resource.name, { id: held.id });
      expect(data[link.path]).toEqual(isMany ? [] : null);
    });

  for (const action of actions)
    it(`does "${action.name}" once, and refuses it when its rule no longer holds`, async () => {
      const { source, resource } = subject();
      const record = await createOne(subject());
      const values = Object.fromEntries(action.form.map(({ name }) => [name, 'Because it has to be.']));
      const run = () => source.provider.runAction(resource.name, { action, id: record.id, values, record });
      const { data } = await run();
      for (const [name, value] of Object.entries(action.effect))
        if (isContextValue(value)) expect(Number.isNaN(Date.parse(String(data[name])))).toBe(false);
        else expect(data[name]).toEqual(value);
      expect(data.id).toBe(record.id);
      await expect(run()).rejects.toMatchObject({ kind: 'conflict' });
    });
};
