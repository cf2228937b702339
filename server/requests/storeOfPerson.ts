import type { Model } from '../../src/model/resolved/model';
import type { Person } from '../accounts/people';
import { revokingSessions } from '../accounts/revokingSessions';
import type { Tokens } from '../accounts/tokens';
import type { Clock } from '../clock';
import type { Doing } from '../log/doing';
import type { Entries } from '../log/entries';
import { loggedStore } from '../log/loggedStore';
import type { Store } from '../store/store';
import type { UploadLimits } from '../uploads/receive';
import { keepingFiles } from '../uploads/keepingFiles';
import { ownRightsOnly } from '../writes/ownRightsOnly';

type Parts = {
  readonly model: Model;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly entries: Entries;
  readonly doing: Doing;
  readonly limits: UploadLimits | undefined;
};

/** The store of what a person asks for: with what is written down, ends sessions or is refused beside each write. */
export const storeOfPerson = (
  store: Store,
  person: Person,
  { model, clock, tokens, entries, doing, limits }: Parts,
): Store => {
  const own = { model, tokens, kept: person.session, isInside: person.inside !== undefined };
  const logged = loggedStore(revokingSessions(store, own), entries, doing);
  return keepingFiles(ownRightsOnly(logged, person, model), { model, clock, person, limits });
};
