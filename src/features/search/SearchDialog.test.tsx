import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { address, groups, linesOf, openSearch, says } from '../../../tests/search/searchScreen';

const marked = () => document.querySelector('.Mui-focused[role=option]')?.textContent;
/* without the box */
const shows = (place: string) =>
  waitFor(() => expect([address(), screen.queryByRole('combobox')]).toEqual([place, null]));

afterEach(cleanup);

describe('the search box', () => {
  it('S9.05 shows at most four results of each group, and only what this person may open', async () => {
    const { user, asked } = await openSearch();
    await waitFor(() => expect(groups()).toEqual(['Bookmarks', 'Pages', 'Actions']));
    await user.paste('an');
    await says('Searching…');
    await says('8 results');
    expect(groups()).toEqual(['Bookmarks', 'Pages', 'Actions', 'Customers', 'Planets']);
    expect(linesOf('Bookmarks')).toEqual(['Plans']);
    expect(linesOf('Pages')).toEqual(['Planets']);
    expect(linesOf('Actions')).toEqual(['Create plan']);
    expect(linesOf('Customers')).toEqual(['Anna 1', 'Anna 2', 'Anna 3', 'All 6 in Customers']);
    expect(linesOf('Planets')).toEqual(['Planet Anna']);
    expect(asked.filter((each) => each.startsWith('getList'))).toEqual([
      'getList apps/customers',
      'getList apps/planets',
      'getList apps/senderIds',
    ]);
  });

  it('S2.72 opens the link of what is chosen and closes', async () => {
    const { user } = await openSearch();
    await user.paste('sender');
    expect(marked()).toBe('Sender IDs');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('Create sender ID');
    await user.keyboard('{Enter}');
    await shows('/apps/senderIds/create');
  });

  it('S2.72 opens a record that is pressed', async () => {
    const { user } = await openSearch();
    await user.paste('zoë');
    await user.click(await screen.findByText('Zoë Plan'));
    await shows('/apps/customers/Zo%C3%AB-Plan/show');
  });

  it('S2.73 says that nothing was found, and Enter does nothing then', async () => {
    const { user, input } = await openSearch();
    await user.paste('xyz');
    await says('No Result');
    await user.keyboard('{Enter}');
    expect([address(), input.value, screen.queryAllByRole('option')]).toEqual(['/', 'xyz', []]);
  });

  it('leaves with Escape, and the focus is where it was', async () => {
    const { user } = await openSearch();
    await user.keyboard('plan{Escape}');
    await shows('/');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Find')));
  });

  it('asks for no records that this person may not list, and offers to make none that may not be made', async () => {
    const { user, asked } = await openSearch({ pairs: [{ action: 'list', subject: 'planets' }] });
    expect(groups()).toEqual(['Pages']);
    await user.paste('anna');
    await says('No Result');
    expect(asked).toEqual([]);
  });
});
