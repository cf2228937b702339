import { publicAbility } from '../../src/model/access/publicPart';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Person } from '../accounts/people';

/** Whoever asks without an account: with no id, no role, and the rights of nobody but to what is public. */
export const nobodyIn = (resource: Resource, model: Model): Person => ({
  row: { _id: '', __v: 0, createdAt: '', updatedAt: '' },
  resource,
  ability: publicAbility(model),
  role: '',
  mayAct: true,
  isBound: false,
  isUnproved: false,
});
