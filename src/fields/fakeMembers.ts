import type { FakeContext } from '../model/kind';
import type { ResolvedField } from '../model/resolvedField';

/** A made-up value for every nested field. */
export const fakeMembers = (
  children: readonly ResolvedField[],
  context: FakeContext,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(children.map((child) => [child.name, context.kinds[child.kind].fake(child, context)]));
