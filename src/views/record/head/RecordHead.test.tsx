// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import { RecordHead } from './RecordHead';

const failure = {
  kind: 'choice',
  values: {
    busy: { tone: 'warning', advice: 'Send it again later.' },
    gone: { tone: 'danger', advice: 'Remove the contact.' },
    slow: { tone: 'info' },
  },
};

const model = modelOf({
  messages: {
    label: { one: 'Message', many: 'Messages' },
    title: '{id}',
    icon: 'sms',
    fields: { failure } as never,
    head: ['failure'],
    actions: {
      resend: { on: 'row', call: 'POST /resend', label: 'Send again', when: { failure: { $ne: 'gone' } } },
    } as never,
  },
});

const may = (...actions: string[]): AbilityPair[] =>
  actions.map((action) => ({ action, subject: 'messages' }));

const open = (value: string, rights: readonly AbilityPair[]) => {
  const record = { id: '1', failure: value };
  render(
    <FieldScreen model={model} rights={rights}>
      <RecordContextProvider value={record}>
        <RecordHead record={record} onGone={() => undefined} />
      </RecordContextProvider>
    </FieldScreen>,
  );
};

const button = () => screen.queryByRole('button', { name: 'Send again' });
const denial = () => screen.queryByText(/permission to use “Send again” on messages.*ask an administrator/);

afterEach(cleanup);

it('is a button for whoever may follow the advice to a failure', () => {
  open('busy', may('read', 'resend'));
  expect([button() !== null, denial()]).toEqual([true, null]);
});

it('says to whoever may not follow an advice that others can, and whom to ask', () => {
  open('busy', may('read'));
  expect([button(), denial() !== null]).toEqual([null, true]);
});

it.each(['gone', 'slow'])('says nothing of it where the failure is %s, and nobody is advised to', (value) => {
  open(value, may('read'));
  expect([button(), denial()]).toEqual([null, null]);
});
