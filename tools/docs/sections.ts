import {
  accountOptions,
  adminOptions,
  groupOptions,
  offerOptions,
} from '../../src/model/language/adminOptions';
import { actionOptions } from '../../src/model/language/actionOptions';
import { apiOptions } from '../../src/model/language/apiOptions';
import { checkOptions } from '../../src/model/language/checkOptions';
import { dashboardOptions, metricOptions, widgetOptions } from '../../src/model/language/dashboardOptions';
import { fieldOptions } from '../../src/model/language/fieldOptions';
import { layoutOptions } from '../../src/model/language/layoutOptions';
import { listOptions } from '../../src/model/language/listOptions';
import { relatedOptions, storyOptions } from '../../src/model/language/relatedOptions';
import { resourceOptions } from '../../src/model/language/resourceOptions';
import { settingOptions } from '../../src/model/language/settingOptions';
import { timedOptions } from '../../src/model/language/timedOptions';
import type { OptionDoc } from '../../src/model/resolved/optionDoc';

export type Docs = { readonly [option: string]: OptionDoc };

/** The parts of the language that have options of their own, in the order of the reference. */
export const sections: readonly (readonly [title: string, docs: Docs])[] = [
  ['The product: `defineAdmin`', adminOptions],
  ['A menu group', groupOptions],
  ['A dashboard', dashboardOptions],
  ['A widget of a dashboard', widgetOptions],
  ['A number: `metric`', metricOptions],
  ['`accounts`', accountOptions],
  ['`offers`', offerOptions],
  ['`settings`', settingOptions],
  ['An entity: `defineResource`', resourceOptions],
  ['`list`', listOptions],
  ['A tab of `layout`', layoutOptions],
  ['A list in `related`', relatedOptions],
  ['A source in `story`', storyOptions],
  ['An action', actionOptions],
  ['A change by time in `timed`', timedOptions],
  ['A comparison in `checks`', checkOptions],
  ['`api`', apiOptions],
  ['Every field', fieldOptions],
];
