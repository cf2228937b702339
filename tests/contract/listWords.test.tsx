// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase, useListContext } from 'react-admin';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { SearchDialog } from '../../src/features/search/SearchDialog';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { SearchBox } from '../../src/views/list/filters/SearchBox';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const named = (id: string, [first, last]: readonly [string, string], mail = `${id}@example.com`) => ({
  id,
  first,
  last,
  mail,
});
const jonas = ['bb'.repeat(12), 'cc'.repeat(12)];
const ada = 'aa'.repeat(12);
const seeds = {
  clients: [
    named(jonas[0] ?? '', ['Jonas', 'Brandt']),
    named(jonas[1] ?? '', ['Jonas', 'Weber']),
    named(ada, ['Ada', 'Acme Ltd'], 'jonas.old@example.com'),
  ],
  sends: [
    { id: '1', text: 'to Brandt', client: jonas[0], status: 'failed' },
    { id: '2', text: 'to Weber', client: jonas[1], status: 'sent' },
    { id: '3', text: 'to Ada', client: ada, status: 'failed' },
  ],
};

const config = withAccounts({
  sends: {
    label: { one: 'Send', many: 'Sends' },
    title: '{text}',
    icon: 'sms',
    list: { filters: ['client', 'status'] },
    fields: {
      text: { kind: 'text', required: true, search: true },
      client: { kind: 'reference', to: 'clients', label: 'Customer' },
      status: { kind: 'choice', values: { failed: {}, past_due: {}, sent: {} } },
    } as never,
    demo: { count: 0 },
  },
  clients: {
    label: { one: 'Client', many: 'Clients' },
    title: '{first} {last}',
    icon: 'person',
    fields: {
      first: { kind: 'text', required: true, search: true },
      last: { kind: 'text', search: true },
      mail: { kind: 'email', search: true },
    } as never,
    demo: { count: 0 },
  },
});

const model = createModel(config, kinds);

afterEach(cleanup);

const Filters = () => <output data-testid="filter">{JSON.stringify(useListContext().filterValues)}</output>;

const openList = async () => {
  render(
    <FieldScreen model={model} provider={await inPageAs(config, seeds)}>
      <ListBase resource="apps/sends" exporter={false} disableAuthentication>
        <SearchBox />
        <Filters />
      </ListBase>
    </FieldScreen>,
  );
  return screen.findByRole<HTMLInputElement>('searchbox');
};

const filter = () => JSON.parse(screen.getByTestId('filter').textContent ?? '') as unknown;
const says = async (text: string) =>
  waitFor(() => expect(document.querySelector('span[role=status]')?.textContent).toBe(text));

it('makes filters of words in the search box of a list, and no key is lost while records are looked for', async () => {
  const user = userEvent.setup();
  const box = await openList();
  /* at once, long before anything is downloaded or found */
  fireEvent.change(box, { target: { value: 'customer:jonas status:failed brandt' } });
  await user.type(box, '{Enter}');
  await waitFor(() => expect(filter()).toEqual({ client: jonas, status: ['failed'], q: 'brandt' }));
  await waitFor(() => expect(box.value).toBe('brandt'));
});

it('says in the search box of a list what Enter would do, and why it cannot', async () => {
  const user = userEvent.setup();
  const box = await openList();
  /* at once: between two slow keys the list is searched for what is there */
  await user.click(box);
  await user.paste('customer:"Ada Acme Ltd"');
  await says('Press Enter to filter by Customer: Ada Acme Ltd');
  expect(filter()).toEqual({});
  await user.clear(box);
  await user.type(box, 'customer:nobody');
  await says('Nothing called “nobody” in Clients. Sends can be filtered by: Customer, Status.');
  await user.clear(box);
  await user.type(box, 'status:lost');
  await says('“lost” is not a value of Status. Status can be: Failed, Past due, Sent.');
  await user.clear(box);
  await user.type(box, 'ada');
  await waitFor(() => expect(filter()).toEqual({ q: 'ada' }));
  await says('');
});

const Opener = () => {
  const [isOpen, setOpen] = useState(true);
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + decodeURIComponent(search)}</p>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const openPalette = async () => {
  render(
    <FieldScreen model={model} provider={await inPageAs(config, seeds)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Opener /> }])} />
    </FieldScreen>,
  );
  return screen.findByRole<HTMLInputElement>('combobox');
};

const line = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=option]')?.textContent).toBe(text));
const address = () => screen.getByTestId('address').textContent;

it('opens the list of the records that a name means, also where it is chosen before they are found', async () => {
  const user = userEvent.setup();
  const input = await openPalette();
  await user.click(input);
  await user.paste('sends customer:jonas');
  await line('SendsCustomer: jonas');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/apps/sends?filter={"client":${JSON.stringify(jonas)}}`));
});

it('names the records that are meant, also by what else they are found by, and says where there are none', async () => {
  const user = userEvent.setup();
  const input = await openPalette();
  await user.click(input);
  await user.paste('sends customer:jonas');
  await line('SendsCustomer: Jonas Brandt, Jonas Weber');
  await user.clear(input);
  await user.paste('sends customer:jonas.old@example.com failed');
  await line('SendsCustomer: Ada Acme Ltd · Status: Failed');
  await user.clear(input);
  await user.paste('sends customer:nobody');
  await waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      'Nothing called “nobody” in Clients. Sends can be filtered by: Customer, Status.No Result',
    ),
  );
});

/* every text that stood in a live region */
const listening = () => {
  const heard: string[] = [];
  const listen = () => {
    const text = document.querySelector('[role=status]')?.textContent ?? '';
    if (heard.at(-1) !== text) heard.push(text);
  };
  const observer = new MutationObserver(listen);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
};

it('says nothing of a value that is about to be typed, and of one that cannot be only when the keys rest', async () => {
  const user = userEvent.setup();
  const input = await openPalette();
  const heard = listening();
  await user.type(input, 'sends status:fai');
  const can = 'Status can be: Failed, Past due, Sent.';
  await waitFor(() => expect(heard.at(-1)).toBe(`${can}No Result`));
  await user.type(input, 'led, past du');
  await waitFor(() => expect(heard.at(-1)).toBe(`${can}No Result`));
  await user.type(input, 'e');
  await line('SendsStatus: Failed, Past due');
  expect(heard.filter((text) => text.includes('is not'))).toEqual([]);
  for (const value of ['x', 'xy', 'xyz']) {
    fireEvent.change(input, { target: { value: `sends status:${value}` } });
    /* what it drew is heard before the next key */
    await Promise.resolve();
  }
  await waitFor(() => expect(heard.at(-1)).toBe(`“xyz” is not a value of Status. ${can}No Result`));
  expect(heard.filter((text) => text.includes('is not') && !text.includes('xyz'))).toEqual([]);
});
