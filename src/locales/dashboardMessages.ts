import type { dashboard } from './en/dashboard';
import type { TranslationOf } from './translationOf';

/** The texts of the dashboards in one language; places are filled by `fill`. */
export type DashboardMessages = TranslationOf<typeof dashboard>;
