import { settings } from '../../config/settings';
import type { DateStyle } from '../../model/resolved/kind';
import { isPlainObject } from '../../model/values/plainObject';
import { isTimeZone } from '../../model/values/timeZone';
import type { UserData } from './userData';

/** What somebody has chosen, as it came with the sign-in; what is missing or cannot be meant is undefined. */
export type OwnSettings = {
  readonly timeZone: string | undefined;
  readonly dates: DateStyle | undefined;
  readonly signOutMinutes: number | undefined;
};

export const ownSettings = (user: UserData | undefined): OwnSettings => {
  const given = isPlainObject(user?.['settings']) ? user['settings'] : {};
  const { timeZone, dateFormat, signOutMinutes } = given;
  return {
    // Browsers know different ones.
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
    dates: settings.dateFormat.values.find((each) => each === dateFormat),
    signOutMinutes: typeof signOutMinutes === 'number' && signOutMinutes > 0 ? signOutMinutes : undefined,
  };
};
