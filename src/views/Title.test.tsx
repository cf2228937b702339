// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../tests/fields/FieldScreen';
import { Title, TitleSlot } from './Title';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('C-14 stands apart from its neighbours in the navbar, and turns nothing in the tab of the browser', () => {
  const slot = document.body.appendChild(document.createElement('h1'));
  render(
    <FieldScreen model={modelOf({})}>
      <TitleSlot value={slot}>
        <Title title={'ab\u202Egnp.exe'} />
      </TitleSlot>
    </FieldScreen>,
  );
  expect(screen.getByRole('heading', { name: 'ab[U+202E]gnp.exe' }).firstElementChild?.tagName).toBe('BDI');
  expect(document.title).toMatch(/^ab\[U\+202E\]gnp\.exe · /);
});
