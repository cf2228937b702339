// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../tests/fields/FieldScreen';
import { Title, TitleSlot } from './Title';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('C-14 stands apart from its neighbours, and turns nothing in the bar or in the tab of the browser', () => {
  const slot = shown({ isHeading: false }, <Title title={'ab\u202Egnp.exe'} />);
  for (const place of [screen.getByRole('heading', { level: 1 }), slot]) {
    expect(place.textContent).toBe('ab[U+202E]gnp.exe');
    expect(place.firstElementChild?.tagName).toBe('BDI');
  }
  expect(document.title).toMatch(/^ab\[U\+202E\]gnp\.exe · /);
});

it('is the only heading of its level: that of the page, of the dialog, or the one that the page draws', () => {
  expect(shown({ isHeading: false }, <Title title="Anna" bar="Users" />).textContent).toBe('Users');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna');
  cleanup();
  shown({ isHeading: false }, <Title title="Anna" isDrawn />);
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  expect(shown({ isHeading: true }, <Title title="Anna" bar="Users" />).textContent).toBe('Anna');
  expect(screen.queryByRole('heading')).toBeNull();
});

const shown = ({ isHeading }: { readonly isHeading: boolean }, title: ReactNode): HTMLElement => {
  const slot = document.body.appendChild(document.createElement('div'));
  render(
    <FieldScreen model={modelOf({})}>
      <TitleSlot value={{ slot, isHeading }}>{title}</TitleSlot>
    </FieldScreen>,
  );
  return slot;
};
