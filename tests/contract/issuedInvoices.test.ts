import { expect, it } from 'vitest';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { allows } from '../../src/views/actions/allows';

const resource = createModel(config, kinds).resource('invoices');
const states = Object.keys(config.resources.invoices.fields.invoiceStatus.values);
const isEdited = (invoiceStatus: string) => allows('edit', { id: '1', invoiceStatus }, { resource, kinds });

it('an invoice is edited while it is a draft: what is printed stays, and actions bring its states', () => {
  expect(states.filter(isEdited)).toEqual(['Draft']);
});
