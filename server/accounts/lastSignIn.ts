import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import { report } from '../report';
import type { Row } from '../store/store';

/**
 * Keeps on an account when somebody signed in to it last, where the configuration names a field for it. Written past the
 * log, which has the sign-in already, and aside. Nobody is kept from signing in by it.
 */
export const lastSignIn = async (
  { _id }: Row,
  { api }: Resource,
  { model, store, clock }: Parts,
): Promise<void> => {
  const field = model.accounts?.lastSignIn;
  if (field === undefined) return;
  await store.update(api.collection, _id, { patch: { [field]: clock.iso() }, isAside: true }).catch(report);
};
