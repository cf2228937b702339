// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveByKey } from './rowKeys';

const rows = ['Ada', 'Barbara', 'Grace'];

beforeEach(() => {
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the lists do
    <ul onKeyDown={moveByKey}>
      {rows.map((name) => (
        <li key={name}>
          <input type="checkbox" aria-label={`Select ${name}`} />
          <a className="title" href={`#${name}`}>
            {name}
          </a>
          <a href="#other">{`Group of ${name}`}</a>
          <button type="button">{`Actions for ${name}`}</button>
          {name === 'Ada' && createPortal(<button type="button">In a menu</button>, document.body)}
        </li>
      ))}
    </ul>,
  );
});
afterEach(cleanup);

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
const from = async (role: string, name: string, keys: string) => {
  screen.getByRole(role, { name }).focus();
  await userEvent.keyboard(keys);
  return focused();
};

describe('the rows of a list', () => {
  it.each([
    { role: 'link', name: 'Ada', keys: '{ArrowDown}', wanted: 'Barbara' },
    { role: 'link', name: 'Barbara', keys: '{ArrowUp}', wanted: 'Ada' },
    { role: 'link', name: 'Ada', keys: '{ArrowUp}', wanted: 'Ada' },
    { role: 'link', name: 'Ada', keys: '{End}', wanted: 'Grace' },
    { role: 'link', name: 'Grace', keys: '{ArrowDown}', wanted: 'Grace' },
    { role: 'link', name: 'Grace', keys: '{Home}', wanted: 'Ada' },
    { role: 'checkbox', name: 'Select Ada', keys: '{ArrowDown}', wanted: 'Select Barbara' },
    { role: 'button', name: 'Actions for Ada', keys: '{ArrowDown}{ArrowDown}', wanted: 'Actions for Grace' },
    { role: 'link', name: 'Group of Ada', keys: '{ArrowDown}', wanted: 'Barbara' },
  ])('go from $role $name by $keys to $wanted', async ({ role, name, keys, wanted }) => {
    expect(await from(role, name, keys)).toBe(wanted);
  });

  it('leave Tab, and keys that are held with others, as they are', async () => {
    expect(await from('link', 'Ada', '{Tab}')).toBe('Group of Ada');
    expect(await from('link', 'Ada', '{Control>}{End}{/Control}')).toBe('Ada');
  });

  it('leave alone what a row has opened elsewhere in the page', async () => {
    expect(await from('button', 'In a menu', '{ArrowDown}')).toBe('In a menu');
  });
});
