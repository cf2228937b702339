import type { Page } from 'playwright-core';
import type { Product } from '../product';
import { requestsTo } from '../requestsTo';
import { choose } from './pageSteps';

export const openContact = async (page: Page, name: string): Promise<void> => {
  await choose(page, 'Contact list');
  await page.getByText(name, { exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
};

/** Also while a dialog stands over it. */
export const company = (page: Page) => page.getByRole('textbox', { name: 'Company', includeHidden: true });

/** What the gateway was asked for by the pages of a product, and what became of it. */
export const callsOf = (running: () => Product) => {
  const refreshes = () => requestsTo(running(), /^\/jwt\/refresh-token$/, 'POST');
  const productCalls = () => requestsTo(running(), /^\/(v1\/|users|dashboardUsers)/);
  const refused = async () => (await productCalls()).filter(({ status }) => status === 401);

  /* A call that was refused for its token counts as answered when the same call succeeded later. */
  const unanswered = async () => {
    const [calls, all] = [await refused(), await productCalls()];
    const nameOf = ({ method, path, query }: (typeof all)[number]) =>
      `${method} ${path} ${JSON.stringify(query)}`;
    const answered = new Set(all.filter(({ status }) => status === 200).map(nameOf));
    return calls.map(nameOf).filter((name) => !answered.has(name));
  };

  return { refreshes, productCalls, refused, unanswered };
};
