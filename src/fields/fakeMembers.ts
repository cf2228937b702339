import { fakeValue } from '../model/fakeValue';
import type { FakeContext } from '../model/kind';
import type { ResolvedField } from '../model/resolvedField';

/** A made-up value for every nested field, by its own `fake` like that of a field of the record. */
export const fakeMembers = (
  children: readonly ResolvedField[],
  context: FakeContext,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(children.map((child) => [child.name, fakeValue(child, context)]));
