import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { ShellScreen } from '../../../tests/shell/ShellScreen';
import { Footer } from './Footer';

afterEach(cleanup);

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('names the product with its version, and links to the pages that are declared for it', () => {
  render(
    <ShellScreen>
      <Footer />
    </ShellScreen>,
  );
  expect(screen.getByText(`Office ${version}`)).toBeDefined();
  expect(links()).toEqual([['Privacy', '/privacy']]);
});

it('links to no page that the person may not open', () => {
  render(
    <ShellScreen may={{ action: 'manage', subject: 'orders' }}>
      <Footer />
    </ShellScreen>,
  );
  expect(links()).toEqual([]);
});
