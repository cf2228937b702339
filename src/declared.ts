import type { OtherLocale } from './config/label';
import { download } from './parts/download';

/* What whoever runs a gateway writes. An edit of any of it reaches `main.tsx` through this module alone. */

export const loadConfig = () => import('../resources.config');

export const translations = {
  de: () => download(() => import('../translations/de.json')),
  fr: () => download(() => import('../translations/fr.json')),
  pt: () => download(() => import('../translations/pt.json')),
} satisfies Record<OtherLocale, () => Promise<unknown>>;
