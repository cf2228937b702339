import type { Kinds } from '../resolved/kind';
import type { Model } from '../resolved/model';
import type { ResolvedAction, Resource } from '../resolved/resource';
import type { ResolvedField } from '../resolved/resolvedField';
import { isSameJson } from '../values/plainObject';

type Place = { readonly resource: Resource; readonly model: Model };

/**
 * Whether nobody takes the action back. Unless it says so itself: what signs somebody in, sends, makes other records,
 * belongs to a ledger or to a document that is issued, or changes a final field.
 */
export const isFinalAction = (action: ResolvedAction, place: Place): boolean => {
  const { resource, model } = place;
  if (action.final !== undefined) return action.final;
  const touched = [...Object.keys(action.effect), ...action.form.map(({ name }) => name)];
  const final = finalFields(place);
  return (
    action.enters !== undefined ||
    action.testMail !== undefined ||
    Object.keys(action.creates).length > 0 ||
    isAddedForGood(action, model) ||
    resource.ledger !== undefined ||
    resource.document !== undefined ||
    model.mail?.outbox === resource.key ||
    isInvitation(action, place) ||
    touched.some((name) => final.has(name))
  );
};

/* What is added to a record that is issued or counted stays there. */
const isAddedForGood = ({ adds }: ResolvedAction, model: Model): boolean => {
  if (!adds) return false;
  const resource = model.resource(adds.resource);
  const { ledger, document } = resource;
  return ledger !== undefined || document !== undefined || finalFields({ resource, model }).has(adds.field);
};

/** Fields whose change nobody takes back: secrets, rights, and balances that a ledger keeps. */
export const finalFields = ({ resource, model }: Place): ReadonlySet<string> => {
  const { accounts, kinds } = model;
  const secrets = resource.fields.filter((field) => isSecret(field, kinds)).map(({ name }) => name);
  const rights = [
    ...(accounts && Object.hasOwn(accounts.resources, resource.key)
      ? [accounts.roles.field, accounts.secondFactor]
      : []),
    ...(accounts?.roles.resource === resource.key ? [accounts.roles.abilities] : []),
  ];
  const balances = model.resources.flatMap(({ ledger }) => (ledger?.to === resource.key ? ledger.keeps : []));
  return new Set([...secrets, ...rights.filter((name) => name !== undefined), ...balances]);
};

const isSecret = ({ kind, children }: ResolvedField, kinds: Kinds): boolean =>
  kinds[kind].isSecret === true || children.some((child) => isSecret(child, kinds));

/* A link is sent to whoever is invited. */
const isInvitation = ({ effect }: ResolvedAction, { resource, model }: Place): boolean => {
  const until = Object.entries(model.accounts?.resources[resource.key]?.invite?.until ?? {});
  return until.length > 0 && until.every(([name, value]) => isSameJson(effect[name], value));
};
