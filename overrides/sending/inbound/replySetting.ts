import type { Desk } from '../desk';

/** What is set for replies; what it is by default where nobody has saved it. */
export const replySetting = async ({ records }: Pick<Desk, 'records'>) => {
  const [saved] = await records('replySetting').list({ limit: 1 });
  return {
    decideDays: saved?.decideDays ?? 3,
    lookBackDays: saved?.lookBackDays ?? 180,
    keepDays: saved?.keepDays ?? 400,
    confirmOptOut: saved?.confirmOptOut ?? true,
  };
};

/** So many days from a moment on, or before it. */
export const daysFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString();
