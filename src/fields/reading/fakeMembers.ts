import type { FakeContext } from '../../model/resolved/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';

/** A made-up value for every nested field, by its own `fake` like that of a field of the record. */
export const fakeMembers = (
  children: readonly ResolvedField[],
  context: FakeContext,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(children.map((child) => [child.name, (context.member ?? byKind)(child, context)]));

/* What reads the `fake` of a field is not imported here: kinds are part of the first page, demo records are not. */
const byKind = (field: ResolvedField, context: FakeContext): unknown =>
  context.kinds[field.kind].fake(field, context);
