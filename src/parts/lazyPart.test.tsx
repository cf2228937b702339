// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../tests/fields/FieldScreen';
import type { FailurePlace } from './PartFailed';
import { lazyPart, type LazyPart } from './lazyPart';

afterEach(cleanup);

type RecordProps = { readonly onClose?: () => void };

const Record = () => <p>The record</p>;

type Fails = { readonly fails?: number; readonly failure?: FailurePlace };

const partOf = ({ fails = 0, failure = 'here' }: Fails = {}) => {
  let asked = 0;
  const Part = lazyPart<RecordProps>(
    async () => {
      asked += 1;
      if (asked <= fails) throw new Error('offline');
      return Record;
    },
    { waiting: () => <p>Wait</p>, failure },
  );
  return { Part, asked: () => asked };
};

const open = (Part: LazyPart<RecordProps>, onClose?: () => void) => {
  const { container } = render(
    <FieldScreen model={modelOf({})}>
      <Part {...(onClose && { onClose })} />
      <p>Beside it</p>
    </FieldScreen>,
  );
  return container.textContent;
};

describe('a part of a download of its own', () => {
  it('is waited for when it was not prepared', async () => {
    const { Part } = partOf();
    expect(open(Part)).toBe('WaitBeside it');
    expect(await screen.findByText('The record')).toBeDefined();
  });

  it('is drawn at once when it was, and is downloaded once', async () => {
    const { Part, asked } = partOf();
    Part.prepare();
    Part.prepare();
    await new Promise(setImmediate);
    expect(open(Part)).toBe('The recordBeside it');
    expect(asked()).toBe(1);
  });

  it('is downloaded again when preparing it failed', async () => {
    const { Part, asked } = partOf({ fails: 1 });
    Part.prepare();
    await new Promise(setImmediate);
    open(Part);
    expect(await screen.findByText('The record')).toBeDefined();
    expect(asked()).toBe(2);
  });
});

describe('a part that cannot be downloaded', () => {
  it('H-10 says so in its place, leaves what is beside it, and comes by itself with the connection', async () => {
    const { Part } = partOf({ fails: 1 });
    open(Part);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The server cannot be reached.');
    expect(screen.getByText('Beside it')).toBeDefined();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('The record')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('comes when somebody tries again, and stays away as long as it fails', async () => {
    const { Part, asked } = partOf({ fails: 2 });
    open(Part);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked()).toBe(2));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The record')).toBeDefined();
  });

  it('can be closed where it would have opened over the page', async () => {
    const { Part } = partOf({ fails: 1, failure: 'over' });
    let closed = 0;
    open(Part, () => (closed += 1));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Close' }));
    expect(closed).toBe(1);
  });

  it('leaves what stood there where nobody needs to know', async () => {
    const { Part, asked } = partOf({ fails: 1, failure: 'quiet' });
    open(Part);
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText('The record')).toBeDefined();
    });
    expect(asked()).toBe(2);
  });
});
