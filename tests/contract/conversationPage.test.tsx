// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import fakeRestDataProvider from 'ra-data-fakerest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { changedAt, kinds, listViews, shop } from '../config/shop';
import { FieldScreen, modelOf } from '../fields/FieldScreen';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { RelatedPart } from '../../src/views/record/related/RelatedPart';

/* the entities of the page, by their names */
const blocks = readFileSync('docs/conversation.md', 'utf8').matchAll(
  /```ts\nexport const (\w+) = (defineResource\([^`]*);\n```/g,
);
const entities = Object.fromEntries(
  [...blocks].map(([, name = '', code = '']) => [
    name,
    // eslint-disable-next-line typescript/no-implied-eval -- the words of a page of ours
    new Function('f', 'defineResource', `return ${code}`)(f, defineResource) as object,
  ]),
);

afterEach(cleanup);

it('D6 has entities on the page about conversations that pass the start-up check', () => {
  expect(Object.keys(entities)).toEqual(['tickets', 'replies']);
  const declared = Object.entries(entities).reduce(
    (config: unknown, [name, each]) => changedAt(config, name, each),
    shop,
  );
  const problems = checkConfig(declared, kinds, { listViews });
  const ours = problems.filter(({ path }) => /^(tickets|replies)\b/.test(path));
  expect(ours.map(problemText)).toEqual([]);
});

it('D6 draws the conversation of that page', async () => {
  const users = {
    label: { one: 'User', many: 'Users' },
    title: '{name}',
    icon: 'person',
    fields: { name: f.text() },
  };
  const model = modelOf({ ...entities, users } as never);
  const [related = expect.fail('nothing related')] = model.resource('tickets').related;
  const replies = [
    { id: '1', text: 'It works again', ticket: 't1', author: 'u1', createdAt: '2026-01-30T10:00:00Z' },
  ];
  const part = <RelatedPart related={related} record={{ id: 't1' }} />;
  render(
    <FieldScreen
      model={model}
      provider={fakeRestDataProvider({ 'apps/replies': replies, 'apps/users': [{ id: 'u1', name: 'Ann' }] })}
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
    </FieldScreen>,
  );
  expect(await within(await screen.findByRole('log')).findByText('It works again')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeDefined();
});
