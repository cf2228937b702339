// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { Form, Notification, type DataProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { f } from '../../config/builders';
import type { KeptFile } from '../../model/files/keptFile';
import type { UploadParams } from '../../model/resolved/resourceProvider';
import { FieldInput } from '../FieldInput';
import { Value } from '../Value';

const model = modelOf({
  proofs: {
    label: { one: 'Proof', many: 'Proofs' },
    title: '{id}',
    icon: 'draft',
    fields: { document: f.file({ maxSize: 1 }), photos: f.files({ max: 2 }) },
  },
});
const [{ fields, name: entity } = expect.fail('no entity')] = model.resources;
const [document, photos] = fields;

type Running = UploadParams & {
  readonly arrive: (file: Partial<KeptFile>) => void;
  readonly fail: (message: string, status?: number, body?: object) => void;
};

let running: Running[] = [];
const asked = vi.fn();
const saved = vi.fn();
let refusing: string | undefined;

const upload = (resource: string, params: UploadParams) =>
  new Promise<{ data: KeptFile }>((resolve, reject) => {
    expect(resource).toBe(entity);
    const { name = '', size } = params.file;
    const kept: KeptFile = { id: String(running.length).padStart(32, '0'), name, size, type: 'png' };
    running.push({
      ...params,
      arrive: (file) => resolve({ data: { ...kept, ...file } }),
      fail: (message, status, body) => reject(Object.assign(new Error(message), { status, body })),
    });
  });

const provider = {
  ...fakeRestDataProvider({}),
  upload,
  getFileAddresses: async (_: string, { files }: { files: Record<string, string[]> }) => {
    asked(files);
    const [whole] = Object.keys(files);
    if (refusing && whole) return { data: { [whole]: { said: refusing } } };
    const addresses = Object.entries(files).map(([id, shown]) => [
      id,
      Object.fromEntries(shown.map((each) => [each, `http://localhost/files/${id}.${each}`])),
    ]);
    return { data: Object.fromEntries(addresses) as object };
  },
} as unknown as DataProvider;

const open = (field = document, record = {}) =>
  render(
    <FieldScreen model={model} provider={provider}>
      <Form record={record} onSubmit={saved}>
        {field && <FieldInput field={field} />}
        <button type="submit">Save</button>
      </Form>
    </FieldScreen>,
  );

const file = (name: string, bytes = 3) => new File(['x'.repeat(bytes)], name, { type: 'image/png' });
const chooser = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const first = () => running[0] ?? expect.fail('nothing is running');

beforeEach(() => {
  running = [];
  refusing = undefined;
  asked.mockClear();
  saved.mockClear();
});
afterEach(cleanup);

describe('an input for a file', () => {
  it('says how far an upload is, and is the file when it has arrived', async () => {
    const person = userEvent.setup();
    open();
    await person.upload(chooser('Document'), file('a.png'));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading a.png' });
    first().onProgress?.(0.4);
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
    first().arrive({});
    expect(await screen.findByText('a.png is uploaded.')).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ document: { name: 'a.png', type: 'png' } });
  });

  it('is not saved before an upload has arrived, and says so', async () => {
    const person = userEvent.setup();
    open();
    await person.upload(chooser('Document'), file('a.png'));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('An upload is still running: wait for it, or cancel it.')).toBeDefined();
    expect(saved).not.toHaveBeenCalled();
    first().arrive({});
    await waitFor(() => expect(screen.queryByText(/still running/)).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
  });

  it('calls an upload off', async () => {
    const person = userEvent.setup();
    open();
    await person.upload(chooser('Document'), file('a.png'));
    await person.click(await screen.findByRole('button', { name: 'Cancel the upload of a.png' }));
    expect(first().signal?.aborted).toBe(true);
    expect(window.document.activeElement).toBe(screen.getByRole('group', { name: 'Document' }));
    expect(screen.queryByText('a.png')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
  });

  it('says why a file did not arrive, and sends it again', async () => {
    const person = userEvent.setup();
    open();
    await person.upload(chooser('Document'), file('a.png'));
    first().fail('The file was not received whole. Try again.');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The file was not received whole. Try again.',
    );
    await person.click(screen.getByRole('button', { name: 'Try again: upload a.png' }));
    expect(window.document.activeElement).toBe(screen.getByRole('group', { name: 'Document' }));
    expect(running).toHaveLength(2);
    running[1]?.arrive({});
    expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeDefined();
  });

  it('does not offer to send again what would be refused again', async () => {
    open();
    await userEvent.setup().upload(chooser('Document'), file('a.png'));
    first().fail('This kind of file is not accepted here.', 422);
    expect((await screen.findByRole('alert')).textContent).toBe('This kind of file is not accepted here.');
    expect(screen.queryByRole('button', { name: 'Try again: upload a.png' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel the upload of a.png' })).toBeDefined();
  });

  it('offers to send again what was refused for something else than the file', async () => {
    open();
    await userEvent.setup().upload(chooser('Document'), file('a.png'));
    first().fail('Your files may have 10 MB in all. Delete some first.', 422, { again: true });
    expect(await screen.findByRole('button', { name: 'Try again: upload a.png' })).toBeDefined();
  });

  it('takes the next file in place of one that was refused', async () => {
    const person = userEvent.setup();
    open();
    await person.upload(chooser('Document'), file('bad.png'));
    first().fail('This kind of file is not accepted here.', 422);
    await screen.findByRole('alert');
    await person.upload(chooser('Document'), file('good.png'));
    expect(screen.queryByRole('alert')).toBeNull();
    running[1]?.arrive({});
    expect(await screen.findByRole('button', { name: 'Remove good.png' })).toBeDefined();
  });

  it('says so where everybody sees it when there is no room', async () => {
    const person = userEvent.setup();
    open();
    await person.upload(chooser('Document'), file('a.png'));
    await person.upload(chooser('Document'), file('b.png'));
    expect(running).toHaveLength(1);
    expect((await screen.findByText('There is room for one file.')).style.position).toBe('');
    first().arrive({});
    expect((await screen.findByText('a.png is uploaded.')).style.position).toBe('absolute');
  });

  it('does not send what is too large', async () => {
    open();
    await userEvent.setup().upload(chooser('Document'), file('a.png', 1_000_001));
    expect((await screen.findByRole('alert')).textContent).toBe('a.png is too large: 1 MB at most.');
    expect(running).toHaveLength(0);
  });

  it('takes what is dropped and what is pasted', async () => {
    open(photos);
    const area = screen.getByRole('group', { name: 'Photos' });
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [file('dropped.png')] } });
    fireEvent.paste(area, { clipboardData: { files: [file('pasted.png')] } });
    await waitFor(() =>
      expect(running.map(({ file: sent }) => sent.name)).toEqual(['dropped.png', 'pasted.png']),
    );
  });

  it('takes a file away again', async () => {
    const person = userEvent.setup();
    open(document, { document: { id: 'a'.repeat(32), name: 'old.pdf', size: 1200, type: 'pdf' } });
    expect(screen.getByText('1.2 kB')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    expect(window.document.activeElement).toBe(screen.getByRole('group', { name: 'Document' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ document: null });
  });
});

it('has room for others beside those that were refused, and no more than that', async () => {
  const person = userEvent.setup();
  open(photos);
  await person.upload(chooser('Photos'), [file('a.png'), file('b.png')]);
  first().fail('The file was not received whole. Try again.');
  running[1]?.arrive({});
  const again = await screen.findByRole('button', { name: 'Try again: upload a.png' });
  await person.upload(chooser('Photos'), file('c.png'));
  expect(running.map(({ file: sent }) => sent.name)).toEqual(['a.png', 'b.png', 'c.png']);
  await person.click(again);
  expect(await screen.findByText('There is room for 2 files.')).toBeDefined();
  expect(running).toHaveLength(3);
  await person.click(screen.getByRole('button', { name: 'Cancel the upload of c.png' }));
  await person.click(again);
  running[3]?.arrive({});
  expect(await screen.findByRole('button', { name: 'Remove a.png' })).toBeDefined();
});

it('takes several at once, keeps those that arrived, and no more than there is room for', async () => {
  const person = userEvent.setup();
  open(photos);
  await person.upload(chooser('Photos'), [file('a.png'), file('b.png'), file('c.png')]);
  expect(running.map(({ file: sent }) => sent.name)).toEqual(['a.png', 'b.png']);
  expect(await screen.findByText('There is room for 2 files.')).toBeDefined();
  running.forEach(({ arrive }) => arrive({}));
  expect(await screen.findByRole('button', { name: 'Remove b.png' })).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ photos: [{ name: 'a.png' }, { name: 'b.png' }] });
});

it('asks once for the addresses of all pictures that are drawn together', async () => {
  const kept = (id: string): KeptFile => ({ id: id.repeat(32), name: `${id}.png`, size: 1, type: 'png' });
  const files = ['a', 'b', 'c'].map(kept);
  render(
    <FieldScreen model={model} provider={provider}>
      {files.map((each) => document && <Value key={each.id} field={document} record={{ document: each }} />)}
    </FieldScreen>,
  );
  await waitFor(() => expect(window.document.querySelectorAll('img')).toHaveLength(3));
  expect(asked.mock.calls).toEqual([[Object.fromEntries(files.map(({ id }) => [id, ['small']]))]]);
});

it('asks for the address of a document when somebody wants it, and not before', async () => {
  const pdf = { id: 'd'.repeat(32), name: 'd.pdf', size: 2_400_000, type: 'pdf' };
  render(
    <FieldScreen model={model} provider={provider}>
      {document && <Value field={document} record={{ document: pdf }} part="Show" />}
    </FieldScreen>,
  );
  const link = await screen.findByRole('button', { name: 'Download d.pdf' });
  expect(screen.getByText('2.4 MB')).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.setup().click(link);
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ [pdf.id]: ['whole'] }]]));
});

describe('a file that the scanner has not looked into', () => {
  const kept = (type: 'pdf' | 'png'): KeptFile => ({ id: 'e'.repeat(32), name: `e.${type}`, size: 1, type });
  const show = (type: 'pdf' | 'png', part: 'Show' | 'Cell') =>
    render(
      <FieldScreen model={model} provider={provider}>
        {document && <Value field={document} record={{ document: kept(type) }} part={part} />}
        <Notification />
      </FieldScreen>,
    );
  beforeEach(() => {
    refusing = 'It is still being checked.';
  });

  it('says so beside its picture on the page of its record', async () => {
    show('png', 'Show');
    expect(await screen.findByText('It is still being checked.')).toBeDefined();
    expect(window.document.querySelector('img')).toBeNull();
  });

  it('says so in place of its picture in a row', async () => {
    show('png', 'Cell');
    expect(await screen.findByTitle('It is still being checked.')).toBeDefined();
  });

  it('says so to whoever wants to save it', async () => {
    show('pdf', 'Show');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Download e.pdf' }));
    expect(await screen.findByText('It is still being checked.')).toBeDefined();
  });
});
