import { reachOf } from '../../../src/model/access/bound';
import type { Ability } from '../../../src/model/access/ability';
import type { AbilityPair } from '../../../src/model/access/abilityPairs';
import type { Model } from '../../../src/model/resolved/model';
import type { Resource } from '../../../src/model/resolved/resource';
import type { Clock } from '../../clock';
import type { Store } from '../../store/store';

/*
 * Who registers may name the address of anybody. Until somebody has shown to read the mails of that address, the account
 * reaches itself alone, and nothing is sent there but the proof. Where no mail can leave, nothing can be proved.
 */

/** A row for each account whose address is not proved, under its id: all others are, those of former versions too. */
const UNPROVED = 'unprovedAddresses';

type Place = { readonly model: Pick<Model, 'accounts' | 'mail'>; readonly store: Store };

/** Whether accounts of this entity have to prove their address when somebody makes one for themselves. */
export const hasToProve = ({ accounts, mail }: Place['model'], { key }: Pick<Resource, 'key'>): boolean =>
  mail !== undefined && accounts?.register?.resource === key;

export const isUnproved = async (id: string, resource: Pick<Resource, 'key'>, { model, store }: Place) =>
  hasToProve(model, resource) && (await store.get(UNPROVED, id)) !== undefined;

export const leaveUnproved = async (id: string, { store, clock }: { store: Store; clock: Clock }) => {
  const now = clock.iso();
  await store.insert(UNPROVED, { _id: id, __v: 0, createdAt: now, updatedAt: now });
};

/** Proved, or gone. */
export const endUnproved = async (id: string, store: Store): Promise<void> =>
  void (await store.forget(UNPROVED, [id]));

/** What is left of its rights: its own record and settings, and what no record is of. */
export const unprovedPairs = (
  ability: Ability,
  { resources }: Pick<Model, 'resources'>,
): readonly AbilityPair[] =>
  resources
    .filter((resource) => resource.single === 'own' || isItself(resource))
    .flatMap(({ subject, single }) =>
      (single === 'own' ? OF_SETTINGS : OF_ITSELF).map((action) => ({ action, subject })),
    )
    .concat([{ action: 'read', subject: 'Auth' }])
    .filter(({ action, subject }) => ability.can(action, subject));

const OF_ITSELF = ['list', 'show', 'edit'];
const OF_SETTINGS = [...OF_ITSELF, 'create'];

const isItself = (resource: Resource): boolean =>
  resource.owner?.path === 'id' && reachOf(resource) === 'own';
