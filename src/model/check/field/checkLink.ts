import { isLive } from '../../compute/isLive';
import { linkOf, type Link } from '../../compute/links';
import { fieldAt } from '../../resolved/fieldAt';
import type { ResolvedField } from '../../resolved/resolvedField';
import { isPlainObject } from '../../values/plainObject';
import { hintFor } from '../didYouMean';
import { checkFilter } from '../list/checkFilter';
import { hasSoundOptions, type Entity, type KnownField, type KnownFields, type Scope } from '../scope';
import { dictOf, join, own } from '../untrusted';
import { isKindless } from '../walkOptions';
import { checkTaken } from './checkTaken';

type Place = { readonly at: string; readonly fields: KnownFields; readonly scope: Scope };

/** A value that follows from records of another entity: over a reference that is there, and of what may be taken. */
export const checkLink = (field: KnownField, { at, fields, scope }: Place): void => {
  const resolved = shapeOf(field, scope);
  if (!resolved) return;
  const name = resolved.compute?.rollup ? 'rollup' : 'lookup';
  const place = { at: join(join(at, 'compute'), name), scope };
  const report = (message: string, hint?: string) =>
    scope.report({ id: 'RC220', path: place.at, message, ...(hint !== undefined && { hint }) });
  const [key = ''] = at.split('.');
  if (at !== `${key}.fields.${field.name}`)
    return report('stands within a value, and only a field of the entity itself follows from other records');
  if (resolved.required) return report('is required, and may be missing in the other record');
  const link = linkOf(resolved, resolvedIn(fields), scope.kinds);
  const around = { ...place, fields, holder: scope.entities.get(key), report };
  const other = resolved.compute?.rollup ? pointingHere(link, around) : pointedAt(link, resolved, around);
  if (!other || !link) return;
  const isElsewhere = [other.declared, around.holder?.declared].some(
    (each) => each && (dictOf(each.api).source ?? 'sms') !== 'sms',
  );
  if (isElsewhere)
    return report(`"${other.key}" is not kept where this entity is, so nothing can follow from it`);
  if (other.declared.bell !== undefined || around.holder?.declared.bell !== undefined)
    return report('is about what the bell tells, which is each person’s own');
  checkTaken({ ...field, resolved }, link, { ...place, other });
  checkWhere(link, { ...place, other });
  if (resolved.compute?.over === 'all')
    scope.report({
      id: 'RC223',
      path: join(join(at, 'compute'), 'over'),
      message: `everybody who may see "${field.name}" learns of "${other.key}" what their rights may not cover`,
    });
};

/** A field as it is resolved; of one that has no kind, enough to see why there is none to be had. */
export const shapeOf = (field: KnownField, { kinds }: Scope): ResolvedField | undefined => {
  const { name, declared, resolved } = field;
  if (resolved || !isKindless(declared) || !hasSoundOptions(declared, kinds)) return resolved;
  return { ...declared, name } as unknown as ResolvedField;
};

type Around = Place & {
  readonly holder: Entity | undefined;
  readonly report: (message: string, hint?: string) => void;
};

export const resolvedIn = (fields: KnownFields): readonly ResolvedField[] =>
  [...fields.values()].flatMap(({ resolved }) => resolved ?? []);

const pointsAt = ({ kind, resolved }: KnownField): string | undefined => {
  if (!kind?.references || !resolved || kind.filter === 'holds') return undefined;
  const targets = kind.references(resolved);
  return targets.length === 1 ? targets[0] : undefined;
};

const pointedAt = (
  link: Link | undefined,
  { compute }: ResolvedField,
  { fields, scope, report }: Around,
): Entity | undefined => {
  const [via = '', ...rest] = (compute?.lookup ?? '').split('.');
  const reference = fields.get(via);
  const other = reference && pointsAt(reference);
  const possible = [...fields.values()].filter((each) => pointsAt(each) !== undefined);
  if (rest.length > 0 && link && other !== undefined) return scope.entities.get(other);
  // What is wrong with the reference is reported there.
  if (reference && !reference.resolved) return undefined;
  if (other !== undefined) report('names no field of the other entity', `Write "${via}.<field>".`);
  else
    report(
      reference ? `"${via}" leads to no single record` : `unknown field "${via}"`,
      hintFor(
        via,
        possible.map((each) => each.name),
      ),
    );
  return undefined;
};

const pointingHere = (link: Link | undefined, { scope, holder, report }: Around): Entity | undefined => {
  const { entity = '', via = '' } = link ?? {};
  const other = scope.entities.get(entity);
  if (!other) {
    report(`unknown entity "${entity}"`, hintFor(entity, [...scope.entities.keys()]));
    return undefined;
  }
  const reference = other.fields.get(via);
  if (reference && pointsAt(reference) === holder?.key) return other;
  if (reference && !reference.resolved) return undefined;
  const possible = [...other.fields.values()].filter((each) => pointsAt(each) === holder?.key);
  const names = possible.map(({ name }) => `${entity}.${name}`);
  report(
    `"${via}" of "${entity}" is no reference that points here`,
    names.length > 0
      ? `Valid: ${names.join(', ')}.`
      : `No field of "${entity}" points at one of these records.`,
  );
  return undefined;
};

/* It counts what is stored, and never by the clock, the person or a search. */
const checkWhere = (
  { rollup }: Link,
  { at, scope, other }: Pick<Place, 'at' | 'scope'> & { readonly other: Entity },
): void => {
  const where: unknown = rollup?.where;
  if (!isPlainObject(where)) return;
  const place = join(at, 'where');
  if (own(where, 'q') !== undefined)
    scope.report({ id: 'RC221', path: join(place, 'q'), message: 'no value follows from a search' });
  checkFilter(where, { at: place, fields: other.fields, report: scope.report });
  for (const name of Object.keys(where)) {
    const field = fieldAt(resolvedIn(other.fields), name.replace(/_(gte|lte|exists)$/, ''));
    if (field && (isLive(field.compute) || scope.kinds[field.kind].isPersonal))
      scope.report({ id: 'RC221', path: join(place, name), message: `"${name}" is stored in no record` });
  }
};
