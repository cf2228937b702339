import { isOutdated } from './isOutdated';

/**
 * Why a part of the product could not be downloaded: this computer has no connection, the server does not answer, it has
 * a newer version without this part, or none of these.
 */
export type WhyMissing = 'offline' | 'unreachable' | 'outdated' | 'unknown';

/** Finds out by asking for the page itself. */
export const whyMissing = async (): Promise<WhyMissing> => {
  if (!navigator.onLine) return 'offline';
  try {
    const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', credentials: 'omit' });
    if (!page.ok) return 'unreachable';
    return isOutdated(await page.text(), runningScript()) ? 'outdated' : 'unknown';
  } catch {
    return 'unreachable';
  }
};

/** The script that runs, as the page names it. */
export const runningScript = (): string | null =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;
