import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectVisible } from '../expectVisible';
import { choose, heading } from './pageSteps';

/** What is said of an input that is marked as wrong, in its accessible description; nothing of one that is not. */
const faultOf = (input: Locator): Promise<string> =>
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

const hasFocus = (input: Locator): Promise<boolean> =>
  input.evaluate((element) => element === document.activeElement);

/** Settles when just this is said of an input; with nothing, when it is not marked as wrong. */
export const expectFault = async (input: Locator, said: string): Promise<void> => {
  await expect.poll(() => faultOf(input), { message: `the fault of ${String(input)}` }).toBe(said);
};

export const expectFocus = async (input: Locator): Promise<void> => {
  await expect.poll(() => hasFocus(input), { message: `${String(input)} has the focus` }).toBe(true);
};

export const expectValue = async (input: Locator, value: string): Promise<void> => {
  await expect.poll(() => input.inputValue(), { message: `the value of ${String(input)}` }).toBe(value);
};

/** Settles when this one of the form's tabs is open. */
export const expectOpenTab = (page: Page, name: string): Promise<void> =>
  expectVisible(page.getByRole('tab', { name, exact: true, selected: true }));

/** What the form says of all its faults together. */
export const summary = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens the empty form by the means of a person: menu, then Create, which the list before has too. */
export const openCreate = async (page: Page, menuEntry: string): Promise<void> => {
  await choose(page, menuEntry);
  await heading(page, menuEntry).waitFor();
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
};

export const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

export const answerLeave = async (page: Page, answer: 'Stay' | 'Leave without saving'): Promise<void> => {
  await leaveQuestion(page).getByRole('button', { name: answer }).click();
  await leaveQuestion(page).waitFor({ state: 'detached' });
};
