import { describe, expect, it } from 'vitest';
import { formKeyOf } from '../../../src/model/resolved/issueKeys';
import type { ResolvedField } from '../../../src/model/resolved/resolvedField';
import type { Resource } from '../../../src/model/resolved/resource';
import { takenIssues, uniqueGroups } from '../../../src/model/rules/uniqueGroups';
import { outcomeOf, plain, recordIn } from './outcome';
import { answersRule } from './slow';
import { fresh, model, translate, type World } from './world';
import { withFitting } from './together';
import { make, newValues, refetchOnReturn } from './write';
import { nounOf } from '../../../src/model/answers/noun';

/** New records: kept as they were sent, or refused for a reason that the form would give. */
export const creates = (resource: Resource, world: () => World): void => {
  if (!resource.can.create) return isNotOffered(resource, world);
  const place = () => ({ resource, world: world() });
  const offered = resource.fields.filter(({ views, readOnly }) => views.includes('create') && !readOnly);
  const create = (data: object) => outcomeOf(world(), (provider) => provider.create(resource.name, { data }));
  const wordsOf = (field: ResolvedField, value: unknown): string => {
    const fault = model.kinds[field.kind].fault(value, field, model.kinds);
    return fault ? translate(`app.form.${formKeyOf[fault]}`) : '';
  };

  describe('a new record', () => {
    it('is kept as it was sent, without its secrets, and nobody else can have what is unique of it', async () => {
      const data = await withFitting(newValues(place(), 0), resource, world());
      const made = await make(data, place());
      const read = recordIn(await refetchOnReturn(made, place()));
      expect(read).toEqual(made);
      const sent = offered.filter(({ name }) => name in data);
      for (const { kind, name } of sent) {
        if (model.kinds[kind].isSecret) expect(read).not.toHaveProperty(name);
        else expect(read).toMatchObject({ [name]: plain(data[name], world().began) });
      }
      const isGiven = (name: string) =>
        name in data &&
        offered.some((field) => field.name === name && !model.kinds[field.kind].made?.(field));
      const taken = uniqueGroups(resource).filter((group) => group.every(isGiven));
      if (taken.length > 0) {
        const { kind, errors } = await create(data);
        expect(kind).toBe('conflict');
        // Of several the store says which it met first.
        const named = taken.map((group) => takenIssues(group, resource).map(({ path }) => path));
        expect(named).toContainEqual(Object.keys(errors ?? {}));
      }
      await world().drop(resource, made.id);
    });

    const data = newValues({ resource }, 1);
    const asked = offered.filter(({ showWhen }) => answersRule(showWhen, data));
    const needed = asked.filter(
      ({ required, requiredWhen }) =>
        required || (requiredWhen !== undefined && answersRule(requiredWhen, data)),
    );
    it.each(needed)('with no $name is refused', async (field) => {
      const { kind, errors, message } = await create({ ...data, [field.name]: null });
      const words = translate('app.form.required');
      expect([kind, errors?.[field.name]]).toEqual(['validation', words]);
      expect(message).toContain(`${field.label.en}: ${words}`);
    });

    it.each(strayPointers(asked))('with a $field.name that is $what is refused', async ({ field, id }) => {
      const { kinds } = model;
      const isMany = kinds[field.kind].filter === 'holds';
      const wrong = id();
      const { kind, errors } = await create({ ...data, [field.name]: isMany ? [wrong] : wrong });
      const [to = ''] = kinds[field.kind].references?.(field) ?? [];
      const words = translate('app.form.reference', { name: nounOf(model.resource(to).label.one, 'en') });
      expect([kind, errors?.[field.name]]).toEqual(['validation', words]);
    });

    const shapeless = { wrong: [true] };
    // A state of the wrong shape is none to begin in, which is said in its place.
    const shaped = asked.filter(
      (field) => wordsOf(field, shapeless) !== '' && !(field.name in resource.transitions),
    );
    it.each(shaped)('with a $name of the wrong shape is refused in the words of its form', async (field) => {
      const { kind, errors } = await create({ ...data, [field.name]: shapeless });
      expect([kind, errors?.[field.name]]).toEqual(['validation', wordsOf(field, shapeless)]);
    });
  });
};

/* An id that nobody has, and one of another entity that shares the collection of the right one. */
const strayPointers = (fields: readonly ResolvedField[]) =>
  fields.flatMap((field) =>
    (model.kinds[field.kind].references?.(field) ?? []).flatMap((key) => {
      const { collection } = model.resource(key).api;
      const others = model.resources.filter((each) => each.key !== key && each.api.collection === collection);
      const stray = (other: Resource) => () => fresh[other.key]?.[0]?.id ?? '';
      return [
        { field, what: 'nobody', id: () => 'ffffffffffffffffffffffff' },
        ...others.map((other) => ({ field, what: `one of ${other.key}`, id: stray(other) })),
      ];
    }),
  );

const isNotOffered = ({ name, api, key }: Resource, world: () => World) => {
  it('makes no new record, by the screens or past them', async () => {
    const { kind, message } = await outcomeOf(world(), (provider) => provider.create(name, { data: {} }));
    expect([kind, message]).toEqual(['error', expect.stringContaining(`${key}: there is no call "create"`)]);
    expect(await world().past('POST', api.path, {})).toBe(404);
  });
};
