// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { SimpleForm } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cells } from '../../src/fields/cells';
import { FieldInput } from '../../src/fields/FieldInput';
import { inputNames, loadInputs } from '../../src/fields/inputs';
import { Value } from '../../src/fields/Value';
import { kinds } from '../../src/fields/kinds';
import type { DeclaredResource } from '../../src/config/resource';
import type { Kind } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { fakeProvider, FieldScreen, modelOf } from '../fields/FieldScreen';
import { everyKind, fakeContext, resolvedExample } from './resolvedExample';

const inputs = await loadInputs(inputNames);

const seeds = [0, 1, 2, 3, 4];

const entity = (fields: DeclaredResource['fields']): DeclaredResource => ({
  label: { one: 'Thing', many: 'Things' },
  title: '{id}',
  icon: 'tag',
  fields,
});

/* an admin with one entity for the example, and one for each that it points at */
const modelFor = (kind: Kind) => {
  const targets = kind.references?.(kind.example) ?? [];
  const others = targets.map((target) => [target, entity({ name: { kind: 'text' } })] as const);
  return modelOf({
    things: entity({ example: { kind: kind.name, ...kind.example } }),
    ...Object.fromEntries(others),
  });
};

/* the records that fakes point at, and those that a wrong shape may be read as */
const providerFor = (model: Model) => {
  const records = ({ key }: Resource) =>
    [...fakeContext(0).ids(key), '42', 'x'].map((id) => ({ id, name: id }));
  return fakeProvider(Object.fromEntries(model.resources.map((each) => [each.name, records(each)])));
};

const wrongShapes: readonly unknown[] = [
  {}, [], 42, 'x', true, { a: null }, [{ a: [null] }], [null], null, undefined, '',
]; // prettier-ignore

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('has a cell and an input for each kind and for nothing else', () => {
  expect(Object.keys(cells).toSorted()).toEqual(Object.keys(kinds).toSorted());
  expect(Object.keys(inputs).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

describe.each(everyKind.map((kind) => [kind.name, kind] as const))('kind %s', (name, kind) => {
  const field = resolvedExample(kind);
  const model = modelFor(kind);
  const provider = providerFor(model);
  const show = (value: unknown, part: 'Cell' | 'Show') =>
    render(
      <FieldScreen model={model} provider={provider}>
        <Value field={field} record={{ id: '1', example: value }} part={part} />
      </FieldScreen>,
    );

  it.each(['Cell', 'Show'] as const)(
    'draws its demo values in a %s without a word in the console',
    (part) => {
      const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const seed of seeds) {
        const { container, unmount } = show(kind.fake(field, fakeContext(seed)), part);
        if (!kind.isSecret) expect(container.textContent + container.innerHTML).not.toBe('');
        expect(container.querySelector('[data-fault]')).toBeNull();
        unmount();
      }
      expect(spoken.mock.calls).toEqual([]);
    },
  );

  it('D-20 blanks a value of the wrong shape with a reason, and draws whatever it calls well shaped', () => {
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const value of wrongShapes) {
      show(value, 'Cell');
      show(value, 'Show');
    }
    expect(spoken.mock.calls).toEqual([]);
  });

  it('mounts its input in a form, with and without a value', async () => {
    if (kind.isPersonal) return expect(kind.views).not.toContain('edit');
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const record of [{ id: '1', example: kind.fake(field, fakeContext(1)) }, {}]) {
      const { container, unmount } = render(
        <FieldScreen model={model} provider={provider}>
          <SimpleForm record={record} toolbar={false}>
            <FieldInput field={field} />
          </SimpleForm>
        </FieldScreen>,
      );
      await waitFor(() => expect(container.querySelector(CONTROL), name).not.toBeNull());
      expect(container.querySelector('[data-fault]')).toBeNull();
      unmount();
    }
    expect(spoken.mock.calls).toEqual([]);
  });

  it('mounts its filter, or says why there is none', async () => {
    if (typeof kind.filter !== 'string') return expect(inputs[name]?.Filter).toBeUndefined();
    const { container } = render(
      <FieldScreen model={model} provider={provider}>
        <SimpleForm toolbar={false}>
          <FieldInput field={field} isFilter />
        </SimpleForm>
      </FieldScreen>,
    );
    await waitFor(() => expect(container.querySelector(CONTROL)).not.toBeNull());
  });
});

const CONTROL = 'select, input, textarea, [role=combobox], button';
