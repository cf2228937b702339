import type { Page } from 'playwright-core';

/**
 * Texts that cannot be read whole on the page: cut off by what they stand in, with no title that tells them once they are
 * pointed at, or sticking out of it over what stands beside them. What can be scrolled to is whole.
 */
export const cutTexts = async (page: Page): Promise<string[]> => {
  const found = new Map<string, string>();
  for (const { fault, text, around } of await page.evaluate(findCut)) {
    const place = around.map(nameOf).join(' > ');
    const key = `${fault} in ${place}`;
    if (!found.has(key)) found.set(key, `${key}: "${text.slice(0, 60)}"`);
  }
  return [...found.values()];
};

/* What emotion makes up says nothing. */
const nameOf = (tag: string): string => tag.replaceAll(/\bcss-\S+\b/g, '').replace(/ class="\s*"/, '');

type Cut = { readonly fault: string; readonly text: string; readonly around: readonly string[] };

/* Runs in the browser, so everything it needs stands inside. */
const findCut = (): Cut[] => {
  const SLACK = 1.5;
  /* a ligature that is broken at the end of a line is some pixels wider than it was measured */
  const LIGATURE = 8;
  const tellsWhole = (element: Element, text: string): boolean => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    const hints = around.flatMap((each) => [each?.getAttribute('title'), each?.getAttribute('aria-label')]);
    return hints.some((hint) => hint?.includes(text.slice(0, 40)));
  };
  const cut = (fault: string, element: Element, text: string): Cut[] => {
    const around = [element.parentElement?.parentElement, element.parentElement, element];
    return [
      {
        fault,
        text,
        around: around
          .flatMap((at) => (at ? [at.cloneNode(false) as Element] : []))
          .map((at) => at.outerHTML.slice(0, 120)),
      },
    ];
  };
  const judge = (node: Node): Cut[] => {
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return [];
    if (parent.closest('[aria-hidden=true], svg, script, style, noscript, option, textarea')) return [];
    /* icons alone, which open for whoever points at them or comes by the keyboard */
    if (parent.closest('[data-rail]')) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    let isInFlow = width > 0;
    /* a block within the line is cut where it stands: the ellipsis of what is around it does not show */
    let isBlockInLine = false;
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const excess = Math.max(right - box.right, box.left - left);
      /* for screen readers alone, or to be scrolled to */
      const isElsewhere = box.width <= 1 || box.height <= 1 || style.clipPath !== 'none';
      if (isElsewhere || /auto|scroll/.test(style.overflowX)) return [];
      const isClamped = style.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 2;
      const isCut = excess > SLACK && /hidden|clip/.test(style.overflowX);
      if (isCut && (style.textOverflow !== 'ellipsis' || isBlockInLine))
        return cut('cut without a sign', at, text);
      if (isCut || isClamped) return tellsWhole(at, text) ? [] : cut('cut without a hint', at, text);
      const isBox = !/^(inline|contents|none)$/.test(style.display);
      if (isInFlow && isBox && excess > LIGATURE) return cut('sticks out', at, text);
      if (isBox) isBlockInLine = style.display.startsWith('inline-');
      if (/absolute|fixed/.test(style.position) || (isBox && /^(TD|TH|DD|LI|BUTTON)$/.test(at.tagName)))
        isInFlow = false;
    }
    return right > innerWidth + SLACK || left < -SLACK ? cut('beyond the screen', parent, text) : [];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Cut[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(...judge(node));
  return found;
};
