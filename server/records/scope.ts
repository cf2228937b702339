import type { Kinds } from '../../src/model/resolved/kind';
import type { Resource } from '../../src/model/resolved/resource';
import type { Condition } from '../../src/model/rules/matchConditions';
import { matches, ruleConditions } from '../../src/model/rules/rules';

/** Entities that share a collection are told apart by their scope; without one, every record belongs. */
export const isInScope = (
  { api, fields }: Resource,
  row: Readonly<Record<string, unknown>>,
  kinds: Kinds,
): boolean => matches(api.scope, row, { fields, kinds });

/** The scope as the store is asked for it. */
export const scopeConditions = ({ api, fields }: Resource, kinds: Kinds): readonly Condition[] =>
  api.scope ? ruleConditions(api.scope, { fields, kinds }) : [];
