import type { Page, Request } from 'playwright-core';

/**
 * What a page asks for from now on, oldest first, whoever answers. The log of the gateway has the requests of other pages,
 * too, and those that were on their way when it was cleared.
 */
export const sentBy = (page: Page): readonly Request[] => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    // That one is answered when there is something to say.
    if (!request.url().includes('/socket.io/')) sent.push(request);
  });
  return sent;
};

/** Settles when all of it has been answered, also what the page has asked for because of an answer. */
export const allAnswered = async (sent: readonly Request[]): Promise<void> => {
  const { length } = sent;
  await Promise.all(sent.map((request) => request.response()));
  if (sent.length > length) await allAnswered(sent);
};
