import type config from '../../resources.config';
import type { Context } from '../../server/hooks/defineHooks';
import type { RecordOf } from '../../src/config/defineResource';

type Resources = typeof config.resources;
type Contact = RecordOf<Resources['contacts']>;
type Place = Pick<Context<typeof config, Contact, never>, 'records' | 'turn' | 'refusal'>;

/** The plan that a customer has by now: of the running subscription that began last; without one, that of the customer. */
export const planOf = async (
  user: string,
  { records }: Pick<Place, 'records'>,
): Promise<RecordOf<Resources['plans']> | undefined> => {
  const [running] = await records('subscriptions').list({
    where: { user, status: { $in: ['trialing', 'active', 'past_due'] } },
    sort: ['startAt', 'DESC'],
    limit: 1,
  });
  const plan = running?.plan ?? (await records('users').get(user))?.currentPlan;
  return plan ? records('plans').get(plan) : undefined;
};

/**
 * Refuses a contact that its customer has beyond what the plan allows: asked once it is stored, so that those of an import,
 * which are stored together, are among the counted ones. Who writes at the same time waits.
 */
export const refuseTooMany = async ({ user }: Contact, context: Place): Promise<void> => {
  const plan = user ? await planOf(user, context) : undefined;
  if (!user || !plan?.contactsMax) return;
  await context.turn(`contacts ${user}`);
  if ((await context.records('contacts').count({ user })) > plan.contactsMax)
    throw context.refusal({ user: tooMany(plan.name, plan.contactsMax) });
};

const tooMany = (plan: string, most: number) => ({
  en: `The plan ${plan} allows ${most} contacts, and all of them are there.`,
  de: `Der Tarif ${plan} erlaubt ${most} Kontakte, und die sind schon da.`,
  fr: `Le forfait ${plan} permet ${most} contacts, et ils y sont déjà tous.`,
  pt: `O plano ${plan} permite ${most} contactos, e já existem todos.`,
});
