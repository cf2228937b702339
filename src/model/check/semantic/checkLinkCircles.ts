import { operandsOf } from '../../compute/computings';
import { linkOf, toldOf } from '../../compute/links';
import { resolvedIn } from '../field/checkLink';
import type { Scope } from '../scope';

/** Values of several entities that follow from each other: none of them could be the first. */
export const checkLinkCircles = (scope: Scope): void => {
  const told = new Set<string>();
  const visit = (step: string, above: readonly string[]): void => {
    const at = above.indexOf(step);
    if (at >= 0) return report(scope, above.slice(at));
    if (told.has(step)) return;
    told.add(step);
    for (const next of stepsFrom(step, scope)) visit(next, [...above, step]);
  };
  for (const { key, fields } of scope.entities.values())
    for (const { name, resolved } of fields.values()) if (resolved?.compute) visit(`${key}.${name}`, []);
};

const report = (scope: Scope, way: readonly string[]): void => {
  const [first = ''] = way;
  const [entity = '', field = ''] = first.split('.');
  // Within one entity it is told there.
  if (way.every((step) => step.startsWith(`${entity}.`)) && !isLink(first, scope)) return;
  scope.report({
    id: 'RC224',
    entity,
    path: `${entity}.fields.${field}.compute`,
    message: `the values follow from each other: ${[...way, first].join(' → ')}`,
    hint: 'Let one of them be given, or follow from something else.',
  });
};

const isLink = (step: string, scope: Scope): boolean => {
  const [entity = '', name = ''] = step.split('.');
  const compute = scope.entities.get(entity)?.fields.get(name)?.resolved?.compute;
  return compute?.lookup !== undefined || compute?.rollup !== undefined;
};

/* The fields that the value of a field follows from, here and in the other entity. */
const stepsFrom = (step: string, { entities, kinds }: Scope): readonly string[] => {
  const [key = '', name = ''] = step.split('.');
  const fields = entities.get(key)?.fields;
  const field = fields?.get(name)?.resolved;
  if (!fields || !field?.compute) return [];
  const link = linkOf(field, resolvedIn(fields), kinds);
  const own = operandsOf(field.compute).map((path) => `${key}.${path.split('.')[0] ?? ''}`);
  const others = link ? toldOf(link).map((path) => `${link.entity}.${path.split('.')[0] ?? ''}`) : [];
  return [...own, ...others];
};
