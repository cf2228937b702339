import type { Context } from 'hono';
import { dateStyles } from '../../src/config/settings';
import { visibleFields, type FieldReader } from '../../src/model/access/openFields';
import { boundResource, reachOf } from '../../src/model/access/bound';
import type { FieldWording } from '../../src/model/answers/fieldText';
import { exportColumns, type ExportColumn } from '../../src/model/export/exportColumns';
import { TOTAL_HEADER } from '../../src/model/export/exporting';
import type { Model } from '../../src/model/resolved/model';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import { isLanguage, languageCodes, type Language } from '../../src/locales/languages';
import { csvFile, csvLines, csvReaders, type CsvReader } from '../../src/model/values/csv';
import { isTimeZone } from '../../src/model/values/timeZone';
import type { Person } from '../accounts/people';
import { Denied } from '../denied';
import { doingOf } from '../log/doing';
import { marksOf } from '../marks/marks';
import type { Parts } from '../parts';
import { applyTimedTransitions } from '../records/applyTimedTransitions';
import { bodyOf } from '../records/body';
import { groupingIn } from '../records/groupedList';
import { readQuery } from '../records/query';
import { toWire } from '../records/records';
import { Refusal } from '../refusal';
import { report } from '../report';
import { askedBy } from '../requests/asked';
import type { HandlerParts } from '../routeHandler';
import { StoreAbandoned } from '../store/statementLimit';
import { createNames } from './namesOf';
import { rowsInPieces } from './rowsInPieces';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes the records of a list as a CSV file while they are read: nothing is held but the piece at hand, and when nobody
 * takes it any more it ends. Which records, which fields and which names is judged as for the list.
 */
export const createExportHandler = (
  { faulty }: Place,
  { access, stillThere, storeFor, sourceOf, entries, ...shared }: HandlerParts,
) => {
  return async (c: Context) => {
    const resource = exported(c.req.param('entity') ?? '', shared.model);
    const person = await access(c.req.header('authorization'), resource?.api.source ?? 'sms');
    askedBy(c.req.raw).user = person.row._id;
    if (!resource) throw new Refusal(404, 'There is no list of this to export.');
    const fault = faulty.get(resource.key);
    if (fault !== undefined) throw new Refusal(503, fault);
    const doing = doingOf(c, person, sourceOf);
    const denied = missingRight(resource, person);
    if (denied !== undefined) {
      await entries.refused({ resource, action: denied, id: '' }, doing, shared.store).catch(report);
      throw new Denied({ action: denied, subject: resource.subject }, shared.model);
    }
    const body = await bodyOf(c.req.raw);
    const { model } = shared;
    const parts = { ...shared, store: storeFor(person, doing).heeding(c.req.raw.signal) };
    const reached = person.isBound ? boundResource(resource, model) : resource;
    const fields = fieldsIn(body, reached, { ability: person.ability, model });
    const written = { wording: wordingIn(body, model), csvReader: csvReaderIn(body) };
    const file = { resource: reached, person, fields, ...written };
    const { total, pieces } = await textOf(file, listIn(body), parts);
    const mayGoOn = async () => {
      const lost = missingRight(resource, await stillThere(person));
      if (lost !== undefined) throw new Denied({ action: lost, subject: resource.subject }, shared.model);
    };
    await entries.file({ resource, action: 'export', details: `Exported: ${total}` }, doing, shared.store);
    return c.body(streamOf(asLongAs(mayGoOn, pieces), askedBy(c.req.raw).id), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${resource.key}.csv"`,
      [TOTAL_HEADER]: String(total),
    });
  };
};

/** Entities that are not served, and why. */
export type Place = {
  readonly faulty: ReadonlyMap<string, string>;
};

const exported = (key: string, { resources }: Model): Resource | undefined =>
  resources.find(
    (each) => each.key === key && !each.single && each.api.calls.list && each.api.source !== 'demo',
  );

/* Who exports reads the list, too. */
const missingRight = (resource: Resource, { ability, isBound }: Person): string | undefined => {
  if (isBound && reachOf(resource) === 'none') return 'export';
  return ['list', 'export'].find((right) => !ability.can(right, resource.subject));
};

type ExportedFile = {
  readonly resource: Resource;
  readonly person: Person;
  readonly fields: readonly ResolvedField[];
  readonly wording: FieldWording;
  readonly csvReader: CsvReader;
};

const textOf = async (
  { resource, person, fields, wording, csvReader }: ExportedFile,
  list: URLSearchParams,
  parts: Parts,
) => {
  const { model, store, clock } = parts;
  await applyTimedTransitions(resource, parts);
  const { collection } = resource.api;
  const marks = await marksOf(resource, person, parts);
  const { where, search, sort } = readQuery(list, { resource, model, person, marks });
  const grouping = groupingIn(list, { resource, model, person });
  const asked = { where, sort, ...(search && { search }) };
  const { total } = await store.list(collection, { ...asked, offset: 0, limit: 1 });
  const names = createNames(fields, { ...parts, person, wording });
  const isImported = resource.import !== undefined;
  const columns = exportColumns(fields, { wording, nameOf: names.nameOf, isImported });
  const reader = { model, ability: person.ability, now: clock.now(), isUnmarked: true, marks };
  const pieces = async function* () {
    yield csvFile([columns.map(({ title }) => title)], csvReader);
    for await (const rows of rowsInPieces(asked, { store, collection, total, grouping })) {
      await names.learnFor(rows);
      const cells = rows.map((row) => cellsOf(toWire(row, resource, reader), columns));
      yield csvLines(cells, csvReader);
    }
  };
  return { total, pieces: pieces() };
};

const cellsOf = (record: Values, columns: readonly ExportColumn[]): string[] =>
  columns.map(({ text }) => text(record));

/* A file of a million rows takes minutes: who is locked out, signs out or loses the right meanwhile gets no more of it. */
async function* asLongAs(mayGoOn: () => Promise<void>, pieces: AsyncGenerator<string>) {
  for await (const piece of pieces) {
    await mayGoOn();
    yield piece;
  }
}

/** Made as fast as it is taken. */
const streamOf = (pieces: AsyncGenerator<string>, requestId: string): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let isLeft = false;
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { value, done } = await pieces.next();
        if (isLeft) return;
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // Half a file must not look like a whole one: the connection breaks off.
        controller.error(error);
        if (!(error instanceof StoreAbandoned || error instanceof Refusal)) report(error, requestId);
      }
    },
    cancel: async () => {
      isLeft = true;
      await pieces.return(undefined);
    },
  });
};

const listIn = ({ list = '' }: Values): URLSearchParams => {
  if (typeof list === 'string') return new URLSearchParams(list);
  throw new Refusal(
    422,
    '"list" has to be the parameters of a list, such as "status=failed&sort=-createdAt".',
  );
};

const fieldsIn = (
  { fields: wanted }: Values,
  resource: Resource,
  reader: FieldReader,
): readonly ResolvedField[] => {
  const offered = visibleFields(resource, 'export', reader);
  if (wanted === undefined) return offered;
  const names = offered.map(({ name }) => name);
  const isKnown = (name: unknown) => typeof name === 'string' && names.includes(name);
  if (Array.isArray(wanted) && wanted.length > 0 && wanted.every(isKnown))
    return offered.filter(({ name }) => wanted.includes(name));
  throw new Refusal(422, `"fields" has to be a list of some of these: ${names.join(', ')}.`);
};

/** The language that a request asks for. @throws Refusal 422 for one that there is none of. */
export const languageIn = ({ language = 'en' }: Values): Language => {
  if (isLanguage(language)) return language;
  throw new Refusal(422, `"language" has to be one of ${languageCodes.join(', ')}.`);
};

const csvReaderIn = ({ reader = 'spreadsheets' }: Values): CsvReader => {
  const known = csvReaders.find((each) => each === reader);
  if (known) return known;
  throw new Refusal(422, `"reader" has to be one of ${csvReaders.join(', ')}.`);
};

const wordingIn = (body: Values, { kinds }: Model): FieldWording => {
  const { timeZone, dates = 'iso' } = body;
  const language = languageIn(body);
  const style = dateStyles.find((each) => each === dates);
  if (!style) throw new Refusal(422, `"dates" has to be one of ${dateStyles.join(', ')}.`);
  if (timeZone === undefined) return { kinds, locale: language, dates: style };
  if (isTimeZone(timeZone)) return { kinds, locale: language, dates: style, timeZone };
  throw new Refusal(422, '"timeZone" has to be a time zone, such as "Europe/Berlin".');
};
