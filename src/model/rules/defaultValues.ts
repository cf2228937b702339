import type { ResolvedField } from '../resolved/resolvedField';
import type { Row } from '../values/comparable';
import { isPlainObject } from '../values/plainObject';
import { inContext, type Context } from './contextValues';

type Moment = Pick<Context, 'me' | 'now'>;

/** What a new record holds where nobody says otherwise: the defaults of its fields, as they are at this moment. */
export const defaultValues = (
  fields: readonly Pick<ResolvedField, 'name' | 'default'>[],
  context: Moment = {},
): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.default === undefined ? [] : [[field.name, inContext(field.default, { ...context, record: {} })]],
    ),
  );

/**
 * A new record with defaults where it says nothing, in its groups and rows as well. What it says is empty (null) stays so.
 */
export const withDefaults = (given: Row, fields: readonly ResolvedField[], context: Moment = {}): Row => {
  const filled = { ...defaultValues(fields, context), ...given };
  for (const { name, children } of fields)
    if (children.length > 0 && filled[name] !== undefined)
      filled[name] = membersFilled(filled[name], children, context);
  return filled;
};

const membersFilled = (value: unknown, children: readonly ResolvedField[], context: Moment): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => membersFilled(row, children, context));
  return isPlainObject(value) ? withDefaults(value, children, context) : value;
};
