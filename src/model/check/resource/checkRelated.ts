import { checkNames } from '../checkNames';
import { checkTarget } from './checkTarget';
import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, listOf } from '../untrusted';

/** Lists of other entities: they are declared, and their target points here. */
export const checkRelated = (entity: Entity, scope: Scope): void => {
  listOf(entity.declared.related).forEach((related, index) => {
    const { resource, target, columns } = dictOf(related);
    const at = `${entity.key}.related[${index}]`;
    const other = isText(resource) ? scope.entities.get(resource) : undefined;
    if (other) {
      checkTarget(target, { at: `${at}.target`, from: entity, other, scope });
      checkNames(columns, { at: `${at}.columns`, fields: other.fields, report: scope.report });
    } else if (isText(resource)) {
      const hint = hintFor(resource, [...scope.entities.keys()]);
      scope.report({ id: 'RC023', path: at, message: `unknown entity "${resource}"`, hint });
    }
  });
};
