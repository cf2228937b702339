import type config from '../../../resources.config';
import type { RecordOf } from '../../../src/config/defineResource';
import type { Desk } from '../desk';
import { isService } from '../numbers';
import { optIn } from '../optOuts';
import { answerWith, askAnswer, helpAnswer, leftAnswer, type Answering } from './answer';
import { ask, contactOf, groupsOfWord, isOut, join } from './groupWords';
import { leave, type Leaving } from './leave';
import { replySetting } from './replySetting';
import { understand } from './understand';
import type { Whose } from './whose';

export type Heard = {
  readonly from: string;
  /** Where it is from a number that messages may go to. */
  readonly phone: string | undefined;
  readonly to: string;
  readonly text: string;
  readonly found: Whose;
};

/** What was understood and done, and how many have left or come by it. */
export type Outcome = {
  readonly understood: 'optOut' | 'optIn' | 'help' | 'unclear' | 'nothing';
  readonly status: 'open' | 'done';
  readonly result: 'optedOut' | 'leftGroup' | 'optedIn' | 'joined' | 'asked' | 'answered' | 'none' | null;
  readonly answer?: string | null;
  readonly heard: number;
};

const OPEN = { status: 'open', result: null, heard: 0 } as const;
const DONE = { status: 'done', result: 'none', heard: 0 } as const;

/** Nothing was done: somebody looks at it. */
export const NOT_DONE: Outcome = { ...OPEN, understood: 'unclear' };

/** Does what a message means: leaving first, then the words of groups, then the others. */
export const act = async (message: Heard, desk: Desk): Promise<Outcome> => {
  const { phone, text, found } = message;
  const said = understand(text);
  if (phone === undefined) return withoutNumber(message, said.means);
  if (said.means === 'optOut') return leaveAll({ ...message, phone }, said.language, desk);
  const groups = await groupsOfWord(found.users, text, desk);
  if (groups.left.length > 0) return leaveGroups({ ...message, phone }, groups.left, desk);
  // Coming, and being answered, is a matter of one customer, by its own sender.
  const [user] = found.isAnswered && found.users.length === 1 ? found.users : [];
  if (user === undefined) return nothingFor(said.means);
  const own = { user, phone, words: text.trim(), sender: found.sender };
  const to: Answering = { phone, from: found.sender, user, language: said.language };
  if (groups.joined.length > 0) return joinGroups(own, groups.joined, { to, desk });
  if (said.means === 'optIn') return comeBack(own, said.isYes ?? false, { to, desk });
  if (said.means !== 'help') return nothingFor(said.means);
  const answer = await answerWith(await helpAnswer(to, desk), to, desk);
  return { ...DONE, understood: 'help', ...(answer !== undefined && { result: 'answered', answer }) };
};

const withAnswer = (answer: string | undefined) => (answer === undefined ? {} : { answer });

const nothingFor = (understood: Outcome['understood']): Outcome => ({
  ...(understood === 'unclear' ? OPEN : DONE),
  understood,
});

/* A machine needs no decision. Somebody whose number cannot be read does where leaving may be meant. */
const withoutNumber = ({ from }: Heard, understood: Outcome['understood']): Outcome => {
  const isAsked = !isService(from) && (understood === 'optOut' || understood === 'unclear');
  return { ...(isAsked ? OPEN : DONE), understood };
};

type FromNumber = Heard & { readonly phone: string };

const leaving = ({ phone, text, found }: FromNumber): Leaving => ({
  phone,
  users: found.users,
  words: text.trim(),
  sender: found.sender,
  last: found.last,
});

const leaveAll = async (message: FromNumber, language: string | undefined, desk: Desk): Promise<Outcome> => {
  const { phone, text, found } = message;
  const [user] = found.users;
  if (user === undefined) return { ...OPEN, understood: 'optOut' };
  const heard = await leave(leaving(message), desk);
  const to: Answering = { phone, from: found.sender, user, language };
  const said = await groupsOfWord(found.users, text, desk);
  const contact = await contactOf({ user, phone }, desk);
  const own = said.left.filter(({ id }) => contact?.groups?.includes(id));
  const answer = await confirm(own, { to, isOne: found.users.length === 1 }, desk);
  return { ...DONE, understood: 'optOut', result: 'optedOut', ...withAnswer(answer), heard };
};

type Texts = readonly RecordOf<(typeof config.resources)['contactGroups']>[];

/* What the group says where its word was sent, and there is but one. */
const confirm = async (
  groups: Texts,
  { to, isOne }: { readonly to: Answering; readonly isOne: boolean },
  desk: Desk,
): Promise<string | undefined> => {
  if (!(await replySetting(desk)).confirmOptOut) return undefined;
  const [text, ...more] = new Set(groups.map(({ unsubscribeSms }) => unsubscribeSms || ''));
  const own = isOne && more.length === 0 ? text : '';
  return answerWith(own || (await leftAnswer(to, isOne, desk)), to, desk);
};

type Groups = Readonly<Awaited<ReturnType<typeof groupsOfWord>>['left']>;

const leaveGroups = async (message: FromNumber, groups: Groups, desk: Desk): Promise<Outcome> => {
  const { phone, found } = message;
  const heard = await leave({ ...leaving(message), groups }, desk);
  const [user] = groups.flatMap((each) => each.user || []);
  const to: Answering = { phone, from: found.sender, user: user ?? '' };
  const answer = await confirm(groups, { to, isOne: found.users.length === 1 }, desk);
  return { ...DONE, understood: 'optOut', result: 'leftGroup', ...withAnswer(answer), heard };
};

type Own = Parameters<typeof join>[0];
type Around = { readonly to: Answering; readonly desk: Desk };

const joinGroups = async (own: Own, groups: Groups, { to, desk }: Around): Promise<Outcome> => {
  const asking = groups.filter(({ doubleOptIn }) => doubleOptIn);
  const [first] = asking;
  const joining = groups.filter(({ doubleOptIn }) => !doubleOptIn);
  if (first === undefined) return joined(own, joining, { to, desk });
  if (joining.length > 0) await join(own, idsOf(joining), desk);
  await ask(own, idsOf(asking), desk);
  const answer = await answerWith(await askAnswer(to, first.name ?? '', desk), to, desk);
  return { ...DONE, understood: 'optIn', result: 'asked', ...withAnswer(answer) };
};

const joined = async (own: Own, groups: Groups, { to, desk }: Around): Promise<Outcome> => {
  const isIn = await join(own, idsOf(groups), desk);
  if (!isIn) return { ...DONE, understood: 'optIn' };
  const [text] = groups.flatMap(({ welcomeSms }) => welcomeSms || []);
  const answer = await answerWith(text ?? '', { ...to, isWelcome: true }, desk);
  return { ...DONE, understood: 'optIn', result: 'joined', ...withAnswer(answer), heard: 1 };
};

/* A yes answers what was asked; else it takes back, as the other words, that somebody has left. */
const comeBack = async (own: Own, isYes: boolean, { to, desk }: Around): Promise<Outcome> => {
  const asked = isYes ? ((await contactOf(own, desk))?.askedGroups ?? []) : [];
  if (asked.length > 0) return joined(own, await desk.records('contactGroups').getMany(asked), { to, desk });
  if (!(await isOut(own, desk))) return { ...DONE, understood: 'optIn' };
  await optIn(own, desk);
  const isStillOut = await isOut(own, desk);
  return isStillOut
    ? { ...DONE, understood: 'optIn' }
    : { ...DONE, understood: 'optIn', result: 'optedIn', heard: 1 };
};

const idsOf = (groups: Groups): readonly string[] => groups.map(({ id }) => id);
