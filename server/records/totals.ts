import { spans, totalsFrom, type Span, type TotalsQuestion } from '../../src/model/numbers/totals';
import { closedPath, totalsFault } from '../../src/model/numbers/totalsFault';
import { applyTimedTransitions } from './applyTimedTransitions';
import type { Handler } from '../handlers';
import { readQuery } from './query';
import { closedFields } from './records';
import { Denied } from '../denied';
import { Refusal } from '../refusal';

/** Counts, and adds up, exactly the records that the list with the same parameters shows. */
export const totals: Handler = async ({ resource, person, params }, parts) => {
  const { model, store } = parts;
  const question = questionIn(params);
  const fault = totalsFault(question, resource, model.kinds);
  if (fault !== undefined) throw new Refusal(400, fault);
  const closed = closedPath(question, closedFields(resource, person.ability));
  if (closed !== undefined)
    throw new Denied({ action: 'show', subject: `${resource.subject}.${closed}` }, model);
  await applyTimedTransitions(resource, parts);
  const { where, search } = readQuery(withoutOwn(params), { resource, model, person });
  const tallies = await store.totals(resource.api.collection, {
    where,
    ...(search && { search }),
    ...question,
  });
  return {
    status: 200,
    body: { success: true, totals: totalsFrom(tallies, question.of !== undefined) },
  };
};

/** What is asked about the records; all other parameters say which. */
const OWN = ['by', 'per', 'of'] as const;

const questionIn = (params: URLSearchParams): Omit<TotalsQuestion, 'filter'> => {
  const [by, per, of] = OWN.map((name) => params.get(name) ?? '');
  if (per && !isSpan(per)) throw new Refusal(400, `"${per}" is no span: ${spans.join(' or ')}.`);
  return { ...(by && { by }), ...(per && { per: per as Span }), ...(of && { of }) };
};

const isSpan = (text: string): text is Span => (spans as readonly string[]).includes(text);

const withoutOwn = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params);
  for (const name of OWN) rest.delete(name);
  return rest;
};
