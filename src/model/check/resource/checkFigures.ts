import { checkMetric } from '../admin/checkMetric';
import { checkTarget } from './checkTarget';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, join, listOf } from '../untrusted';

/** Numbers on the page of a record: each can be counted, and its target points here. */
export const checkFigures = (entity: Entity, scope: Scope): void => {
  listOf(entity.declared.figures).forEach((figure, index) => {
    const { metric, target } = dictOf(figure);
    const at = `${entity.key}.figures[${index}]`;
    const other = checkMetric(metric, { at: join(at, 'metric'), scope });
    if (!other) return;
    checkTarget(target, { at: join(at, 'target'), from: entity, other, scope });
    for (const option of ['where', 'part']) {
      const asked = dictOf(dictOf(metric)[option]);
      if (!isText(target) || asked[target] === undefined) continue;
      scope.report({
        id: 'RC095',
        path: join(at, `metric.${option}.${target}`),
        message: `"${target}" is the record shown`,
        hint: 'Leave it out.',
      });
    }
  });
};
