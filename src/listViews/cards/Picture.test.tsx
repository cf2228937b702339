// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { Picture } from './Picture';

const model = modelOf({
  rooms: {
    label: { one: 'Room', many: 'Rooms' },
    title: '{id}',
    icon: 'tag',
    fields: { link: f.url(), address: f.image(), photo: f.image({ upload: true }) },
  },
});

const provider = {
  ...fakeRestDataProvider({}),
  getFileAddresses: async (_: string, { files }: { files: Record<string, string[]> }) => {
    const addresses = Object.keys(files)
      .filter((id) => id.startsWith('a'))
      .map((id) => [id, { large: 'http://localhost/files/large' }]);
    return { data: Object.fromEntries(addresses) as object };
  },
} as unknown as DataProvider;

const show = (name: string, value: unknown) => {
  const field = model.resources[0]?.fields.find((each) => each.name === name) ?? expect.fail(name);
  render(
    <FieldScreen model={model} provider={provider}>
      <Picture field={field} value={value} />
    </FieldScreen>,
  );
};

const uploaded = (letter: string) => ({ id: letter.repeat(32), name: 'a.png', size: 1, type: 'png' });
const drawn = () => document.querySelector('img')?.getAttribute('src');

afterEach(cleanup);

it('draws what was uploaded as large as a card needs it', async () => {
  show('photo', uploaded('a'));
  await waitFor(() => expect(drawn()).toBe('http://localhost/files/large'));
});

it('draws an address that was typed, and one of an image elsewhere only when somebody asks for it', () => {
  show('link', 'https://elsewhere.test/a.png');
  expect(drawn()).toBe('https://elsewhere.test/a.png');
  cleanup();
  show('address', 'data:image/png;base64,AAAA');
  expect(drawn()).toBe('data:image/png;base64,AAAA');
  cleanup();
  show('address', 'https://elsewhere.test/a.png');
  expect(drawn()).toBeUndefined();
  expect(screen.getByRole('button', { name: /elsewhere\.test/ })).toBeDefined();
});

it('draws the sign of the entity where there is none, or none that may be seen', async () => {
  for (const value of [null, uploaded('b'), 'no address']) {
    show('photo', value);
    await waitFor(() => expect(document.querySelector('svg')).not.toBeNull());
    expect(drawn()).toBeUndefined();
    cleanup();
  }
});
