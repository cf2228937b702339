import { dateStyles } from '../../config/settings';
import type { DateStyle } from '../../model/resolved/kind';
import { isPlainObject } from '../../model/values/plainObject';
import { isTimeZone } from '../../model/values/timeZone';
import type { UserData } from './userData';

/** What somebody has chosen, as it came with the sign-in; what is missing or cannot be meant is undefined. */
export type OwnSettings = {
  readonly timeZone: string | undefined;
  readonly dates: DateStyle | undefined;
};

export const ownSettings = (user: UserData | undefined): OwnSettings => {
  const { timeZone, dateFormat } = given(user);
  return {
    // Browsers know different ones.
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
    dates: dateStyles.find((each) => each === dateFormat),
  };
};

/** After how many minutes in which somebody does nothing the session ends; undefined where it does not. */
export const signOutMinutesOf = (user: UserData | undefined): number | undefined => {
  const { signOutMinutes } = given(user);
  return typeof signOutMinutes === 'number' && signOutMinutes > 0 ? signOutMinutes : undefined;
};

const given = (user: UserData | undefined): Readonly<Record<string, unknown>> =>
  isPlainObject(user?.['settings']) ? user['settings'] : {};
