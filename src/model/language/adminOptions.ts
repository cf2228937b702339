import type { AdminOptions } from '../../config/defineAdmin';
import type { OptionDocs } from '../resolved/optionDoc';
import { accountOptions } from './accountOptions';
import { dashboardOptions } from './dashboardOptions';
import { groupOptions } from './groupOptions';
import { offerOptions } from './offerOptions';
import { pageOptions } from './pageOptions';

/** What `defineAdmin` takes. */
export const adminOptions: OptionDocs<AdminOptions<unknown>> = {
  name: {
    type: 'text',
    required: true,
    doc: 'The name of the product: brand, sign-in page and document title. `/config.json` may replace it.',
    spec: 'S1.01',
  },
  color: {
    type: 'text',
    doc: 'The one colour of the provider, `#rrggbb`: what bears the brand follows it, readable in both skins. `/config.json` may replace it.',
    default: 'the petrol of the product',
  },
  logo: {
    type: 'text',
    doc: 'Address of an image beside the name: https, a path of the own host, or `data:image/…`. `/config.json` may replace it.',
    default: 'a speech bubble in the colour of the brand',
  },
  groups: {
    type: 'map',
    of: groupOptions,
    required: true,
    doc: 'The headings of the menu by name, in their order. Entities name one in `group`.',
  },
  dashboards: {
    type: 'map',
    of: dashboardOptions,
    doc: 'Pages of numbers by key, above the entities of their menu group.',
    default: 'none',
    spec: 'S2.01, S2.02',
  },
  pages: {
    type: 'map',
    of: pageOptions,
    doc: 'Pages of text, and those that `overrides/pages/` draws, by key, below the entities of their menu group.',
    default: 'none',
    spec: 'S2.27',
  },
  accounts: {
    type: 'object',
    of: accountOptions,
    doc: 'Which entities hold the people who may sign in.',
    default: 'nobody can sign in to the reference gateway',
    spec: 'S6.01',
  },
  offers: {
    type: 'object',
    of: offerOptions,
    doc: 'What each host can do beyond answering calls; nothing is sent to a host that counts on what it does not offer. `/config.json` may replace it, host by host: the gateway states its own there.',
    default: 'what `/config.json` says, else nothing',
  },
  resources: {
    type: 'map',
    required: true,
    doc: 'The entities by key, in the order of the menu. References and permissions name the key.',
    spec: 'S1.28',
  },
};
