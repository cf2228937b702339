// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { DataProvider } from 'react-admin';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openLooks, worldWith } from './openedLooks';

afterEach(cleanup);
/* What is still downloaded when the page is gone would be missing to every file after this one. */
afterAll(() => vi.dynamicImportSettled());

const fields = { name: { kind: 'text', search: true }, isStarred: { kind: 'mark' } };
const views = {
  cards: { title: 'name', marks: ['isStarred'] },
  lines: { line: ['name'], marks: ['isStarred'] },
  split: { line: ['name', 'isStarred'] },
};

const open = (search: string) => {
  const { model } = worldWith(views, fields);
  const rows = ['One', 'Two'].map((name) => ({ id: name, name, isStarred: name === 'Two' }));
  const asked: unknown[] = [];
  const inner = fakeRestDataProvider({ 'apps/things': rows });
  const mark = async (name: string, { id, marks }: { id: string; marks: object }) => {
    asked.push([id, marks]);
    return inner.update(name, { id, data: marks, previousData: { id } });
  };
  openLooks({ model, rows }, { provider: { ...inner, mark } as DataProvider, search });
  return { user: userEvent.setup(), asked };
};

const star = (name: string) => screen.findByRole('button', { name: `Is starred, ${name}` });
const pressed = async (name: string) => (await star(name)).getAttribute('aria-pressed');

describe.each(['table', 'cards', 'lines', 'split'])('marks of a list as %s', (look) => {
  it('stand with every record, set or not, and are pressed without opening it', async () => {
    const { user, asked } = open(`?look=${look}`);
    expect([await pressed('One'), await pressed('Two')]).toEqual(['false', 'true']);
    await user.click(await star('One'));
    await waitFor(async () => expect(await pressed('One')).toBe('true'));
    await user.click(await star('Two'));
    await waitFor(async () => expect(await pressed('Two')).toBe('false'));
    expect(asked).toEqual([
      ['One', { isStarred: true }],
      ['Two', { isStarred: false }],
    ]);
    expect(document.querySelector('[data-peeked]')).toBeNull();
  });
});
