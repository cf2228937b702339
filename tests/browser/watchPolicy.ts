import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Listens on every page of a product for what its content security policy refuses, and for documents that come without
 * one. Whoever closes the product gets all of it as an error, so that no test can forget to ask.
 */
export const watchPolicy = (address: string) => {
  const found: string[] = [];
  const note = (fault: string) =>
    void found.push(`${expect.getState().currentTestName ?? 'before the tests'}: ${fault}`);
  return {
    watch: async (context: BrowserContext): Promise<void> => {
      await context.exposeFunction('noteViolation', note);
      await context.addInitScript(() => {
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
            const { noteViolation } = window as unknown as { noteViolation: (fault: string) => void };
            noteViolation(
              `${effectiveDirective} refused ${blockedURI} of ${sourceFile}: ${sample} (${location.pathname})`,
            );
          },
        );
      });
      context.on('response', (response) => {
        const isPage = response.request().resourceType() === 'document' && response.url().startsWith(address);
        if (isPage && response.ok() && !('content-security-policy' in response.headers()))
          note(`${response.url()} came without a policy`);
      });
    },
    faults: (): readonly string[] => found,
    /** @throws when a page was refused something, or had no policy. */
    expectNone: (): void => {
      if (found.length > 0) throw new Error(`The content security policy was violated:\n${found.join('\n')}`);
    },
  };
};
