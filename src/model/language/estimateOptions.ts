import type { Estimate } from '../../config/resource';
import type { OptionDocs } from '../resolved/optionDoc';

/** What follows from a record, worked out by its server before anything is done. */
export const estimateOptions: OptionDocs<Estimate<Record<string, unknown>>> = {
  of: {
    type: 'names',
    required: true,
    doc: 'The fields that it follows from. The form asks anew when one of them has changed, and says nothing before the required ones are filled in.',
  },
  fields: {
    type: 'fields',
    required: true,
    doc: 'What the server answers, drawn as facts below the form and in the dialogs of actions with `estimate`: `{ recipients: f.number({ integer: true }), cost: f.money({ currency: "EUR" }) }`. What is `guarded` is answered to whoever may `show` that field.',
  },
  warning: {
    type: 'text',
    doc: 'The text among its fields that stands above the others as a warning.',
    default: 'none',
  },
  stops: {
    type: 'map',
    doc: 'The values of its warning under which nothing can be done, each with the entity whose page puts an end to it: an action with `estimate` cannot be confirmed then, and a link leads to the record that is pointed at, else to the page or list. `{ sender: "senderIds", price: "pricingRanges" }`.',
    default: 'none: a warning only warns',
  },
  count: {
    type: 'text',
    doc: 'The number among its fields that says how many people it is about: where that is above `typeAbove`, a final action with `estimate` asks to type it.',
    default: 'none',
  },
  brief: {
    type: 'names',
    doc: 'Those of its fields that stand beside Save on a screen without room for all of them beside the form: `["recipients", "cost"]`.',
    default: 'none',
  },
};
