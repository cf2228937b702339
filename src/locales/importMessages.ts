import type { importing } from './en/import';
import type { TranslationOf } from './translationOf';

/** The texts of the import in one language; places are filled by `fill`. */
export type ImportMessages = TranslationOf<typeof importing>;
