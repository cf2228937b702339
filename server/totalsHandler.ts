import pMap from 'p-map';
import type { Context } from 'hono';
import { LONGEST_QUESTION, MOST_QUESTIONS } from '../src/config/limits';
import { TOTALS_PATH } from '../src/model/numbers/totals';
import { bodyOf } from './records/body';
import { Refusal } from './refusal';
import { refusalOf } from './refusalOf';
import { askedBy } from './requests/asked';
import { doingOf } from './log/doing';
import { permit, refuseFaulty, type HandlerParts } from './routeHandler';
import type { Route } from './routes';
import { languageOf } from './words';
import { createOutsideTransaction } from './writes/outsideTransaction';

/** Statements of one request at a time: others want to be answered meanwhile. */
const AT_ONCE = 6;

/**
 * Answers several questions for totals in one request. A question is the address of the call that asks it alone, and is
 * answered by the same work under the same rights. Equal ones are answered once, and what is wrong with one costs that
 * one alone.
 */
export const createTotalsHandler = (
  routes: readonly Route[],
  { access, mailing, storeFor, sourceOf, hiding, hook, ...shared }: HandlerParts,
) => {
  const byPath = new Map(routes.filter(isTotals).map((route) => [route.path, route]));
  return async (c: Context) => {
    const header = c.req.header('authorization');
    const isRemote = header?.startsWith('Bearer ') === true;
    const person = await access(header, isRemote ? 'remote' : 'sms');
    const about = askedBy(c.req.raw);
    about.user = person.row._id;
    const questions = questionsIn(await bodyOf(c.req.raw));
    const parts = {
      ...shared,
      store: storeFor(person, doingOf(c, person, sourceOf)).heeding(c.req.raw.signal),
    };
    const answer = async (question: string) => {
      const [path = '', query = ''] = question.split(/\?(.*)/s);
      const route = byPath.get(path);
      if (!route) throw new Refusal(404, `There is nothing to count at GET ${path.slice(0, 200)}.`);
      if (question.length > LONGEST_QUESTION)
        throw new Refusal(400, `A question may have ${LONGEST_QUESTION} characters at most.`);
      refuseFaulty(route);
      // A token in the form of another host is refused here as it is there.
      if ((route.source === 'remote') !== isRemote) await access(header, route.source);
      const outside = createOutsideTransaction(hiding);
      const params = new URLSearchParams(query);
      const { enter } = shared;
      const asked = { id: '', person, params, body: {}, mailing, outside, enter, hook };
      return (await (await permit(route, asked, parts))()).body;
    };
    const answers = new Map<string, object>();
    const answerOrRefuse = async (question: string) => {
      const language = languageOf(c.req.raw);
      const refused = (error: unknown) => ({
        ...refusalOf(error, about.id).bodyIn(language),
        requestId: about.id,
      });
      answers.set(question, await answer(question).catch(refused));
    };
    await pMap(new Set(questions), answerOrRefuse, { concurrency: AT_ONCE });
    return c.json({ success: true, answers: questions.map((question) => answers.get(question)) });
  };
};

const isTotals = ({ method, served }: Route): boolean =>
  method === 'GET' && served.every(({ operation }) => operation === 'totals');

/** @throws Refusal 422 that names the place, where it is no list of addresses or too long a one. */
const questionsIn = ({ questions }: Readonly<Record<string, unknown>>): readonly string[] => {
  if (!Array.isArray(questions))
    throw new Refusal(422, `Send "questions", a list of addresses such as ${EXAMPLE}, to ${TOTALS_PATH}.`);
  if (questions.length > MOST_QUESTIONS)
    throw new Refusal(
      422,
      `"questions" has ${questions.length} entries. It may have ${MOST_QUESTIONS} at most.`,
    );
  return questions.map((question: unknown, at) => {
    if (typeof question === 'string') return question;
    throw new Refusal(422, `"questions.${at}" must be an address such as ${EXAMPLE}.`);
  });
};

const EXAMPLE = '"/v1/invoices/totals?by=status"';
