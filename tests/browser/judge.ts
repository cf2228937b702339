import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { messages as english, type Messages } from '../../src/locales/en/messages';

export type Skin = 'light' | 'dark';

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const quick: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false };
const everything: RunOptions = {
  ...quick,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
/* The other skin has the same structure and the same sizes; only its colours are left to be judged. */
const colours: RunOptions = { ...quick, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Puts axe into every page that is opened from now on. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(program);

/** Widths of a phone and of a desk, in CSS pixels. */
export const widths = [1440, 390] as const;
export const skins: readonly Skin[] = ['light', 'dark'];

/** A way to look at a page, judged by all rules or by its colours alone. */
export type Look = { readonly width: number; readonly skin: Skin; readonly rules: 'all' | 'colours' };

/** Each width in each skin. */
export const everyLook: readonly Look[] = widths.flatMap((width) => [
  { width, skin: 'light', rules: 'all' } as const,
  { width, skin: 'dark', rules: 'colours' } as const,
]);

type Judging = {
  readonly messages?: Messages;
  readonly rules?: Look['rules'];
  /** What is judged by the rules, such as `main`; default the whole page. */
  readonly part?: string;
};

/** What is wrong with what the page shows now, in one skin: findings of axe, and content wider than a phone. */
export const faultsOf = async (
  page: Page,
  skin: Skin,
  { messages = english, rules = skin === 'light' ? 'all' : 'colours', part }: Judging = {},
): Promise<string[]> => {
  await wear(page, skin, messages);
  const place = `${skin}, ${page.viewportSize()?.width} px`;
  const found = await page.evaluate(judge, { ...(rules === 'all' ? everything : colours), part });
  const findings = found.violations.map(
    ({ id, nodes }) => `${place}: ${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' and ')}`,
  );
  const unsaid = (await page.evaluate(unsaidRequired)).map(
    (name) => `${place}: "${name}" is not said to be required`,
  );
  return [...(await tooWide(page)), ...findings, ...unsaid];
};

/** How much wider than the screen the page is, or what scrolls in a dialog. */
export const tooWide = async (page: Page): Promise<string[]> => {
  const wide = await page.evaluate(overflow);
  return wide > 0 ? [`${wide} px wider than the ${page.viewportSize()?.width} px of the screen`] : [];
};

/* The star of a label is drawn; whoever hears the form is told by its box, or by words in the legend of a group. */
const unsaidRequired = (): string[] =>
  [...document.querySelectorAll('.MuiFormLabel-asterisk')].flatMap((star) => {
    const label = star.closest('label, legend');
    const box = label instanceof HTMLLabelElement ? label.control : null;
    const isSaid = box
      ? box.matches(':required, [aria-required=true]')
      : /required/i.test(label?.textContent ?? '');
    return isSaid ? [] : (label?.textContent ?? '*');
  });

/* A dialog scrolls by itself. */
const overflow = (): number => {
  const parts = document.querySelectorAll('.MuiDialog-paper, .MuiDialogContent-root');
  const within = [...parts].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  return Math.max((document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth, ...within);
};

/* Behind a dialog the colours, and a part, are those of a page that is judged by itself. */
const judge = ({
  part,
  ...options
}: RunOptions & { readonly part: string | undefined }): Promise<AxeResults> => {
  const { axe } = window as unknown as { axe: { run: (on: Node, how: RunOptions) => Promise<AxeResults> } };
  const isAboutColours = typeof options.runOnly === 'object' && 'values' in options.runOnly;
  const dialog = isAboutColours || part ? document.querySelector('.MuiModal-root') : null;
  return axe.run(dialog ?? (part ? document.querySelector(part) : null) ?? document, options);
};

/** Sets the width and waits until the page has been laid out again. */
export const resize = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(drawn);
};

/* By script, because behind an open dialog the button can be neither seen nor clicked. */
const wear = async (page: Page, skin: Skin, messages: Messages): Promise<void> => {
  await page.emulateMedia({ colorScheme: skin, reducedMotion: 'reduce' });
  const name = messages.app.skin[skin === 'light' ? 'toLight' : 'toDark'];
  await page.evaluate((label) => {
    const button = document.querySelector<HTMLElement>(`header [aria-label="${label}"]`);
    button?.click();
  }, name);
  const ofSignIn = page.locator('select[name=skin]');
  if ((await ofSignIn.count()) > 0) await ofSignIn.selectOption(skin);
  await page.evaluate(drawn);
  const worn = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const canChoose = (await page.locator('header').or(ofSignIn).count()) > 0;
  if (canChoose && worn !== skin) throw new Error(`The page is ${worn} where it should be ${skin}.`);
};

const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
