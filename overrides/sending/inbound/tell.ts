import { zoneName } from '../../../server/hooks/values';
import type { Desk } from '../desk';
import {
  filled,
  languageOf,
  toDecideBody,
  toDecideTitle,
  severalBody,
  severalTitle,
  type Language,
} from './texts';

/** What a customer finds in its bell, and the record that it leads to. */
type Notice = {
  readonly say: (language: Language) => { readonly title: string; readonly body: string };
  readonly resource: 'optOuts' | 'inboundMessages';
  readonly id: string;
};

/** Each of several customers hears that it counts there. */
export const tellOfLeaving = (
  user: string,
  { phone, id }: { readonly phone: string; readonly id: string },
  desk: Desk,
): Promise<void> => {
  const say = (language: Language) => ({
    title: filled(severalTitle[language], { phone }),
    body: severalBody[language],
  });
  return tell(user, { say, resource: 'optOuts', id }, desk);
};

/** The customer that a reply was meant for hears until when it should be decided on: once for each number. */
export const tellToDecide = async (
  user: string,
  { id, from, dueAt }: { readonly id: string; readonly from: string; readonly dueAt: string },
  desk: Desk,
): Promise<void> => {
  const others = { user, from, status: 'open', id: { $ne: id } } as const;
  if ((await desk.records('inboundMessages').count(others as object)) > 0) return;
  const timeZone = zoneName((await desk.records('users').get(user))?.timeZone ?? '') ?? 'UTC';
  const say = (language: Language) => ({
    title: filled(toDecideTitle[language], { phone: from }),
    body: filled(toDecideBody[language], {
      day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(dueAt)),
    }),
  });
  await tell(user, { say, resource: 'inboundMessages', id }, desk);
};

const tell = async (user: string, { say, resource, id }: Notice, { records }: Desk): Promise<void> => {
  const customer = await records('users').get(user);
  if (!customer) return;
  await records('dashboardNotis').create({
    user,
    ...say(languageOf(customer.language)),
    category: 'system',
    severity: 'warning',
    resource,
    recordId: id,
    read: false,
  });
};
