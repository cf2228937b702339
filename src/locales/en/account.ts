import { factor } from './factor';

/** The page of the own account. */
export const account = {
  ownAccount: {
    title: 'Your account',
    notOffered: 'This server keeps nothing here about your account.',
    who: { title: 'You', name: 'Name', email: 'Email', role: 'Role' },
    password: {
      title: 'Password',
      present: 'Current password',
      new: 'New password',
      repeated: 'Repeat the new password',
      help: 'You will be signed out everywhere else.',
      other: 'The two passwords don’t match.',
      change: 'Change password',
      done: 'Your password is changed. Your other sessions have ended.',
    },
    factor: {
      ...factor,
      title: 'Two-factor authentication',
      off: 'Signing in takes your password alone.',
      on: 'Signing in takes a code of your authenticator app besides the password. One recovery code is left. |||| Signing in takes a code of your authenticator app besides the password. %{smart_count} recovery codes are left.',
      none: 'Signing in takes a code of your authenticator app besides the password. No recovery code is left.',
      setUp: 'Set up',
      next: 'Next',
      confirm: 'Switch on',
      renew: 'New recovery codes',
      remove: 'Switch off',
      present: 'Your password',
      done: 'Two-factor authentication is on.',
      removed: 'Two-factor authentication is off.',
      kept: 'I have saved them',
    },
    sessions: {
      title: 'Where you are signed in',
      device: '%{browser} on %{system}',
      unknown: 'Unknown device',
      this: 'this session',
      times: 'Signed in %{begun}, last used %{used}',
      end: 'Sign out',
      endOf: 'Sign out %{name}',
      endOthers: 'Sign out everywhere else',
      done: 'Signed out there.',
    },
  },
};
