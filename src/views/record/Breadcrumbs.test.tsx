// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen } from '../../../tests/fields/FieldScreen';
import { kinds } from '../../fields/kinds';
import type { AbilityPair } from '../../model/access/abilityPairs';
import { createModel } from '../../model/resolve/createModel';
import { Breadcrumbs } from './Breadcrumbs';

const model = createModel(
  {
    name: 'Test',
    groups: { money: { label: 'Billing', icon: 'invoice' } },
    resources: {
      bills: {
        label: { one: 'Bill', many: 'Bills' },
        group: 'money',
        title: 'Bill {number}',
        icon: 'invoice',
        fields: { number: { kind: 'text' } },
      },
    },
  },
  kinds,
);

const name = model.resources[0]?.name ?? '';

type Asked = { readonly isOfRecord?: boolean; readonly rights?: readonly AbilityPair[] };

/** The steps of the page, each with where it leads. */
const crumbs = ({ isOfRecord = false, rights }: Asked = {}) => {
  render(
    <FieldScreen model={model} {...(rights && { rights })}>
      <Breadcrumbs here="Edit" {...(isOfRecord && { record: { id: 'a/b', number: '7' } })} />
    </FieldScreen>,
  );
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  return within(nav)
    .getAllByRole('listitem')
    .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')]);
};

afterEach(cleanup);

describe('the way to the page that is open', () => {
  it('goes from the group over the list to the page', () => {
    expect(crumbs()).toEqual([
      ['Billing', undefined],
      ['Bills', `/${name}`],
      ['Edit', undefined],
    ]);
  });

  it('goes over the record that the page is about', () => {
    expect(crumbs({ isOfRecord: true })[2]).toEqual(['Bill 7', `/${name}/a%2Fb/show`]);
  });

  it('says which step is the open page', () => {
    crumbs({ isOfRecord: true });
    expect(screen.getByText('Edit').getAttribute('aria-current')).toBe('page');
  });

  it('C-14 lets no name turn the direction of another', () => {
    crumbs({ isOfRecord: true });
    for (const text of ['Billing', 'Bills', 'Bill 7', 'Edit'])
      expect(screen.getByText(text).tagName).toBe('BDI');
  });

  it('leads nowhere a person may not go', () => {
    const steps = crumbs({ isOfRecord: true, rights: [{ action: 'edit', subject: 'bills' }] });
    expect(steps.map(([text]) => text)).toEqual(['Billing', 'Bills', 'Bill 7', 'Edit']);
    expect(steps.every(([, to]) => to === undefined)).toBe(true);
  });
});
