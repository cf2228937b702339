// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../tests/fields/FieldScreen';
import { InputsContext } from './InputsContext';
import type { DeclaredAdmin } from '../config/defineAdmin';
import { createModel } from '../model/resolve/createModel';
import { kinds } from './kinds';
import { RuledInput } from './RuledInput';
import { soon } from '../../tests/soon';

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
  const Input = vi.fn(() => <input aria-label="Open" />);
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
  expect(screen.queryByRole('textbox', { name: 'Open' })).toBeNull();
});

describe('a text of a notice', () => {
  const entity = (fields: object) =>
    ({
      label: { one: 'One', many: 'Many' },
      title: '{id}',
      icon: 'bell',
      fields,
    }) as DeclaredAdmin['resources'][string];
  const told = createModel(
    {
      name: 'Test',
      groups: {},
      notices: {
        events: {
          paid: { of: 'bills', becomes: {}, to: 'user' },
          joined: { of: 'users', becomes: {}, to: 'id' },
        },
        templates: {
          of: 'words',
          event: 'event',
          channel: 'event',
          language: 'event',
          title: 'title',
          body: 'body',
        },
        channels: {},
      },
      resources: {
        users: {
          ...entity({
            name: { kind: 'text' },
            secret: { kind: 'password' },
            role: { kind: 'text', guarded: true },
          }),
          owner: 'id',
        },
        staff: entity({ name: { kind: 'text' } }),
        bills: entity({
          number: { kind: 'text' },
          user: { kind: 'reference', to: 'users' },
          bookedBy: { kind: 'reference', to: 'staff' },
        }),
        words: entity({
          event: { kind: 'choice', values: { paid: {}, joined: {} } },
          title: { kind: 'text' },
          body: { kind: 'longText' },
        }),
      },
    },
    kinds,
  );
  const words = told.resource('words').fields;

  const open = (event?: string) => {
    const saved = vi.fn();
    render(
      <FieldScreen model={told}>
        <Form noValidate defaultValues={{ event, body: '' }} onSubmit={saved}>
          {words.map((each) => (
            <RuledInput key={each.name} field={each} siblings={words} />
          ))}
          <button type="submit">Save</button>
        </Form>
      </FieldScreen>,
    );
    return { saved, person: userEvent.setup(), body: () => screen.findByLabelText('Body') };
  };

  it('names the words in braces that its event has, and none that nobody may read', async () => {
    const { person } = open('joined');
    expect(await screen.findAllByText('Words in braces are filled in: {name}')).toHaveLength(2);
    await person.selectOptions(screen.getByLabelText('Event'), 'paid');
    const texts = await screen.findAllByText('Words in braces are filled in: {number}, {user}, {user.name}');
    expect(texts).toHaveLength(2);
  });

  it('refuses another word before it is saved, with those that are possible', async () => {
    const { person, body, saved } = open('paid');
    await person.type(await body(), 'Pay {{nunber} now');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('There is no {nunber} here. Possible: {number}, {user}, {user.name}');
    expect(saved).not.toHaveBeenCalled();
    await person.clear(await body());
    await person.type(await body(), 'Pay {{number} now');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await soon(() => expect(saved).toHaveBeenCalledOnce());
  });
});
