// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { Form, type DataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import { kinds } from '../kinds';
import type { KeptFile } from '../../model/files/keptFile';
import { FieldInput } from '../FieldInput';
import { Value } from '../Value';
import { madeUpPicture } from './madeUpPicture';

const model = modelOf({
  guests: {
    label: { one: 'Guest', many: 'Guests' },
    title: '{name}',
    icon: 'person',
    fields: {
      portrait: f.image({ upload: true, maxSize: 1 }),
      name: f.person({ avatar: 'portrait' }),
      host: f.reference({ to: 'guests', avatar: true }),
    },
  },
});
const [{ fields, name: entity } = expect.fail('no entity')] = model.resources;
const fieldOf = (name: string) => fields.find((each) => each.name === name) ?? expect.fail(name);
const portrait = fieldOf('portrait');

const kept = (letter: string): KeptFile => ({
  id: letter.repeat(32),
  name: `${letter}.png`,
  size: 9,
  type: 'png',
});

const asked = vi.fn();
const saved = vi.fn();
let told = true;

const provider = {
  ...fakeRestDataProvider({ [entity]: [{ id: 'g1', name: 'Ada Lovelace', portrait: kept('a') }] }),
  upload: async () => ({ data: kept('c') }),
  getFileAddresses: async (resource: string, { files }: { files: Record<string, string[]> }) => {
    asked(resource, files);
    const addresses = Object.entries(files).map(([id, shown]) => [
      id,
      Object.fromEntries(shown.map((each) => [each, `http://localhost/files/${id[0]}.${each}`])),
    ]);
    return { data: (told ? Object.fromEntries(addresses) : {}) as object };
  },
} as unknown as DataProvider;

const draw = (drawn: readonly (readonly [field: string, record: object, part?: 'Show'])[]) =>
  render(
    <FieldScreen model={model} provider={provider}>
      {drawn.map(([name, record, part], at) => (
        <Value key={at} field={fieldOf(name)} record={{ id: 'g1', ...record }} {...(part && { part })} />
      ))}
    </FieldScreen>,
  );

const pictures = () => [...document.querySelectorAll('img')].map(({ src, alt }) => [src, alt]);

beforeEach(() => {
  told = true;
  asked.mockClear();
  saved.mockClear();
});
afterEach(cleanup);

describe('a picture that was uploaded', () => {
  it('is asked for once for a whole list, with the pictures beside names, and small', async () => {
    draw([
      ['portrait', { portrait: kept('a') }],
      ['portrait', { portrait: kept('b') }],
      ['name', { name: 'Ada', portrait: kept('a') }],
    ]);
    await waitFor(() =>
      expect(pictures()).toEqual([
        ['http://localhost/files/a.small', 'Portrait'],
        ['http://localhost/files/b.small', 'Portrait'],
        ['http://localhost/files/a.small', ''],
      ]),
    );
    expect(asked.mock.calls).toEqual([[entity, { [kept('a').id]: ['small'], [kept('b').id]: ['small'] }]]);
  });

  it('is large on the page of its record', async () => {
    draw([['portrait', { portrait: kept('a') }, 'Show']]);
    await waitFor(() => expect(pictures()).toEqual([['http://localhost/files/a.large', 'Portrait']]));
  });

  it('stands beside the name of a record that is pointed at', async () => {
    draw([['host', { host: 'g1' }]]);
    await waitFor(() => expect(pictures()).toEqual([['http://localhost/files/a.small', '']]));
    expect(asked.mock.calls[0]?.[0]).toBe(entity);
  });

  it('says that it could not be shown where it may not be read, and initials stand for it', async () => {
    told = false;
    draw([
      ['portrait', { portrait: kept('a') }],
      ['name', { name: 'Ada Lovelace', portrait: kept('a') }],
    ]);
    expect(await screen.findByRole('img', { name: 'The image could not be shown.' })).toBeDefined();
    expect(screen.getByText('AL')).toBeDefined();
    expect(pictures()).toEqual([]);
  });

  it('is asked for anew when its address is no good any more, and then given up', async () => {
    draw([['portrait', { portrait: kept('a') }]]);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    fireEvent.error(document.querySelector('img') ?? expect.fail('no picture'));
    expect(await screen.findByRole('img', { name: 'The image could not be shown.' })).toBeDefined();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('of before, at an address, is shown as it was', () => {
    draw([['portrait', { portrait: madeUpPicture(20) }]]);
    expect(pictures()).toEqual([[madeUpPicture(20), 'Portrait']]);
  });
});

describe('an input for a picture', () => {
  const open = (record: object) =>
    render(
      <FieldScreen model={model} provider={provider}>
        <Form record={record} onSubmit={saved}>
          <FieldInput field={portrait} />
          <button type="submit">Save</button>
        </Form>
      </FieldScreen>,
    );
  const save = () => userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));

  it('shows what is there, and puts what arrives in its place', async () => {
    open({ portrait: kept('a') });
    await waitFor(() => expect(pictures()).toEqual([['http://localhost/files/a.small', '']]));
    const chooser = screen.getByLabelText('Portrait', { selector: 'input' });
    expect(chooser.getAttribute('accept')).toBe(
      'image/png,.png,image/jpeg,.jpeg,image/webp,.webp,image/gif,.gif',
    );
    await userEvent.setup().upload(chooser, new File(['x'], 'c.png', { type: 'image/png' }));
    await waitFor(() => expect(pictures()).toEqual([['http://localhost/files/c.small', '']]));
    await save();
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toMatchObject({ portrait: { name: 'c.png' } }));
  });

  it('takes a picture of before away', async () => {
    open({ portrait: madeUpPicture(20) });
    const area = await screen.findByRole('group', { name: 'Portrait' });
    expect(pictures()).toEqual([[madeUpPicture(20), '']]);
    await userEvent.setup().click(within(area).getByRole('button', { name: 'Remove Portrait' }));
    expect(pictures()).toEqual([]);
    await save();
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toMatchObject({ portrait: null }));
  });

  it('keeps an address of before until somebody changes it', async () => {
    const portrait = 'https://elsewhere.test/a.png';
    open({ portrait });
    expect(await screen.findByRole('button', { name: /elsewhere\.test/ })).toBeDefined();
    await save();
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ portrait }));
  });
});

describe('the kind', () => {
  const { image } = kinds;
  const uploaded = portrait as never;

  it('takes no address for an upload, in a form, a file or a call', () => {
    for (const address of ['https://a.test/b.png', 'data:image/png;base64,AAAA', `${madeUpPicture(20)}x`])
      expect(image.validate(address as never, uploaded, kinds)).toEqual([{ path: '', key: 'file' }]);
    expect(image.fromText('https://a.test/b.png', uploaded)).toHaveProperty('fault');
    expect(image.toText(kept('a') as never, uploaded, { locale: 'en' })).toBe('a.png');
  });

  it('makes up pictures that it takes', () => {
    for (const hue of [0, 7, 359])
      expect(image.validate(madeUpPicture(hue) as never, uploaded, kinds)).toEqual([]);
  });

  it('takes no upload where an address is typed', () => {
    const typed = { ...portrait, upload: false } as never;
    expect(image.fault(kept('a'), typed, kinds)).toBe('notText');
    expect(image.holdsFiles?.(typed)).toBeUndefined();
  });
});
