export type Page = { readonly page: number; readonly perPage: number };

/** More rows in one answer are slow to come and to draw. */
const MOST = 200;

/**
 * The pages that bring the first records of a list, and after each press of "Show more" twice as many: few questions, even
 * when all of them are asked anew. Larger pages begin where smaller ones end.
 */
export const growingPages = (step: number, presses: number): readonly Page[] => {
  const pages: Page[] = [{ page: 1, perPage: step }];
  let perPage = step;
  let shown = step;
  for (let press = 0; press < presses; press += 1) {
    if (shown <= MOST) perPage = shown;
    pages.push({ page: shown / perPage + 1, perPage });
    shown += perPage;
  }
  return pages;
};
