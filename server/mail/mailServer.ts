import type { Parts } from '../parts';
import type { Secrets } from '../secrets';
import { createSettingOf } from '../settingOf';
import type { MailServer } from './sendMail';

type Place = Pick<Parts, 'model' | 'store'> & { readonly secrets: Pick<Secrets, 'open'> };

/** The server that takes outgoing mail, as the settings name it now; undefined while they name none, or no sender. */
export const mailServer = async ({ model, store, secrets }: Place): Promise<MailServer | undefined> => {
  const settingOf = createSettingOf({ model, store });
  const [host, address] = [await settingOf('smtpHost'), await settingOf('mailFrom')];
  if (host === undefined || address === undefined) return undefined;
  const password = await settingOf('smtpPassword');
  return {
    host,
    port: await settingOf('smtpPort'),
    encryption: await settingOf('smtpEncryption'),
    user: await settingOf('smtpUser'),
    password: password === undefined ? undefined : secrets.open(password),
    from: { name: (await settingOf('mailFromName')) ?? model.name, address },
  };
};
