import type { Desk } from '../desk';
import { isNumber, isService } from '../numbers';
import { addSingle } from '../sendTest';
import { contactOf } from './groupWords';
import { daysFrom } from './replySetting';
import { askText, filled, helpText, languageOf, leftText, type Language } from './texts';

export type Answering = {
  readonly phone: string;
  /** The sender that was answered answers. */
  readonly from: string;
  /** Who pays for it. */
  readonly user: string;
  readonly language?: string | undefined;
  /** That somebody has joined a group. */
  readonly isWelcome?: boolean;
};

/** Queues an answer. Its id, or undefined where this number gets none: at most one a day, and a welcome besides. */
export const answerWith = async (
  text: string,
  { phone, from, user, isWelcome = false }: Answering,
  desk: Desk,
): Promise<string | undefined> => {
  if (isService(phone) || !isNumber(phone) || from === '' || text === '') return undefined;
  const before = await desk.records('inboundMessages').count({
    from: phone,
    answer: { $exists: true },
    result: isWelcome ? 'joined' : { $ne: 'joined' },
    createdAt: { $gt: daysFrom(desk.now, -1) },
  });
  if (before > 0) return undefined;
  const id = `answer-${crypto.randomUUID()}`;
  await addSingle({ id, from, to: phone, text, user }, desk);
  return id;
};

/** That somebody has left; with the name of the customer where it is one. */
export const leftAnswer = async (to: Answering, isOne: boolean, desk: Desk): Promise<string> => {
  const { name, language } = await readerOf(to, desk);
  return isOne ? named(name, leftText[language]) : leftText[language];
};

/** Who is writing, and how to reach them. */
export const helpAnswer = async (to: Answering, desk: Desk): Promise<string> => {
  const { name, contact, language } = await readerOf(to, desk);
  return named(name, filled(helpText[language], { contact }));
};

/** The question whether somebody joins a group. */
export const askAnswer = async (to: Answering, group: string, desk: Desk): Promise<string> => {
  const { name, language } = await readerOf(to, desk);
  return named(name, filled(askText[language], { group }));
};

const named = (name: string, text: string): string => (name === '' ? text : `${name}: ${text}`);

type Reader = { readonly name: string; readonly contact: string; readonly language: Language };

const readerOf = async ({ user, phone, language }: Answering, desk: Desk): Promise<Reader> => {
  const customer = await desk.records('users').get(user);
  const contact = await contactOf({ user, phone }, desk);
  return {
    name: customer?.company || customer?.fullName || '',
    contact: [customer?.phone, customer?.email].flatMap((each) => each || []).join(', '),
    language: languageOf(contact?.language, customer?.language, language),
  };
};
