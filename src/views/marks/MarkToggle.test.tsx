// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { Notification, useGetList, type DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { MarkContext } from '../../fields/drawing/MarkContext';
import { Value } from '../../fields/Value';
import { MarkToggle } from './MarkToggle';

const model = modelOf({
  books: {
    label: { one: 'Book', many: 'Books' },
    title: '{name}',
    icon: 'book',
    fields: {
      name: { kind: 'text', required: true },
      isStarred: { kind: 'mark' },
      isDone: { kind: 'boolean', mark: 'check', default: false },
    } as never,
  },
});
const [books = expect.fail('no entity')] = model.resources;

type Rights = NonNullable<Parameters<typeof FieldScreen>[0]['rights']>;
const reading: Rights = [{ action: 'read', subject: 'books' }];

const Rows = ({ name }: { readonly name: string }) => {
  const { data = [] } = useGetList(books.name);
  const field = books.fields.find((each) => each.name === name) ?? expect.fail('no field');
  return data.map((record) => <Value key={record.id} field={field} record={record} />);
};

const open = (name: string, more: object = {}, around: object = {}) => {
  const records = [{ id: '1', name: 'Emma', isStarred: false, isDone: false, __v: 0 }];
  const provider = { ...fakeRestDataProvider({ [books.name]: records }), ...more } as DataProvider;
  render(
    <FieldScreen model={model} provider={provider} {...around}>
      <MarkContext value={(props) => <MarkToggle {...props} />}>
        <Rows name={name} />
        <Notification />
      </MarkContext>
    </FieldScreen>,
  );
  return userEvent.setup();
};

const star = () => screen.findByRole('button', { name: 'Is starred, Emma' });
const isSet = async () => (await star()).getAttribute('aria-pressed');

afterEach(cleanup);

it('is set by one press of a key, and seen before the server has answered', async () => {
  const asked: unknown[] = [];
  let answer = () => {};
  const mark = (_: string, { id, marks }: { id: string; marks: object }) => {
    asked.push({ id, marks });
    return new Promise((resolve) => (answer = () => resolve({ data: { id, ...marks } })));
  };
  const user = open('isStarred', { mark }, { rights: reading });
  expect(await isSet()).toBe('false');
  (await star()).focus();
  await user.keyboard(' ');
  await waitFor(async () => expect(await isSet()).toBe('true'));
  expect(asked).toEqual([{ id: '1', marks: { isStarred: true } }]);
  answer();
});

it('goes back with a word where the server refuses', async () => {
  const mark = () => Promise.reject(new Error('You have marked 1000 records.'));
  const user = open('isStarred', { mark });
  await user.click(await star());
  expect(await screen.findByText('You have marked 1000 records.')).toBeTruthy();
  await waitFor(async () => expect(await isSet()).toBe('false'));
});

it('can only be looked at where the host keeps none', async () => {
  open('isStarred', {}, { offers: (_: string, offer: string) => offer !== 'marks' });
  expect(await screen.findByRole('img', { name: 'No' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is a change of the record where it is a yes or no of its own, for whoever may edit it', async () => {
  const user = open('isDone');
  const done = () => screen.findByRole('button', { name: 'Is done, Emma' });
  await user.click(await done());
  await waitFor(async () => expect((await done()).getAttribute('aria-pressed')).toBe('true'));
  cleanup();
  open('isDone', {}, { rights: reading });
  expect(await screen.findByRole('img', { name: 'No' })).toBeTruthy();
});
