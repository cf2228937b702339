// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AbilityPair } from '../../src/model/access/abilityPairs';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { ActionDialog } from '../../src/views/actions/ActionDialog';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const amount = { kind: 'money', currency: 'EUR' };
const given = { after: 'gifts', sum: 'amount', where: { by: { $me: 'id' } }, hours: 24 };
const large = {
  $or: [
    { amount: { $gt: { $left: { of: 'refundLimit', ...given } } } },
    { amount: { $gt: { $setting: 'refundLimitAll' } } },
  ],
};
const named = (one: string) => ({ label: { one, many: `${one}s` }, icon: 'money', demo: { count: 0 } });

const config = {
  ...withAccounts({
    purses: {
      ...named('Purse'),
      title: '{name}',
      fields: { name: { kind: 'text' } },
      actions: {
        give: {
          on: 'row',
          call: 'POST /v1/purses/:id/give',
          label: 'Give',
          form: { amount: { ...amount, required: true } },
          creates: {
            gifts: { $when: { $not: large }, amount: { $of: 'amount' }, by: { $me: 'id' } },
            requests: { $when: large, amount: { $of: 'amount' } },
          },
        },
      },
    },
    gifts: { ...named('Gift'), title: '{by}', fields: { amount, by: { kind: 'text' } } },
    requests: { ...named('Request'), title: '{amount}', fields: { amount } },
    limits: {
      ...named('Limit'),
      title: 'Limits',
      single: 'one',
      fields: {
        each: { ...amount, label: 'To one', default: '100' },
        all: { ...amount, label: 'To all' },
        other: { ...amount, default: '5' },
      },
    },
  } as never),
  settings: { refundLimit: 'limits.each', refundLimitAll: 'limits.all' },
} as never;
const model = createModel(config, kinds);
const purses = model.resource('purses');

const open = async (all: string | null, rights?: readonly AbilityPair[]) => {
  const purse = { id: 'p'.repeat(24), name: 'Red' };
  const provider = await inPageAs(config, { purses: [purse], limits: [{ id: 'limits', each: '100' }] });
  const { data: previousData } = await provider.getOne('apps/limits', { id: 'limits' });
  await provider.update('apps/limits', { id: 'limits', data: { ...previousData, all }, previousData });
  render(
    <FieldScreen model={model} provider={provider} {...(rights && { rights })}>
      <MemoryRouter>
        <ResourceContextProvider value={purses.name}>
          <ActionDialog action={purses.actions[0]!} records={[purse]} onClose={() => undefined} />
        </ResourceContextProvider>
      </MemoryRouter>
    </FieldScreen>,
  );
  await screen.findByRole('textbox', { name: /Amount/ });
};

const said = () => screen.queryAllByRole('term').map((term) => term.parentElement?.textContent);

afterEach(cleanup);

it('an action says beforehand by which limits the server decides what it makes', async () => {
  await open('1000');
  await waitFor(() => expect(said()).toEqual(['To one€100.00', 'To all€1,000.00']));
});

it('leaves out a limit that is not set', async () => {
  await open(null);
  await waitFor(() => expect(said()).toEqual(['To one€100.00']));
});

it('asks for none of them where somebody may not see the settings', async () => {
  await open('1000', [{ action: 'manage', subject: 'purses' }]);
  expect(said()).toEqual([]);
});
