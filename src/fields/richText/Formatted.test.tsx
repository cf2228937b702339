// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { runs } from '../../../tests/runs';
import { richFault } from '../../model/richText/allowed';
import { normalised } from '../../model/richText/normalised';
import { readHtml } from '../../model/richText/readHtml';
import type { RichNode, RichText } from '../../model/richText/tree';
import { faultyTexts, richTexts } from '../../model/richText/trees.samples';
import { vectors } from '../../model/richText/vectors.samples';
import { Value } from '../Value';
import { Formatted } from './Formatted';

const model = modelOf({
  posts: {
    label: { one: 'Post', many: 'Posts' },
    title: '{id}',
    icon: 'tag',
    fields: { body: { kind: 'richText' } as never },
  },
});

const [field] = model.resource('posts').fields;

const draw = (value: unknown) =>
  render(
    <FieldScreen model={model}>
      <main>
        <Formatted value={value as never} />
      </main>
    </FieldScreen>,
  ).container;

const docOf = (...content: unknown[]): RichText => ({ type: 'doc', content: content as RichNode[] });

/* What nothing that was drawn may have: an element or attribute that runs or loads. */
const ALLOWED =
  'p, h3, h4, h5, ul, ol, li, blockquote, pre, code, hr, br, strong, em, u, s, a, button, span, div, main';
const ATTRIBUTES = new Set(['dir', 'start', 'tabindex', 'href', 'target', 'rel', 'class', 'type']);

const strangeIn = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('main *')].flatMap((element) => [
    ...(element.matches(ALLOWED) ? [] : [element.outerHTML]),
    ...element.getAttributeNames().filter((name) => !ATTRIBUTES.has(name)),
    ...[...element.querySelectorAll('a')]
      .map(({ href }) => href)
      .filter((href) => !/^(?:https?|mailto|tel):/.test(href)),
  ]);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a formatted text', () => {
  it('is drawn with all that it says, whatever is allowed in it', () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fc.assert(
      fc.property(richTexts, (value) => {
        const stored = normalised(value);
        if (!stored) return;
        const container = draw(stored);
        expect(strangeIn(container)).toEqual([]);
        cleanup();
      }),
      { numRuns: runs(2000) },
    );
    expect(spoken.mock.calls).toEqual([]);
  });

  it('is drawn without what is not allowed, as a server of others may send it', () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fc.assert(
      fc.property(faultyTexts, ({ value }) => {
        expect(richFault(value)).toBeDefined();
        expect(strangeIn(draw(value))).toEqual([]);
        cleanup();
      }),
      { numRuns: runs(2000) },
    );
    expect(spoken.mock.calls).toEqual([]);
  });

  it.each(vectors)('is drawn without anything that runs or loads: %s', (vector) => {
    const read = readHtml(`<p>x</p>${vector}`);
    expect(strangeIn(draw(read))).toEqual([]);
  });

  it('opens links apart, and tells who is linked nothing', () => {
    const marks = [{ type: 'link', attrs: { href: 'https://a.test/' } }, { type: 'bold' }];
    draw(docOf({ type: 'paragraph', content: [{ type: 'text', text: 'here', marks }] }));
    const link = screen.getByRole('link', { name: 'here' });
    expect(link.outerHTML).toBe(
      '<a href="https://a.test/" target="_blank" rel="noopener noreferrer nofollow"><strong>here</strong></a>',
    );
  });

  it('shows a picture that lies elsewhere to who asks for it', () => {
    const image = { type: 'image', attrs: { src: 'https://a.test/1.png', alt: 'a cat' } };
    draw(docOf({ type: 'paragraph', content: [image] }));
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the picture from a.test' }));
    expect(screen.getByRole('img', { name: 'a cat' }).getAttribute('src')).toBe('https://a.test/1.png');
  });

  it('is a line in a list, by what it says', () => {
    const body = normalised(
      docOf({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'News' }] }),
    );
    const { container } = render(
      <FieldScreen model={model}>
        <Value field={field!} record={{ id: '1', body }} />
      </FieldScreen>,
    );
    expect(container.textContent).toContain('News');
    expect(container.querySelector('h3')).toBeNull();
  });
});
