import type { SettingOf } from '../settingOf';
import type { Person } from './people';

/** What a page has to know of this person's settings: they go with who is signed in. */
export const ownSettings = async (person: Person, settingOf: SettingOf) => {
  const [own, longest] = [await settingOf('signOutMinutes', person), await settingOf('sessionMinutes')];
  return {
    timeZone: await settingOf('timeZone', person),
    dateFormat: await settingOf('dateFormat', person),
    signOutMinutes: Math.min(own ?? longest, longest),
  };
};
