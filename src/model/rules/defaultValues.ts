import type { ResolvedField } from '../resolved/resolvedField';
import { inContext, type Context } from './contextValues';

/** What a new record holds where nobody says otherwise: the defaults of its fields, as they are at this moment. */
export const defaultValues = (
  fields: readonly Pick<ResolvedField, 'name' | 'default'>[],
  context: Pick<Context, 'me' | 'now'> = {},
): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.default === undefined ? [] : [[field.name, inContext(field.default, { ...context, record: {} })]],
    ),
  );
