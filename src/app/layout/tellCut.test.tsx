// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellCutTexts } from './tellCut';

let room = 0;
let stop: () => void;

/* jsdom lays nothing out: a letter is 10 px wide, and every box has the same room. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return (this.textContent?.length ?? 0) * 10;
  });
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      (element.matches('[data-testid=box]')
        ? { textOverflow: 'ellipsis', overflowX: 'hidden' }
        : { textOverflow: 'clip', overflowX: 'visible' }) as CSSStyleDeclaration,
  );
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
  stop = tellCutTexts();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'innerText');
  cleanup();
});

const show = (title?: string) => {
  render(
    <div data-testid="box">
      <b title={title}>5998c866d79e</b>
    </div>,
  );
  return { box: screen.getByTestId('box'), word: screen.getByText('5998c866d79e') };
};

const pointAt = (element: HTMLElement, px: number) => {
  room = px;
  fireEvent.pointerOver(element);
};

it('tells a text that is cut to whoever points at it, as long as it is cut', () => {
  const { box, word } = show();
  pointAt(word, 60);
  expect(box.title).toBe('5998c866d79e');
  pointAt(word, 200);
  expect(box.hasAttribute('title')).toBe(false);
});

it('tells it before what its own title says, which stays where nothing is cut', () => {
  const { box, word } = show('Nobody knows it');
  pointAt(word, 60);
  expect(word.title).toBe('5998c866d79e · Nobody knows it');
  expect(box.title).toBe('');
  pointAt(word, 60);
  expect(word.title).toBe('5998c866d79e · Nobody knows it');
  pointAt(word, 200);
  expect(word.title).toBe('Nobody knows it');
});

it('leaves a title that tells it already, and one of a part of what is cut', () => {
  pointAt(show('The record 5998c866d79e').word, 60);
  expect(screen.getByText('5998c866d79e').title).toBe('The record 5998c866d79e');
  cleanup();
  const { box, word } = show('Open');
  box.append(' and more');
  pointAt(word, 60);
  expect(word.title).toBe('Open');
});
