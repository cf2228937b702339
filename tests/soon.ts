import { vi } from 'vitest';

/** As long as a person waits on a slow machine, and three times that where changes are judged; a second, the default, is a timing. */
export const PATIENCE = process.env['CI'] === 'true' ? 30_000 : 10_000;

/** Looks again and again until the look holds, and hands over what it saw. */
export const soon = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: PATIENCE });
