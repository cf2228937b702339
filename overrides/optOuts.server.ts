import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { BY_STAFF, liftedBy, refuseCustomers } from './sending/consent/contacts';
import { listOut, markListed } from './sending/consent/inStep';
import { activeOf, letIn, mark, scopeOf } from './sending/optOuts';

/** Whoever is on the list gets nothing, until it is lifted with reason and proof. See docs/sending.md. */
export default defineHooks<typeof config, 'optOuts', { readonly bringInStep: Step }>({
  start: ({ enqueue }) => enqueue('bringInStep', FIRST, IN_STEP),
  jobs: {
    bringInStep: async ({ of, after }, context) => {
      const last = await (of === 'contacts' ? listOut : markListed)(after, context);
      if (last !== undefined) await context.enqueue('bringInStep', { of, after: last }, IN_STEP);
      else if (of === 'contacts') await context.enqueue('bringInStep', { of: 'list', after: '' }, IN_STEP);
    },
  },
  before: {
    create: async ({ after }, context) => {
      const [there] = await activeOf(scopeOf(after), context);
      if (there) throw context.refusal({ phone: ON_THE_LIST });
      return { at: context.now.toISOString() };
    },
  },
  after: {
    create: ({ after }, context) => mark(after, context),
    update: async ({ before, after }, context) => {
      if (before.status === 'active' && after.status === 'lifted') await letIn(after, context);
    },
  },
  actions: {
    lift: async (_, context) => ({ liftedBy: await liftedBy(context) }),
    liftErased: async ({ before, after, form }, context) => {
      if (before.blocked) await refuseCustomers(context, { status: BY_STAFF });
      const phone = String(form['phone']);
      const hashes = await context.erasing.hashesOf(phone);
      if (!hashes.includes(before.hash ?? '')) throw context.refusal({ phone: OTHER_NUMBER });
      await letIn({ ...after, phone }, context);
      return { liftedBy: await liftedBy(context) };
    },
    unblock: async (_, context) => {
      await refuseCustomers(context, { status: BY_STAFF });
      return { liftedBy: await liftedBy(context) };
    },
  },
});

/** The contacts that had opted out before there was a list, or the list that outlived its contacts. */
type Step = { readonly of: 'contacts' | 'list'; readonly after: string };

const FIRST: Step = { of: 'contacts', after: '' };

const IN_STEP = { key: 'in step' } as const;

const OTHER_NUMBER = {
  en: 'This opt-out is of another number.',
  de: 'Diese Abmeldung gehört zu einer anderen Nummer.',
  fr: 'Cette désinscription concerne un autre numéro.',
  pt: 'Este cancelamento é de outro número.',
};

const ON_THE_LIST = {
  en: 'This number is on the list.',
  de: 'Diese Nummer steht schon auf der Liste.',
  fr: 'Ce numéro est déjà sur la liste.',
  pt: 'Este número já está na lista.',
};
