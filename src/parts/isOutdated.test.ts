import { describe, expect, it } from 'vitest';
import { isOutdated } from './isOutdated';

const page = (script: string) =>
  `<script>before()</script><script type="module" crossorigin src="${script}"></script><div id="root"></div>`;

describe('a newer version', () => {
  it('is there when the published page begins with another script', () => {
    expect(isOutdated(page('/assets/index-b.js'), '/assets/index-a.js')).toBe(true);
  });

  it('is not there while it is the same script', () => {
    expect(isOutdated(page('/assets/index-a.js'), '/assets/index-a.js')).toBe(false);
  });

  it.each([
    ['the page of somebody else', '<script type="module" src="/portal.js"></script>', '/assets/index-a.js'],
    ['a page without scripts', '<div id="root"></div>', '/assets/index-a.js'],
    ['what runs without a script of its own', page('/assets/index-a.js'), null],
  ])('is not read out of %s', (_, html, running) => {
    expect(isOutdated(html, running)).toBe(false);
  });
});
