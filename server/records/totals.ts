import { spans, totalsFrom, type Span, type TotalsQuestion } from '../../src/model/numbers/totals';
import { closedPath, isListAt, totalsFault } from '../../src/model/numbers/totalsFault';
import { applyTimedTransitions } from './applyTimedTransitions';
import { fieldAt } from '../../src/model/resolved/fieldAt';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { zoneName } from '../../src/model/values/timeZone';
import type { Handler } from '../handlers';
import { marksOf } from '../marks/marks';
import { readQuery } from './query';
import { closedFields } from '../../src/model/access/openFields';
import { totalsEver } from './retired';
import { Denied } from '../denied';
import { Refusal } from '../refusal';

/**
 * Counts, and adds up, the records that the list with the same parameters shows; and those that have left for their age,
 * see `totalsEver`.
 */
export const totals: Handler = async ({ resource, person, params }, parts) => {
  const { model } = parts;
  const question = questionIn(params);
  const fault = totalsFault(question, resource, model.kinds);
  if (fault !== undefined) throw new Refusal(400, fault);
  const closed = closedPath(question, closedFields(resource, { ability: person.ability, model }));
  if (closed !== undefined)
    throw new Denied({ action: 'show', subject: `${resource.subject}.${closed}` }, model);
  await applyTimedTransitions(resource, parts);
  const marks = await marksOf(resource, person, parts);
  const { where, search } = readQuery(withoutOwn(params), { resource, model, person, marks });
  const isList = isListAt(question.by, resource.fields, model.kinds);
  const tallies = await totalsEver(
    resource,
    { where, ...(search && { search }), ...question, isList },
    parts,
  );
  return {
    status: 200,
    body: {
      success: true,
      totals: totalsFrom(tallies, question.of !== undefined, decimalsAt(question.of, resource, model)),
    },
  };
};

const decimalsAt = (path: string | undefined, { fields }: Resource, { kinds }: Model): number => {
  const field = path === undefined ? undefined : fieldAt(fields, path);
  return (field && kinds[field.kind].decimals?.(field)) ?? 0;
};

/** What is asked about the records; all other parameters say which. */
const OWN = ['by', 'per', 'zone', 'of'] as const;

const questionIn = (params: URLSearchParams): Omit<TotalsQuestion, 'filter'> => {
  const [by, per, asked, of] = OWN.map((name) => params.get(name) ?? '');
  const zone = zoneName(asked || UTC);
  if (per && !isSpan(per)) throw new Refusal(400, `"${per}" is no span: ${spans.join(' or ')}.`);
  if (zone === undefined) throw new Refusal(400, `"${asked?.slice(0, 50)}" is no time zone. ${ZONES}`);
  return {
    ...(by && { by }),
    ...(per && { per: per as Span }),
    ...(per && zone !== UTC && { zone }),
    ...(of && { of }),
  };
};

const UTC = 'UTC';

const ZONES = 'Valid: a name of area and city, such as Europe/Lisbon, or UTC.';

const isSpan = (text: string): text is Span => (spans as readonly string[]).includes(text);

const withoutOwn = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params);
  for (const name of OWN) rest.delete(name);
  return rest;
};
