import type { Kinds } from '../src/model/kind';
import type { Resource } from '../src/model/resource';
import { matches } from '../src/model/rules';
import type { Ability } from '../src/model/ability';
import type { Row } from './store/store';

/** Secrets never leave the gateway. */
export const withoutSecrets = (row: Row, { fields }: Resource, kinds: Kinds): Record<string, unknown> => {
  const secret = new Set(fields.filter(({ kind }) => kinds[kind].isSecret).map(({ name }) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => !secret.has(name)));
};

type Reader = { readonly kinds: Kinds; readonly ability: Ability };

/** A record as it goes over the wire: without secrets and without the guarded fields this person may not see. */
export const toWire = (row: Row, resource: Resource, { kinds, ability }: Reader): Record<string, unknown> => {
  const { fields, subject, api } = resource;
  const closed = new Set(
    fields
      .filter(({ guarded, name }) => guarded && !ability.can('show', subject, name))
      .map(({ name }) => name),
  );
  const open = Object.entries(withoutSecrets(row, resource, kinds)).filter(([name]) => !closed.has(name));
  return { ...Object.fromEntries(open), [api.idKey]: row._id };
};

/** Entities that share a collection are told apart by their scope; without one, every record belongs. */
export const isInScope = (
  { api, fields }: Resource,
  row: Readonly<Record<string, unknown>>,
  kinds: Kinds,
): boolean => matches(api.scope, row, { fields, kinds });
