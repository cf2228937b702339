// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { RowName } from './RowName';

const model = modelOf({
  pages: {
    label: { one: 'Page', many: 'Pages' },
    title: 'Page {code}',
    icon: 'book',
    fields: { code: { kind: 'text' }, home: { kind: 'url' }, name: { kind: 'text' } },
  },
} as never);
const record = { id: '1', code: 'A', home: 'https://example.com/a', name: 'First' };

afterEach(cleanup);

const shown = (name: string, values = record) => {
  const field = model.resource('pages').fields.find((each) => each.name === name);
  const { container } = render(
    <FieldScreen model={model}>
      <MemoryRouter>
        <RowName field={field} record={values} title="Page A" />
      </MemoryRouter>
    </FieldScreen>,
  );
  return [container.textContent, container.querySelectorAll('a').length];
};

it('calls a record by its field, and by its title where that is empty, or a link of its own', () => {
  expect(shown('name')).toEqual(['First', 1]);
  cleanup();
  expect(shown('name', { ...record, name: '' })).toEqual(['Page A', 1]);
  cleanup();
  expect(shown('home')).toEqual(['Page A', 1]);
});
