import { settings, type Setting } from '../../../config/settings';
import { hintFor } from '../didYouMean';
import type { KnownField, Scope } from '../scope';
import { dictOf, isText } from '../untrusted';

/** Each setting is held by a field of an entity with a single record, which can hold nothing else than it may be. */
export const checkSettings = (scope: Scope): void => {
  for (const [name, place] of Object.entries(dictOf(scope.declared.settings))) {
    const setting = Object.hasOwn(settings, name) ? settings[name as keyof typeof settings] : undefined;
    if (!setting || !isText(place)) continue;
    const fault = faultOf(setting, place, scope);
    if (fault) scope.report({ id: 'RC121', path: `settings.${name}`, ...fault });
  }
};

type Fault = { readonly message: string; readonly hint: string };

const faultOf = (setting: Setting, place: string, scope: Scope): Fault | undefined => {
  const [key = '', name = '', ...rest] = place.split('.');
  const entity = rest.length === 0 ? scope.entities.get(key) : undefined;
  const singles = [...scope.entities.values()].filter(({ declared }) => isFit(declared.single, setting));
  const places = singles.flatMap((each) => [...each.fields.keys()].map((field) => `${each.key}.${field}`));
  if (!entity) return { message: `unknown entity "${key}"`, hint: hintFor(place, places) };
  if (!singles.includes(entity))
    return {
      message: `"${key}" has ${entity.declared.single === 'own' ? 'a record for each person' : 'many records'}`,
      hint: `Name a field of an entity with ${setting.isOwn ? "single: 'one' or 'own'" : "single: 'one'"}.`,
    };
  const field = entity.fields.get(name);
  if (!field) return { message: `unknown field "${name}"`, hint: hintFor(name, [...entity.fields.keys()]) };
  return field.resolved && misfit(setting, field, scope);
};

const isFit = (single: unknown, { isOwn }: Setting): boolean =>
  single === 'one' || (single === 'own' && isOwn === true);

const misfit = (setting: Setting, field: KnownField, scope: Scope): Fault | undefined => {
  if (field.kind?.name !== setting.kind)
    return { message: `"${field.name}" is no ${setting.kind}`, hint: `Make it an f.${setting.kind}().` };
  const strange = (setting.values && field.values?.filter((each) => !setting.values?.includes(each))) ?? [];
  if (strange.length > 0)
    return {
      message: `the product knows nothing of ${strange.map((each) => `"${each}"`).join(', ')}`,
      hint: `Valid: ${setting.values?.join(', ')}.`,
    };
  return setting.isRole ? strangerTo(field, scope) : outOfRange(setting, field);
};

/* As the JSON schema of its values says, which every kind has. */
const outOfRange = ({ min, max }: Setting, field: KnownField): Fault | undefined => {
  if (min === undefined || max === undefined || !field.kind || !field.resolved) return undefined;
  const { type, minimum, maximum } = field.kind.jsonSchema(field.resolved);
  const isWithin =
    type === 'integer' && Number(minimum ?? -Infinity) >= min && Number(maximum ?? Infinity) <= max;
  if (isWithin) return undefined;
  const hint = `Write integer: true, and min and max from ${min} to ${max}.`;
  return { message: `"${field.name}" could hold a number that this cannot be`, hint };
};

const strangerTo = ({ name, kind, resolved }: KnownField, { declared }: Scope): Fault | undefined => {
  const { resource } = dictOf(dictOf(declared.accounts).roles);
  const isRight = resolved && isText(resource) && kind?.references?.(resolved).includes(resource);
  if (isRight) return undefined;
  return { message: `"${name}" points at no role`, hint: 'Point at the entity in accounts.roles.resource.' };
};
