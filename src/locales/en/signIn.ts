import type { TranslationOf } from '../translationOf';

/** What is said before react-admin is loaded: sign-in page, session end, settings problems. Kept tiny on purpose. */
export const signIn = {
  title: 'Sign in to %{name}',
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  submit: 'Sign in',
  submitting: 'Signing in…',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  required: 'Please fill this in.',
  demoAccounts: 'Demo accounts',
  useAccount: 'Use this account',
  again: 'Please sign in again',
  ended: 'Your session has ended. Your work on this page is kept.',
  loading: 'Loading…',
  retry: 'Try again',
  language: 'Language',
  unreachable: '%{host} cannot be reached. Please check your connection and try again.',
  timeout: '%{host} took too long to answer. Please try again.',
  malformed: '%{host} gave an unexpected answer.',
  tryAgainIn: 'Please try again in %{seconds} s.',
  refused: 'Signing in failed.',
  noStorage: 'This browser does not let the app store anything: you will be signed out when you leave.',
  setUpTitle: 'Set up %{name}',
  setUpText: 'You become the first administrator. The password needs 12 characters or more.',
  name: 'Name',
  setUp: 'Begin',
  settingUp: 'One moment…',
  settingsTitle: 'The settings in %{file} have problems',
  settingsText: 'The app starts as soon as they are put right.',
  missing: 'A part of the page could not be downloaded. Please check your connection and reload.',
  stopped: 'This page stopped working. What was saved is safe.',
  reload: 'Reload',
};

/** The sign-in texts of a language; places are filled by `fill`. A server's own refusal is shown as it came. */
export type SignInMessages = TranslationOf<typeof signIn>;
