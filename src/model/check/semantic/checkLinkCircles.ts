import { operandsOf } from '../../compute/operandsOf';
import { isLinked } from '../../compute/isLive';
import { linkOf, toldOf } from '../../compute/links';
import { written } from '../field/checkAsked';
import { resolvedIn, shapeOf } from '../field/checkLink';
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
    for (const field of fields.values())
      if (shapeOf(field, scope)?.compute) visit(`${key}.${field.name}`, []);
};

const report = (scope: Scope, way: readonly string[]): void => {
  // Within a record it is told there.
  if (!way.some((step) => isLink(step, scope))) return;
  const first = way.find((step) => written(step) === step) ?? '';
  const [entity = '', field = ''] = first.split('.');
  scope.report({
    id: 'RC224',
    entity,
    path: `${entity}.fields.${field}.compute`,
    message: `the values follow from each other: ${[...way, ...way.slice(0, 1)].map(written).join(' → ')}`,
    hint: 'Let one of them be given, or follow from something else.',
  });
};

const isLink = (step: string, scope: Scope): boolean => {
  const [entity = '', name = ''] = step.split('.');
  const field = scope.entities.get(entity)?.fields.get(name);
  return field !== undefined && isLinked(shapeOf(field, scope)?.compute);
};

/* The fields that the value of a field follows from, here and in the other entity. */
const stepsFrom = (step: string, scope: Scope): readonly string[] => {
  const [key = '', name = ''] = step.split('.');
  const fields = scope.entities.get(key)?.fields;
  const known = fields?.get(name);
  const field = known && shapeOf(known, scope);
  if (!fields || !field?.compute) return [];
  const link = linkOf(field, resolvedIn(fields), scope.kinds);
  const own = operandsOf(field.compute).map((path) => `${key}.${path.split('.')[0] ?? ''}`);
  const others = link ? toldOf(link).map((path) => `${link.entity}.${path.split('.')[0] ?? ''}`) : [];
  return [...own, ...others];
};
