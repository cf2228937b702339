// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { ListBase, useListContext, type DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { BulkBar } from './BulkBar';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text' } },
  },
});
const resource = model.resources[0]?.name ?? '';

/** A provider that answers to whoever asks for more than a page once it is let go. */
const holding = () => {
  const rows = Array.from({ length: 15 }, (_, at) => ({ id: `n${at}`, name: `Note ${at}` }));
  const provider = fakeRestDataProvider({ [resource]: rows });
  let letGo = (): void => undefined;
  let refuse = letGo;
  const held = new Promise<void>((resolve, reject) => {
    letGo = resolve;
    refuse = () => reject(new Error('no answer'));
  });
  const getList: DataProvider['getList'] = async (name, params) => {
    if ((params.pagination?.perPage ?? 0) > 10) await held;
    return provider.getList(name, params);
  };
  return { provider: { ...provider, getList } as DataProvider, letGo, refuse };
};

const Page = () => {
  const { data, onToggleItem } = useListContext();
  return (
    <>
      {data?.map(({ id }) => (
        <button key={id} onClick={() => onToggleItem(id)}>{`Select ${String(id)}`}</button>
      ))}
      <BulkBar />
    </>
  );
};

const selectAll = async (provider: DataProvider) => {
  render(
    <FieldScreen model={model} provider={provider}>
      <ListBase resource={resource} perPage={10}>
        <Page />
      </ListBase>
    </FieldScreen>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Select n0' }));
  await screen.findByRole('button', { name: 'Export (1)' });
  await user.click(screen.getByRole('button', { name: 'Select all 15' }));
};

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

afterEach(cleanup);

it('does nothing with a part of the rows while all of them are being selected', async () => {
  const { provider, letGo } = holding();
  await selectAll(provider);
  expect(isDisabled('Export')).toBe(true);
  letGo();
  await screen.findByRole('button', { name: 'Export (15)' });
  expect(isDisabled('Export (15)')).toBe(false);
});

it('keeps the selection as it was where all could not be found out', async () => {
  const { provider, refuse } = holding();
  await selectAll(provider);
  refuse();
  await screen.findByRole('button', { name: 'Export (1)' });
  expect(isDisabled('Export (1)')).toBe(false);
});
