import type { LookUp } from '../../resolved/kind';
import { checkName } from '../checkNames';
import { isFilterable } from './checkFilter';
import { hintFor } from '../didYouMean';
import type { KnownField, KnownFields, Scope } from '../scope';
import { attempt, join } from '../untrusted';

type Place = { readonly at: string; readonly fields: KnownFields; readonly scope: Scope };

/** What the form of a field shows from elsewhere is declared there, and of a kind that it can show. */
export const checkLookUps = ({ kind, resolved }: KnownField, place: Place): void => {
  if (!kind || !resolved) return;
  for (const lookUp of attempt(() => kind.looksUp?.(resolved)) ?? [])
    checkLookUp(lookUp, { ...place, at: join(place.at, lookUp.option) });
};

const checkLookUp = (lookUp: LookUp, { at, fields, scope }: Place): void => {
  const { report, entities } = scope;
  const { entity, kind, isSingle, isFilter } = lookUp;
  const other = entity === undefined ? undefined : entities.get(entity);
  if (entity !== undefined && !other) {
    const hint = hintFor(entity, [...entities.keys()]);
    report({ id: 'RC004', path: at, message: `unknown entity "${entity}"`, hint });
    return;
  }
  if (isSingle && other?.declared.single !== 'one') {
    const hint = 'Write single: "one" there, or name another entity.';
    report({ id: 'RC101', path: at, message: `"${entity}" has no single record to read`, hint });
    return;
  }
  const place = { at, fields: other?.fields ?? fields, report };
  const field = checkName(lookUp.field, place);
  if (!field || (isFilter && !isFilterable(field, place))) return;
  if (kind !== undefined && field.kind?.name !== kind) {
    const fit = [...place.fields.values()].filter((each) => each.kind?.name === kind);
    const hint = hintFor(
      lookUp.field,
      fit.map(({ name }) => name),
    );
    report({ id: 'RC101', path: at, message: `"${lookUp.field}" is no field of kind ${kind}`, hint });
  }
};
