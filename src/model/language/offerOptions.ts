import { hosts, offers, type Offers } from '../../config/offers';
import type { OptionDoc, OptionDocs } from '../resolved/optionDoc';

const offerDoc: OptionDoc = {
  type: 'strings',
  oneOf: offers,
  doc: 'What this host offers. `idempotency`: it answers a write that comes again with the same `Idempotency-Key` as it answered the first, and does nothing twice. `versions`: records carry `__v`, which grows with every change, and a change that names an older one is refused with 409. `totals`: it answers several questions for numbers in one `POST /api/totals`; any other host is asked for each number by itself.',
  default: 'nothing',
};

/** What the hosts can do beyond answering calls. */
export const offerOptions = Object.fromEntries(hosts.map((host) => [host, offerDoc])) as OptionDocs<Offers>;
