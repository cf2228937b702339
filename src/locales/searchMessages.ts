import type { searching } from './en/searching';
import type { TranslationOf } from './translationOf';

/** The texts of the search box in one language. */
export type SearchMessages = TranslationOf<typeof searching>;
