import type { DemoSeries, DemoTemplates } from '../../src/config/demoSeries';
import { hash } from '../../src/model/demo/fakeId';
import { isBound } from '../../src/model/demo/fakeHints';
import { demanded, fakeRecord } from '../../src/model/demo/fakeRecord';
import type { FakeSeries } from '../../src/model/demo/fakeSeries';
import { targetsOf, valueThrough } from '../../src/model/demo/valueThrough';
import { movedBy, momentsIn } from '../../src/model/demo/writtenDates';
import { matches } from '../../src/model/rules/rules';
import { textOf, type Row as Values } from '../../src/model/values/comparable';
import type { Model } from '../../src/model/resolved/model';
import type { Row } from '../store/store';
import { createQuickRandom } from './quickRandom';
import { seedRow } from './seed';
import { refuseUnsound } from './seriesMaker';
import { seriesTimes } from './seriesTimes';

/** A complete record of which others are copies. */
export type Template = { readonly row: Row; readonly made: number; readonly last: number };

/** What a series is made of. Times of copies rise, except that nothing that follows from one lies in the future. */
export type Templates = {
  readonly all: readonly Template[];
  /** Of which template the record at a place is a copy, and when it was made. */
  readonly draw: (index: number) => Drawn;
  /** The record itself. */
  readonly copy: (index: number, id: string) => Row;
};

export type Drawn = { readonly template: Template; readonly time: number };

const DAY = 24 * 60 * 60 * 1000;

/**
 * The templates of a series, and how its records are drawn from them: the same for the same seed, moment and stored
 * records, at any place without the places before it.
 * @throws when no sound record can be made, or there is nothing to point at.
 */
export const createTemplates = (world: FakeSeries, model: Model, options: DemoSeries): Templates => {
  const { resource, now, seed, count } = world;
  const kinds = options.templates.map((each) => templatesFor(each, world, model));
  const all = kinds.flatMap(({ holders }) => holders.flatMap(({ templates }) => templates));
  if (all.length === 0)
    throw new Error(`${resource.key}: there is no record that its series could point at.`);
  const times = seriesTimes(now.getTime());
  const chance = createQuickRandom();
  const choose = chooser(kinds);
  const draw = (index: number): Drawn => {
    chance.seed(hash(`${seed}/${resource.key}/${index}`));
    const time = times((index + chance.next()) / count);
    const template = choose(time, chance.next);
    // Nothing that follows from it may lie in the future.
    return { template, time: Math.min(time, now.getTime() - (template.last - template.made)) };
  };
  const fresh = Object.entries(options.fresh ?? {}).map(
    ([name, pattern]) => [name, new RegExp(pattern, 'g')] as const,
  );
  const copy = (index: number, id: string): Row => {
    const { template, time } = draw(index);
    const row: Record<string, unknown> = { ...movedBy(template.row, time - template.made) };
    for (const [name, pattern] of fresh) row[name] = withOtherDigits(row[name], pattern, chance.next);
    return { ...row, _id: id } as Row;
  };
  return { all, draw, copy };
};

type Holder = {
  readonly templates: readonly Template[];
  /** When it is its turn; undefined for always. */
  readonly turn: { readonly from: number; readonly to: number } | undefined;
};

type Kind = { readonly share: number; readonly holders: readonly Holder[]; readonly isTimed: boolean };

const templatesFor = (asked: DemoTemplates, world: FakeSeries, model: Model): Kind => {
  const { resource, kinds } = world;
  const [to = ''] = targetsOf(asked.field, { fields: resource.fields, kinds });
  const target = world.entity(to);
  const chosen = target.records.filter((record) => matches(asked.when, record, { ...target, kinds }));
  const holders = chosen.map((record, at) => holderOf(record, at, { asked, world, model }));
  return { share: asked.share, holders, isTimed: holders.some(({ turn }) => turn !== undefined) };
};

type Asked = { readonly asked: DemoTemplates; readonly world: FakeSeries; readonly model: Model };

const holderOf = (record: Values, at: number, { asked, world, model }: Asked): Holder => {
  const { resource, kinds, entity, now } = world;
  const pointing: Values = { [asked.field]: textOf(record['id']), ...asked.set };
  const around = { values: pointing, fields: resource.fields, kinds, entity };
  const hint = resource.fields.find(({ name }) => name === 'createdAt')?.fake;
  const between = isBound(hint) && 'between' in hint ? hint.between : [];
  const [from, to = now.getTime()] = between.map((path) => timeOf(path && valueThrough(path, around)));
  const turn = from === undefined ? undefined : { from, to };
  const moment = { createdAt: new Date(now.getTime() - 40 * DAY).toISOString() };
  const templates = Array.from({ length: asked.each }, (_, turnAt) => {
    const index = at * asked.each + turnAt;
    const given = { ...demanded(resource.api.scope, index), ...(turn ? {} : moment), ...pointing };
    return templateOf(fakeRecord({ ...world, index, isFree, given: { ...given, ...resource.api.stamp } }), {
      ...world,
      model,
    });
  });
  return { templates, turn };
};

const isFree = () => true;

const timeOf = (value: unknown): number | undefined => {
  const time = Date.parse(textOf(value) ?? '');
  return Number.isNaN(time) ? undefined : time;
};

const templateOf = (
  values: Values,
  { model, ...world }: FakeSeries & { readonly model: Model },
): Template => {
  const { resource } = world;
  const createdAt = String(values['createdAt']);
  const last = momentsIn(values).reduce((latest, each) => (each > latest ? each : latest), createdAt);
  const record = { ...values, id: '', __v: 0, createdAt, updatedAt: last };
  refuseUnsound(record, world);
  const row = seedRow(record, resource, { model, hashes: NONE });
  return { row, made: Date.parse(createdAt), last: Date.parse(last) };
};

/* Nobody can sign in as a made-up person. */
const NONE: ReadonlyMap<string, string> = new Map();

/* The records that a copy may point at are looked up by the hour, for there may be very many. */
const chooser = (kinds: readonly Kind[]) => {
  const shares = kinds.reduce((sum, { share }) => sum + share, 0);
  const byHour = kinds.map(({ holders, isTimed }) => (isTimed ? inHours(holders) : undefined));
  const holdersAt = (at: number, time: number): readonly Holder[] => {
    const hours = byHour[at];
    if (!hours) return kinds[at]?.holders ?? [];
    return (hours.get(Math.floor(time / HOUR)) ?? []).filter(
      ({ turn }) => turn === undefined || (turn.from <= time && time <= turn.to),
    );
  };
  return (time: number, next: () => number): Template => {
    let left = next() * shares;
    const first = kinds.findIndex(({ share }) => (left -= share) < 0);
    const order = [first, ...kinds.keys()];
    const at = order.find((each) => holdersAt(each, time).length > 0) ?? 0;
    const holders = holdersAt(at, time);
    // Some have much more than others.
    const part = kinds[at]?.isTimed ? next() : next() ** UNEVEN;
    const { templates = [] } = holders[Math.floor(part * holders.length)] ?? {};
    const template = templates[Math.floor(next() * templates.length)];
    if (!template) throw new Error('There is no template for every moment: one has to be without a time.');
    return template;
  };
};

const UNEVEN = 1.5;

const HOUR = 60 * 60 * 1000;

const inHours = (holders: readonly Holder[]): ReadonlyMap<number, readonly Holder[]> => {
  const hours = new Map<number, Holder[]>();
  for (const holder of holders) {
    const { from, to } = holder.turn ?? { from: 0, to: 0 };
    for (let hour = Math.floor(from / HOUR); hour <= Math.floor(to / HOUR); hour += 1)
      hours.set(hour, [...(hours.get(hour) ?? []), holder]);
  }
  return hours;
};

const withOtherDigits = (value: unknown, pattern: RegExp, next: () => number): unknown =>
  typeof value === 'string'
    ? value.replace(pattern, (part) => part.replace(/\d/g, () => String(Math.floor(next() * 10))))
    : value;
