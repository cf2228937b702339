import type { DashboardMessages } from './dashboardMessages';
import type { Language } from './languages';

/** Each a download of its own: a first list says nothing of them. */
export const loadDashboardTexts: Readonly<Record<Language, () => Promise<DashboardMessages>>> = {
  en: async () => (await import('./en/dashboard')).dashboard,
  de: async () => (await import('./de/dashboard')).dashboard,
  fr: async () => (await import('./fr/dashboard')).dashboard,
  pt: async () => (await import('./pt/dashboard')).dashboard,
};
