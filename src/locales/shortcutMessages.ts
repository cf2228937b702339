import type { shortcuts } from './en/shortcuts';
import type { TranslationOf } from './translationOf';

/** The texts of the list of shortcuts in one language. */
export type ShortcutMessages = TranslationOf<typeof shortcuts>;
