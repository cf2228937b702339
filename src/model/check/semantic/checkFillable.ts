import type { Entity, KnownField, Scope } from '../scope';
import { textsOf, dictOf, own } from '../untrusted';

/** What a new record needs, somebody can give it. */
export const checkFillable = (entity: Entity, { report }: Scope): void => {
  if (!isCreatable(entity)) return;
  const view = entity.declared.single === undefined ? 'create' : 'edit';
  const given = textsOf(entity.declared.ofAccount);
  for (const field of entity.fields.values()) {
    if (!isNeeded(field) || given.includes(field.name)) continue;
    const { name, declared, resolved } = field;
    const isAsked = declared.readOnly !== true && resolved?.views.includes(view);
    if (isAsked) continue;
    const why = declared.readOnly === true ? 'is only read' : `is not in the view "${view}"`;
    const hint = `Ask for it in the view "${view}", give it a default, or leave it not required.`;
    const message = `"${name}" is required and ${why}, so no record can be made`;
    report({ id: 'RC115', path: `${entity.key}.fields.${name}`, message, hint });
  }
};

/** Whether a new record lacks something unless somebody gives it. */
export const isNeeded = ({ declared, kind, resolved }: KnownField): boolean =>
  declared.required === true &&
  resolved !== undefined &&
  resolved.default === undefined &&
  resolved.compute === undefined &&
  kind?.serial?.(resolved) === undefined &&
  kind?.made?.(resolved) === undefined;

/** Can people make records of the entity? */
export const isCreatable = ({ declared }: Pick<Entity, 'declared'>): boolean =>
  declared.readOnly !== true &&
  own(dictOf(declared.can), 'create') !== false &&
  own(dictOf(dictOf(declared.api).calls), 'create') !== false;
