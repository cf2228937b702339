import { openValues } from '../../../model/access/openFields';
import type { Ability } from '../../../model/access/ability';
import type { FieldWording } from '../../../model/answers/fieldText';
import { filledText } from '../../../model/answers/title';
import type { PageModel } from '../../../model/resolved/model';
import type { Resource, ResolvedOpening } from '../../../model/resolved/resource';
import { inContext } from '../../../model/rules/contextValues';
import { defaultValues } from '../../../model/rules/defaultValues';
import { writableValues } from '../../../model/rules/writableValues';
import { isEmpty, type Row } from '../../../model/values/comparable';

type Reader = {
  readonly me: string | undefined;
  readonly ability: Ability;
  readonly model: Pick<PageModel, 'kinds' | 'known' | 'isWhole' | 'resource'>;
  readonly wording: FieldWording;
};

type From = { readonly record: Row; readonly entity: Resource; readonly opens: ResolvedOpening };

/**
 * What the form of a new record begins with when an action opens it: of the record nothing that is closed to this person, and
 * nothing that they may not type there.
 */
export const openedValues = (
  { record, entity, opens }: From,
  { me, ability, model, wording }: Reader,
): Readonly<Record<string, unknown>> => {
  const { kinds } = model;
  const resource = model.resource(opens.create);
  const open = openValues(record, entity, { ability, model });
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string' && value.includes('{'))
      return filledText(value, { fields: entity.fields, record: open }, wording);
    const known = inContext(value, { me, record: open });
    return Array.isArray(known) ? known.filter((each) => !isEmpty(each)) : known;
  };
  const given = Object.fromEntries(
    Object.entries(opens.values)
      .map(([name, value]) => [name, filled(value)] as const)
      .filter(([, value]) => !isEmpty(value)),
  );
  const whole = { ...defaultValues(resource.fields, { me }), ...given };
  const written = writableValues(whole, { resource, view: 'create', kinds, ability });
  return Object.fromEntries(Object.entries(written).filter(([name]) => Object.hasOwn(given, name)));
};
