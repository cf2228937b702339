// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../tests/fields/FieldScreen';
import { InputsContext } from './InputsContext';
import { RuledInput } from './RuledInput';

afterEach(cleanup);

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{id}',
    icon: 'invoice',
    fields: { number: { kind: 'text' } },
  },
});

const [{ fields } = expect.fail('no entity')] = model.resources;
const [field = expect.fail('no field')] = fields;

const Page = () => {
  const [count, setCount] = useState(0);
  return (
    <Form>
      <RuledInput field={field} siblings={fields} readOnly={count > 1} />
      <button onClick={() => setCount(count + 1)}>drawn {count}</button>
    </Form>
  );
};

it('leaves an input as it is when the form around it is drawn anew', async () => {
  const Input = vi.fn(({ readOnly }: { readonly readOnly?: boolean }) => (
    <p>{readOnly ? 'locked' : 'open'}</p>
  ));
  render(
    <FieldScreen model={model}>
      <InputsContext value={{ text: { Input } }}>
        <Page />
      </InputsContext>
    </FieldScreen>,
  );
  const person = userEvent.setup();
  Input.mockClear();
  await person.click(screen.getByRole('button', { name: 'drawn 0' }));
  expect(screen.getByRole('button', { name: 'drawn 1' })).toBeDefined();
  expect(Input).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'drawn 1' }));
  expect(screen.getByText('locked')).toBeDefined();
});
