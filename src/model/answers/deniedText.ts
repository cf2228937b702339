import { isCalled } from '../contract/isCalled';
import { pick } from '../resolved/labels';
import type { PageModel } from '../resolved/model';
import type { Say } from './issueText';
import { fieldText } from './fieldText';
import { nounOf } from './noun';

/** What somebody may not do: one pair of action and subject. */
export type MissingRight = {
  readonly action: string;
  readonly subject: string;
  /** The role that the token does not claim, where that is what is missing. */
  readonly claim?: string;
};

type Wording = {
  readonly model: PageModel;
  readonly say: Say;
  /** Default: English. */ readonly locale?: string;
};

/** Says so in words of the interface: `You don’t have permission to delete invoices.` The screens and the server say the same. */
export const deniedText = (right: MissingRight, wording: Wording): string => {
  const text = pairText(right, wording);
  const { claim } = right;
  return claim === undefined
    ? text
    : `${text} ${wording.say('app.denied.claim', { claim: claimName(claim, wording) })}`;
};

/** What a claimed role is called: as the level of an account that is given it. */
export const claimName = (
  claim: string,
  { model, locale = 'en' }: Pick<Wording, 'model' | 'locale'>,
): string => {
  const { resources = {}, roles } = model.accounts ?? {};
  const [level = claim] = Object.entries(roles?.claims ?? {}).find(([, given]) => given === claim) ?? [];
  const named = Object.keys(resources)
    .flatMap((key) => model.known(key).knownFields)
    .find((field) => 'values' in field && Object.hasOwn(field.values as object, level));
  return (named && fieldText(level, named, { kinds: model.kinds, locale })) ?? claim;
};

const pairText = ({ action, subject }: MissingRight, wording: Wording): string => {
  const { model, say, locale = 'en' } = wording;
  // Of those that came: what is refused was offered by one of them.
  const own = model.resources
    .flatMap(({ key }) => (model.isWhole(key) ? model.resource(key).actions : []))
    .find((each) => isCalled(each) && each.can[0] === action && each.can[1] === subject);
  const name = nameOf(subject, wording);
  if (own) return say('app.denied.action', { action: pick(own.label, locale), name });
  return say('app.denied.right', { action: verbOf(action, say), name });
};

/* To list and to show are both to see, for whoever reads it. */
const verbOf = (action: string, say: Say): string => {
  const key = `app.rights.${action === 'list' ? 'show' : action}`;
  const word = say(key, { _: action });
  return word === key ? action : word;
};

const nameOf = (subject: string, { model, say, locale = 'en' }: Wording): string => {
  if (subject === 'all') return say('app.rights.all', {});
  const { resources, dashboards, pages } = model;
  const [entity = '', name] = subject.split('.');
  const resource = resources.find((each) => each.subject === entity);
  if (!resource) {
    const page = [...dashboards, ...pages].find((each) => each.subject === subject);
    return page ? pick(page.label, locale) : subject;
  }
  const many = nounOf(resource.label.many, locale);
  const fields = model.isWhole(resource.key) ? model.resource(resource.key).fields : [];
  const field = fields.find((each) => each.name === name);
  return field ? `${pick(field.label, locale)} (${many})` : many;
};

/** The right that the answer of a server, or our own guard, names; undefined where it names none. */
export const missingRight = (
  body: Readonly<Record<string, unknown>> | undefined,
): MissingRight | undefined => {
  const { action, subject, claim } = {
    ...(body?.['right'] as object | null | undefined),
  } as Partial<MissingRight>;
  if (typeof action !== 'string' || typeof subject !== 'string') return undefined;
  return { action, subject, ...(typeof claim === 'string' && { claim }) };
};
