import { pick } from '../resolved/labels';
import type { Model } from '../resolved/model';
import type { ResolvedField } from '../resolved/resolvedField';

/** Messages by key, nested: react-admin reads `resources.apps/plans.fields.name` from it. */
export type LabelMessages = { readonly [key: string]: string | LabelMessages };

/** What the configuration calls its entities and fields, as react-admin's messages of one language. */
export const labelMessages = ({ resources }: Pick<Model, 'resources'>, locale: string): LabelMessages => ({
  resources: Object.fromEntries(
    resources.map(({ name, label, fields }) => [
      name,
      {
        name: `${pick(label.one, locale)} |||| ${pick(label.many, locale)}`,
        fields: fieldNames(fields, locale),
      },
    ]),
  ),
});

/* Nested fields keep their dots in the key: a field may have both a name of its own and members. */
const fieldNames = (fields: readonly ResolvedField[], locale: string, before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...fields.map((field) => ({
      [before + field.name]: pick(field.label, locale),
      ...fieldNames(field.children, locale, `${before}${field.name}.`),
    })),
  ) as Record<string, string>;
