import type { signIn } from './en/signIn';
import type { TranslationOf } from './translationOf';

/** The sign-in texts of a language; places are filled by `fill`. A server's own refusal is shown as it came. */
export type SignInMessages = TranslationOf<typeof signIn>;
