// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { preparedPage, type PreparedPage } from './preparedPage';

afterEach(cleanup);

const Record = () => <p>The record</p>;

const pageOf = (fails = 0) => {
  let asked = 0;
  const page = preparedPage(async () => {
    asked += 1;
    if (asked <= fails) throw new Error('offline');
    return Record;
  });
  return { ...page, asked: () => asked };
};

const open = ({ Page }: PreparedPage) => {
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Page />
    </Suspense>,
  );
  return document.body.textContent;
};

describe('a page of its own download', () => {
  it('is waited for when it was not prepared', async () => {
    const page = pageOf();
    expect(open(page)).toBe('Wait');
    expect(await screen.findByText('The record')).toBeDefined();
  });

  it('is drawn at once when it was, and is downloaded once', async () => {
    const page = pageOf();
    page.prepare();
    page.prepare();
    await Promise.resolve();
    await waitFor(() => expect(open(page)).toBe('The record'));
    expect(page.asked()).toBe(1);
  });

  it('is downloaded again when preparing it failed', async () => {
    const page = pageOf(1);
    page.prepare();
    await new Promise(setImmediate);
    open(page);
    expect(await screen.findByText('The record')).toBeDefined();
    expect(page.asked()).toBe(2);
  });
});
