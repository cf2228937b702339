import { namesInTitle } from '../checkNames';
import type { Entity, KnownField, Scope } from '../scope';
import { attempt } from '../untrusted';
import { isCreatable } from './checkFillable';

/** Entities that cannot do without each other: no first record can be made, no title can be written. */
export const checkCircles = (scope: Scope): void => {
  for (const way of circles(scope, needed)) {
    const [{ from, field }] = way;
    const names = way.map((step) => `${step.from.key}.${step.field.name}`);
    const hint = `Let one of them be not required: ${names.join(', ')}.`;
    const message = `no first record can be made: ${said(way)}`;
    const path = `${from.key}.fields.${field.name}`;
    scope.report({ id: 'RC110', entity: from.key, path, message, hint });
  }
  for (const way of circles(scope, inTitle)) {
    const [{ from }] = way;
    const own = [...from.fields.values()].filter((field) => targetsOf(field).length === 0);
    const hint = `Name a field that is no reference: ${own.map(({ name }) => name).join(', ')}.`;
    const message = `the titles need each other: ${said(way)}`;
    scope.report({ id: 'RC111', entity: from.key, path: `${from.key}.title`, message, hint });
  }
};

/** A reference of an entity; a circle is a list of them, each leading to where the next one begins. */
type Step = { readonly from: Entity; readonly field: KnownField; readonly to: string };

type Way = readonly [Step, ...Step[]];

type Leads = (field: KnownField, entity: Entity) => boolean;

const needed: Leads = ({ declared, resolved }, entity) =>
  declared.required === true &&
  resolved?.showWhen === undefined &&
  resolved?.default === undefined &&
  isCreatable(entity);

const inTitle: Leads = ({ name }, { declared }) => namesInTitle(declared.title).includes(name);

const circles = ({ entities }: Scope, leads: Leads): Way[] => {
  const stepsFrom = (key: string): Step[] => {
    const from = entities.get(key);
    if (!from) return [];
    const fields = [...from.fields.values()].filter((field) => leads(field, from));
    return fields.flatMap((field) => targetsOf(field).map((to) => ({ from, field, to })));
  };
  const told = new Set<string>();
  return [...entities.keys()].flatMap((key) => {
    const way = told.has(key) ? undefined : wayBack(key, stepsFrom);
    way?.forEach(({ from }) => told.add(from.key));
    return way ? [way] : [];
  });
};

/** The shortest way from an entity back to itself. */
const wayBack = (home: string, stepsFrom: (key: string) => Step[]): Way | undefined => {
  const seen = new Set<string>();
  let ways = stepsFrom(home).map((step): Way => [step]);
  while (ways.length > 0) {
    const found = ways.find((way) => way.at(-1)?.to === home);
    if (found) return found;
    ways = ways.flatMap((way) => {
      const at = way.at(-1)?.to ?? home;
      if (seen.has(at)) return [];
      seen.add(at);
      return stepsFrom(at).map((step): Way => [...way, step]);
    });
  }
  return undefined;
};

const targetsOf = ({ kind, resolved }: KnownField): readonly string[] =>
  (kind && resolved && attempt(() => kind.references?.(resolved))) ?? [];

const said = (way: Way): string =>
  `${way.map(({ from, field }) => `${from.key}.${field.name} → `).join('')}${way[0].from.key}`;
