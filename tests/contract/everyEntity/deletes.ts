import { beforeAll, describe, expect, it } from 'vitest';
import { stateFault } from '../../../src/model/rules/applyAction';
import type { Row } from '../../../src/model/values/comparable';
import type { Resource } from '../../../src/model/resolved/resource';
import { referencesTo, type Link } from '../../../src/model/rules/writeRules';
import type { AppRecord } from '../../../src/providers/rest/record';
import { disabledReason } from '../../../src/views/actions/disabledReason';
import { listOf } from './listOf';
import { outcomeOf } from './outcome';
import { answersRule, valueIn } from './slow';
import { recordsIn, statesOf } from './states';
import { model, ofStaff, translate, type World } from './world';
import { make, newValues, refetchOnReturn, type Target } from './write';

/** Records go, one by one and several at once, unless their state or what points at them keeps them. */
export const deletes = (resource: Resource, world: () => World): void => {
  if (!resource.can.delete) return isNotOffered(resource, world);
  const place = () => ({ resource, world: world() });

  describe('a deletion', () => {
    if (!resource.can.create)
      it('takes a record away', async () => {
        const all = (await listOf(world(), resource)).toReversed();
        const last = all.find((each) => answersRule(resource.allows.delete, each));
        const record = last ?? expect.fail('there is no record');
        expect(await removed(record.id, place())).toEqual({ data: GONE });
        expect(await refetchOnReturn(record, place())).toMatchObject({ kind: 'notFound' });
      });
    else takesAway(place);

    const closed = statesOf(resource, resource.allows.delete).filter(
      ({ field, value }) => !answersRule(resource.allows.delete, { [field]: value }),
    );
    if (closed.length > 0)
      it.each(closed)('is refused while $field is $value, in the words of the screen', async (state) => {
        const [record] = await recordsIn(state, resource, world());
        const fault = stateFault('delete', record ?? {}, { resource, kinds: model.kinds });
        const said = disabledReason(fault ? [fault] : [], { translate, locale: 'en' });
        const { kind, errors } = await removed(record?.id ?? '', place());
        expect([kind, ...Object.values(errors ?? {})]).toEqual(['conflict', said]);
      });
  });
};

const GONE = 'gone';

/* Making a record may cost a hash of a password, so one of them meets everything that can point at it. */
const takesAway = (place: () => Target) => {
  const { resource } = place();
  const links = referencesTo(model, resource.key)
    .filter((link) => ofStaff.includes(link.resource))
    .map((link) => ({ ...link, from: link.resource.key }));
  const keeping = links.filter(({ onDelete }) => onDelete === 'restrict');
  const remove = ({ id }: AppRecord) => removed(id, place());
  const world = () => place().world;
  let made: AppRecord;
  beforeAll(async () => {
    made = await make(newValues(place(), 0), place());
  });

  if (keeping.length > 0)
    it.each(keeping)('is refused while the $path of $from points at the record', async (link) => {
      const { holder, putBack } = await pointing(link, made, world());
      const { kind, message } = await remove(made);
      // Of what others own it is not said that it is there.
      const isSeen =
        link.resource.single !== undefined ||
        (await listOf(world(), link.resource)).some(({ id }) => id === holder);
      await putBack();
      const by = isSeen ? `: 1 ${link.resource.label.one.en}.` : '.';
      expect([kind, message]).toEqual(['conflict', `It is still in use${by}`]);
    });

  it('takes the record away, and every other pointer with it', async () => {
    const clearing = links.filter(({ onDelete }) => onDelete === 'clear');
    const held: Pointing[] = [];
    for (const link of clearing) held.push(await pointing(link, made, world()));
    expect(await remove(made)).toEqual({ data: GONE });
    expect(await refetchOnReturn(made, place())).toMatchObject({ kind: 'notFound' });
    for (const [at, link] of clearing.entries()) {
      const after = await holderNow(link, held[at]?.holder ?? '', world());
      expect(JSON.stringify(valueIn(after, link.path) ?? ''), link.from).not.toContain(made.id);
    }
    for (const { putBack } of held.toReversed()) await putBack();
  });

  it('takes several away at once', async () => {
    const several = [await make(newValues(place(), 1), place()), await make(newValues(place(), 2), place())];
    const outcome = await outcomeOf(world(), async (provider) => {
      await provider.deleteMany(resource.name, { ids: several.map(({ id }) => id) });
      return { data: GONE };
    });
    expect(outcome).toEqual({ data: GONE });
    for (const each of several)
      expect(await refetchOnReturn(each, place())).toMatchObject({ kind: 'notFound' });
  });
};

type Pointing = { readonly holder: string; readonly putBack: () => Promise<void> };

const removed = (id: string, { resource, world }: Target) =>
  outcomeOf(world, async (provider) => {
    await provider.delete(resource.name, { id, previousData: { id } });
    return { data: GONE };
  });

/** Lets a record of another entity point at a new one, whoever may write that. */
const pointing = async (link: Link, { id }: AppRecord, world: World): Promise<Pointing> => {
  const own = link.resource.single ? undefined : (await listOf(world, link.resource))[0];
  const holder = own?.id ?? link.resource.key;
  if (!own) await outcomeOf(world, (provider) => provider.getOne(link.resource.name, { id: holder }));
  const putBack = await world.keep(link.resource, holder);
  const isMany = model.kinds[link.field.kind].filter === 'holds';
  const pointer = nested(own ?? { id: holder }, link.path.split('.'), isMany ? [id] : id);
  await world.put(link.resource, holder, pointer);
  return { holder, putBack };
};

const holderNow = async ({ resource }: Link, id: string, world: World): Promise<AppRecord> => {
  const { data } = await outcomeOf(world, (provider) => provider.getOne(resource.name, { id }));
  return data as AppRecord;
};

const nested = (record: Row, [name = '', ...rest]: readonly string[], value: unknown): Row => {
  if (rest.length === 0) return { [name]: value };
  const inner = (record[name] ?? {}) as Row;
  return { [name]: { ...inner, ...nested(inner, rest, value) } };
};

const isNotOffered = (resource: Resource, world: () => World) => {
  const { api, key } = resource;
  it('takes no record away, by the screens or past them', async () => {
    const { kind, message } = await removed(key, { resource, world: world() });
    expect([kind, message]).toEqual(['error', expect.stringContaining(`${key}: there is no call "delete"`)]);
    expect(await world().past('DELETE', `${api.path}/${key}`)).toBe(404);
  });
};
