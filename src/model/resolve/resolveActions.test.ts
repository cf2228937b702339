import { describe, expect, it } from 'vitest';
import type { Call } from '../../config/api';
import { kinds, shopWith } from '../../../tests/config/shop';
import { checkConfig } from '../check/checkConfig';
import { problemText } from '../check/problem';
import { sampleModel } from '../resolved/kinds.samples';

type Given = { readonly call?: Call; readonly path?: `/${string}`; readonly single?: 'one' };

const callOf = ({ call, path, single }: Given) =>
  sampleModel({
    bills: {
      fields: { total: { kind: 'text' } },
      ...(path && { api: { path } }),
      ...(single && { single }),
      actions: { approve: { on: 'row', ...(call && { call }) } },
    },
  }).resource('bills').actions[0]?.call;

describe('the call of an action', () => {
  it.each([
    ['the key of the entity and its own name', {}, 'POST /v1/bills/:id/approve'],
    ['the path of the entity, where it has one', { path: '/bills' }, 'POST /bills/:id/approve'],
    ['no record where there is a single one', { single: 'one' }, 'POST /v1/bills/approve'],
    ['what it says itself', { call: 'PUT /v1/bills/:id/ok', path: '/bills' }, 'PUT /v1/bills/:id/ok'],
  ] as const)('is made of %s', (_, given, expected) => {
    const { method, path } = callOf(given) ?? {};
    expect(`${method} ${path}`).toBe(expected);
  });

  it.each([
    ['two words', 'RC022 invoices.actions.two words.call'],
    ['a:b', 'RC022 invoices.actions.a:b.call'],
  ])('needs a name that a path can hold, unlike "%s"', (name, expected) => {
    const found = checkConfig(shopWith(`invoices.actions.${name}`, { on: 'row' }), kinds);
    expect(found.map(problemText).join()).toContain(expected);
  });

  it('RC030 is of no other action, whether either says it or not', () => {
    const found = checkConfig(
      shopWith('invoices.actions.remind', { on: 'row', call: 'POST /v1/invoices/:id/ask' }),
      kinds,
    );
    expect(found).toEqual([]);
    const taken = shopWith('invoices.actions', {
      ask: { on: 'row' },
      remind: { on: 'row', call: 'POST /v1/invoices/:id/ask' },
    });
    expect(checkConfig(taken, kinds).map(problemText)).toEqual([
      'RC030 invoices.actions.remind.call: "POST /v1/invoices/:id/ask" is the call of "ask". Give it a path of its own: "POST /v1/invoices/:id/remind".',
    ]);
  });
});
