import type { Locator, Page } from 'playwright-core';
import { choose } from './pageSteps';

/** What is said of an input that is marked as wrong, in its accessible description; nothing of one that is not. */
export const faultOf = (input: Locator): Promise<string> =>
  input.evaluate((element) => {
    if (element.getAttribute('aria-invalid') !== 'true') return '';
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });

/** The label of an input as it is read, its mark of what must be filled in included. */
export const labelOf = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('textbox', { name, exact: true })
    .evaluate(
      (element) => (element as HTMLInputElement).labels?.[0]?.innerText.replace(/\s+/g, ' ').trim() ?? '',
    );

export const hasFocus = (input: Locator): Promise<boolean> =>
  input.evaluate((element) => element === document.activeElement);

/** The open one of the form's tabs. */
export const openTab = (page: Page): Promise<string | null> =>
  page.getByRole('tab', { selected: true }).textContent();

/** What the form says of all its faults together. */
export const summary = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens the empty form by the means of a person: menu, then Create. */
export const openCreate = async (page: Page, menuEntry: string): Promise<void> => {
  await choose(page, menuEntry);
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
};

export const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

export const answerLeave = async (page: Page, answer: 'Stay' | 'Leave without saving'): Promise<void> => {
  await leaveQuestion(page).getByRole('button', { name: answer }).click();
  await leaveQuestion(page).waitFor({ state: 'detached' });
};
