import type { Page } from 'playwright-core';

type Code = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * Runs a function in the page, and beside it others that it calls by their names: of a single one the browser would be told
 * nothing but its own text.
 */
export const inBrowser = <Given, Answer>(
  page: Page,
  {
    run,
    given,
    code,
  }: { readonly run: (given: Given) => Answer; readonly given: Given; readonly code: Code },
): Promise<Answer> => {
  const others = Object.entries(code).map(([name, other]) => `const ${name} = ${other.toString()};`);
  return page.evaluate<Answer>(`(() => { ${others.join('\n')}
    return (${run.toString()})(${JSON.stringify(given)}); })()`);
};
