// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../tests/fields/FieldScreen';
import { CellsContext } from './CellsContext';
import { cells } from './cells';
import { kinds } from './kinds';
import { Value } from './Value';

const model = modelOf({
  things: {
    label: { one: 'Thing', many: 'Things' },
    title: '{name}',
    icon: 'tag',
    fields: {
      name: { kind: 'text' },
      owner: { kind: 'person' },
      tags: { kind: 'tags' },
      lines: {
        kind: 'items',
        of: { pen: { kind: 'text' }, count: { kind: 'text', label: 'How many' } },
      } as never,
      place: { kind: 'group', of: { city: { kind: 'text' } } } as never,
      payload: { kind: 'json' },
      picture: { kind: 'image' },
      note: { kind: 'longText' },
      sms: { kind: 'smsText' },
      mail: { kind: 'email' },
      site: { kind: 'url' },
      phone: { kind: 'phone' },
      code: { kind: 'text', code: true } as never,
    },
  },
});

const show = (record: Record<string, unknown>, part: 'Cell' | 'Show' = 'Cell') =>
  render(
    <FieldScreen model={model}>
      {model.resource('things').fields.map((field) => (
        <div key={field.name} data-testid={field.name}>
          <Value field={field} record={record} part={part} />
        </div>
      ))}
    </FieldScreen>,
  );

const of = (name: string) => screen.getByTestId(name);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('one value of a record', () => {
  it('is a dash where there is none, and no picture that has to be heard', () => {
    show({ name: ' ', tags: [], place: null });
    expect(screen.getAllByText('—')).toHaveLength(13);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('M-15 D-20 blanks every value of the wrong shape alone, and says why', () => {
    show({
      name: {},
      owner: ['x'],
      tags: { a: 1 },
      lines: [null],
      place: 'Ulm',
      payload: 7,
      picture: 'javascript:1',
    });
    const faults = ['name', 'owner', 'tags', 'lines', 'place', 'picture'].map(
      (name) => of(name).firstElementChild,
    );
    expect(faults.map((blank) => blank?.getAttribute('data-fault'))).toEqual([
      'notText',
      'notText',
      'notList',
      'notObject',
      'notObject',
      'badImage',
    ]);
    expect(faults.map((blank) => blank?.textContent)).toEqual(Array(6).fill(''));
    expect(of('tags').firstElementChild?.getAttribute('title')).toBe(
      'Unexpected value from the server (expected a list).',
    );
    expect(of('payload').textContent).toBe('7');
  });

  it('M-15 keeps a cell that throws from taking its neighbours along', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('cannot draw');
    };
    const [name, owner] = model.resource('things').fields;
    if (!name || !owner) throw new Error('the model lost its fields');
    render(
      <FieldScreen model={model}>
        <CellsContext value={{ ...cells, text: { width: { whole: 0 }, Cell: Broken } }}>
          <Value field={name} record={{ name: 'Pen' }} />
          <Value field={owner} record={{ owner: 'Ada' }} />
        </CellsContext>
      </FieldScreen>,
    );
    expect(screen.getByTitle(/cannot be shown here/)).toBeTruthy();
    expect(screen.getByText('Ada')).toBeTruthy();
  });

  it.each(['Cell', 'Show'] as const)(
    'C-14 draws hidden characters as marks, apart from their neighbours (%s)',
    (part) => {
      const text = 'ab\u202Egnp.exe\u200Bd';
      const texts = ['name', 'owner', 'note', 'sms', 'mail', 'site', 'phone', 'code'];
      show({ ...Object.fromEntries(texts.map((name) => [name, text])), tags: [text, 'b', 'c', text] }, part);
      for (const name of [...texts, 'tags']) {
        expect(of(name).textContent).toContain('ab[U+202E]gnp.exe[U+200B]d');
        expect(of(name).innerHTML).not.toMatch(/[\u202E\u200B]/);
        expect(of(name).querySelector('bdi, [dir]')).toBeTruthy();
      }
    },
  );

  it('shows a few tags in a list and all of them on the page', () => {
    show({ tags: ['a', 'b', 'c', 'd', 'e'] });
    expect(of('tags').textContent).toBe('abc+2');
    expect(screen.getByTitle('d, e')).toBeTruthy();
    cleanup();
    show({ tags: ['a', 'b', 'c', 'd', 'e'] }, 'Show');
    expect(of('tags').textContent).toBe('abcde');
  });

  it('counts rows in a list and shows them as a table on the page, a wrong cell blank', () => {
    const lines = [{ pen: 'red', count: '2' }, { pen: {} }];
    show({ lines });
    expect(of('lines').textContent).toBe('2 entries');
    cleanup();
    show({ lines }, 'Show');
    expect(screen.getAllByRole('columnheader').map((each) => each.textContent)).toEqual(['Pen', 'How many']);
    expect(screen.getAllByRole('cell').map((each) => each.textContent)).toEqual(['red', '2', '', '—']);
  });

  it('labels the members of a group on the page', () => {
    show({ place: { city: 'Ulm' } }, 'Show');
    expect(screen.getByRole('term').textContent).toBe('City');
    expect(screen.getByRole('definition').textContent).toBe('Ulm');
  });

  it('knows a kind for every cell it is given', () => {
    expect(Object.keys(cells).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });
});
