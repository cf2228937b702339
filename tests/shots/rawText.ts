import type { Page } from 'playwright-core';

/** What no reader should ever see on a page: keys of texts, how a program writes a value, labels with nothing in them. */
export const rawText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const text = document.body.innerText;
    const labels = [...document.querySelectorAll<HTMLElement>('label, dt, th, legend, h1, h2, [role=tab]')];
    const isEmpty = (each: HTMLElement) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.innerText.trim() === '' &&
      !each.getAttribute('aria-label') &&
      !each.closest('[aria-hidden=true]') &&
      !each.querySelector('input, svg');
    return [
      ...(text.match(/\b(app|ra|resources)(\.\w+){2,}/g) ?? []).map((key) => `the key ${key}`),
      ...(text.match(/\[object \w+\]|Invalid Date|\bundefined\b|\bNaN\b/g) ?? []).map(
        (value) => `the value ${value}`,
      ),
      ...labels.filter(isEmpty).map(({ outerHTML }) => `an empty label: ${outerHTML.slice(0, 120)}`),
    ];
  });
