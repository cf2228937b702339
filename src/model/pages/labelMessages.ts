import { fieldAt } from '../resolved/fieldAt';
import { pick } from '../resolved/labels';
import type { PageModel } from '../resolved/model';

/** Messages by key, nested: react-admin reads `resources.apps/plans.name` from it. */
export type LabelMessages = { readonly [key: string]: string | LabelMessages };

/** What the configuration calls its entities, as react-admin's messages of one language. */
export const labelMessages = (
  { resources }: Pick<PageModel, 'resources'>,
  locale: string,
): LabelMessages => ({
  resources: Object.fromEntries(
    resources.map(({ name, label }) => [
      name,
      { name: `${pick(label.one, locale)} |||| ${pick(label.many, locale)}` },
    ]),
  ),
});

/**
 * What it calls a field, under react-admin's key: `resources.apps/plans.fields.lines.qty`. Undefined for any other key. Not
 * among the messages, because those are made of every entity at the start, and the fields of most are not needed.
 */
export const fieldLabel = (
  { resources, isWhole, resource }: Pick<PageModel, 'resources' | 'isWhole' | 'resource'>,
  key: string,
  locale: string,
): string | undefined => {
  const [, name, path = ''] = FIELD.exec(key) ?? [];
  const entity = name === undefined ? undefined : resources.find((each) => each.name === name);
  const field = entity && isWhole(entity.key) ? fieldAt(resource(entity.key).fields, path) : undefined;
  return field && pick(field.label, locale);
};

const FIELD = /^resources\.(.+?)\.fields\.(.+)$/;
