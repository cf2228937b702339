// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type DataProvider, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { InlineEditor } from './InlineEditor';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text', readOnlyWhen: { name: 'Closed' } }, place: { kind: 'text' } } as never,
  },
});
const [notes = expect.fail('no entity')] = model.resources;
const [field = expect.fail('no field')] = notes.fields;

const first: RaRecord = { id: '1', __v: 0, name: 'First', place: 'Here' };
const theirs: RaRecord = { id: '1', __v: 1, name: 'Theirs', place: 'There' };

/** The editor over a cell of a row; the server has `theirs` by now, and `read` is what a list does that asks again. */
const open = (now = theirs) => {
  const sent: unknown[] = [];
  const provider = {
    update: (_: string, { data, previousData }: { data: RaRecord; previousData: RaRecord }) => {
      sent.push([data['name'], previousData['__v']]);
      return previousData['__v'] === now['__v']
        ? Promise.resolve({ data })
        : Promise.reject(Object.assign(new Error('outdated'), { kind: 'conflict', body: { current: now } }));
    },
  } as unknown as DataProvider;
  let isClosed = false;
  const onClose = () => void (isClosed = true);
  const Row = () => {
    const [record, setRecord] = useState(first);
    return (
      <>
        <InlineEditor field={field} record={record} anchor={document.body} onClose={onClose} />
        <button onClick={() => setRecord(theirs)}>Read again</button>
      </>
    );
  };
  render(
    <FieldScreen model={model} provider={provider}>
      <ListContextProvider value={{ data: [first], total: 1 } as never}>
        <Row />
      </ListContextProvider>
    </FieldScreen>,
  );
  return {
    sent,
    isClosed: () => isClosed,
    readAgain: () => fireEvent.click(screen.getByText('Read again')),
    user: userEvent.setup(),
  };
};

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

afterEach(cleanup);

it('keeps what is typed when the row is read anew, and is refused where that would overwrite it unseen', async () => {
  const { user, sent, readAgain, isClosed } = open();
  await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(box());
  await user.type(box(), 'Mine');
  readAgain();
  expect(box().value).toBe('Mine');
  await user.type(box(), '{Enter}');
  await screen.findByText('Theirs');
  expect(sent).toEqual([['Mine', 0]]);
  expect(box().value).toBe('Mine');
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent).toEqual([
    ['Mine', 0],
    ['Mine', 1],
  ]);
});

it('keeps open what was typed and refused, also where stored it would lock the field', async () => {
  const { user, sent, isClosed } = open();
  await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(box());
  await user.type(box(), 'Closed{Enter}');
  await screen.findByText('Theirs');
  expect(box().value).toBe('Closed');
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent.at(-1)).toEqual(['Closed', 1]);
});

it('sends nothing into a value that somebody else has locked meanwhile, and says so', async () => {
  const { user, sent, isClosed } = open({ ...theirs, name: 'Closed' });
  await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(box());
  await user.type(box(), 'Mine{Enter}');
  await screen.findByText('Closed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Can’t be changed any more/);
  expect(sent).toEqual([['Mine', 0]]);
  expect(isClosed()).toBe(false);
});
