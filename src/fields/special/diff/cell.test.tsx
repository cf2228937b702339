// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import { Value } from '../../Value';

const model = modelOf({
  logs: {
    label: { one: 'Log', many: 'Logs' },
    title: '{id}',
    icon: 'history',
    fields: {
      resource: { kind: 'text' },
      change: { kind: 'diff', resourceField: 'resource' } as never,
    },
  },
  plans: {
    label: { one: 'Plan', many: 'Plans' },
    title: '{id}',
    icon: 'plan',
    fields: {
      state: { kind: 'choice', label: 'Status', values: { on: { label: 'In use' }, off: {} } } as never,
      isPublic: { kind: 'boolean' },
      margin: { kind: 'text', guarded: true },
      entry: { kind: 'password' },
      place: { kind: 'group', label: 'Office', of: { city: { kind: 'text', label: 'Town' } } } as never,
    },
  },
});

type Screen = { readonly part?: 'Cell' | 'Show'; readonly rights?: readonly AbilityPair[] };

const show = (change: unknown, { part = 'Show', ...surroundings }: Screen = {}, resource = 'plans') => {
  const field = model.resource('logs').fields.find(({ name }) => name === 'change');
  if (!field) throw new Error('the model lost its field');
  return render(
    <FieldScreen model={model} {...surroundings}>
      <Value field={field} record={{ id: '1', resource, change }} part={part} />
    </FieldScreen>,
  ).container;
};

const rows = async () => {
  await screen.findByRole('table', { name: 'Change' });
  return screen.getAllByRole('row').map((row) => [...row.children].map((each) => each.textContent));
};

const everything = {
  before: { state: 'off', isPublic: true, place: { city: 'Ulm' }, total: 1, note: 'x' },
  after: { state: 'on', isPublic: true, place: { city: 'Bonn' }, total: 1, extra: '' },
};

afterEach(cleanup);

describe('a change on the page', () => {
  it('shows what changed in the words of the entity, and says how', async () => {
    show(everything);
    expect(await rows()).toEqual([
      ['Field', 'Before', 'After'],
      ['Status changed', 'Off', 'In use'],
      ['Office › Town changed', 'Ulm', 'Bonn'],
      ['Note removed', 'x', '—'],
      ['Extra added', '—', '""'],
    ]);
  });

  it('counts what stayed and shows it on demand', async () => {
    show(everything);
    const button = await screen.findByRole('button', { name: 'Show 2 unchanged fields' });
    await userEvent.click(button);
    expect(await rows()).toContainEqual(['Total unchanged', '1', '1']);
    expect(screen.getByRole('button', { name: 'Hide unchanged fields' }).ariaExpanded).toBe('true');
  });

  it('writes names as words and values as they came for an entity it does not know', async () => {
    show(everything, {}, 'constructor');
    expect(await rows()).toContainEqual(['State changed', 'off', 'on']);
    expect(await rows()).toContainEqual(['Place › City changed', 'Ulm', 'Bonn']);
  });

  it('D-21 shows a value that does not fit its field as it came', async () => {
    show({ before: { isPublic: 'maybe' }, after: { isPublic: { a: 1 } } });
    expect(await rows()).toContainEqual(['Is public changed', 'maybe', '{"a":1}']);
  });

  it('masks secrets by their kind, by their name and by the rights of the reader', async () => {
    const change = {
      before: { entry: 'a1', token: 'a2', margin: 'a3' },
      after: { entry: 'b1', token: 'b2', margin: 'b3' },
    };
    show(change, { rights: [{ action: 'read', subject: 'plans' }] });
    const masked = (name: string) => [`${name} changed`, '•••', '•••'];
    expect((await rows()).slice(1)).toEqual([masked('Entry'), masked('Token'), masked('Margin')]);
    cleanup();
    show(change);
    expect(await rows()).toContainEqual(['Margin changed', 'a3', 'b3']);
  });

  it('says that nothing changed', async () => {
    show({ before: { a: 1 }, after: { a: 1 } });
    expect(await screen.findByRole('button', { name: 'Show 1 unchanged field' })).toBeTruthy();
    expect(screen.getByText('Nothing changed')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is counted and named in a list', () => {
    expect(show(everything, { part: 'Cell' }).textContent).toBe(
      '4 fields changed: Status, Office › Town, Note, …',
    );
    cleanup();
    expect(show({ before: null, after: { state: 'on' } }, { part: 'Cell' }).textContent).toBe(
      '1 field changed: Status',
    );
    cleanup();
    expect(show({}, { part: 'Cell' }).textContent).toBe('Nothing changed');
  });
});
