import type { Dialect as DialectName } from '../../config/api';
import { learnKinds } from '../../model/resolved/learnKinds';
import type { Kinds } from '../../model/resolved/kind';
import type { PageModel } from '../../model/resolved/model';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import type { Resource } from '../../model/resolved/resource';
import type { ResourceProvider, TotalsParams } from '../../model/resolved/resourceProvider';
import type { Http } from '../http/http';
import type { OfferBook } from '../http/offerBook';
import type { CreateDialect, Dialect } from './dialect';
import { countByLists } from './countByLists';
import { gatherTotals } from './gatherTotals';
import { createV1 } from './v1';
import { download } from '../../parts/download';
import { createReading, readingMethods } from './reading';
import { singular } from './singular';
import { createUndo, hearUndo } from './beyond/undo';
import { createBulk } from './beyond/bulk';
import { createBin } from './beyond/bin';
import { createImports } from './beyond/imports';
import { walkPages } from './walkPages';
import { createWireForms } from './wireForms';
import { createWriting, writingMethods } from './writing';
import type { WritingParts } from './writingParts';
import type { Totals } from '../../model/numbers/totals';
import { TOTAL_HEADER } from '../../model/export/exporting';
import type { Row } from '../../model/values/comparable';
import { HttpFailure } from '../http/failure';
import { readEstimate } from '../../model/answers/estimate';
import { readHistory } from '../../model/answers/history';
import { readTotals } from './readTotals';

export type RestOptions = {
  readonly http: Http;
  readonly model: PageModel;
  /** What the hosts offer; default: nothing. */
  readonly offers?: Pick<OfferBook, 'has'>;
};

/** The records of the configured hosts, each entity in its own dialect. Rejects with HttpFailure. */
export const createRestProvider = async ({
  http: line,
  model,
  offers,
}: RestOptions): Promise<ResourceProvider> => {
  const { http, undos } = hearUndo(line);
  const askTotals = gatherTotals(http);
  const names = [...new Set(model.resources.map(({ api }) => api.dialect))];
  const spoken = new Map<DialectName, Dialect>(
    await Promise.all(names.map(async (name) => [name, (await dialects[name]())(http, askTotals)] as const)),
  );
  const dialectOf = ({ key, api }: Resource) => {
    const dialect = spoken.get(api.dialect);
    if (!dialect) throw new Error(`${key} speaks "${api.dialect}". Known: ${[...spoken.keys()].join(', ')}.`);
    return dialect;
  };
  const provider = createDialectProvider(
    { model, undos, http },
    dialectOf,
    ({ api }, offer) => offers?.has(api.source, offer) ?? false,
  );
  return learning(provider, model);
};

/* The usual dialect is at hand; the other one is downloaded when an entity speaks it. */
const dialects: { readonly [D in DialectName]: () => Promise<CreateDialect> } = {
  v1: async () => createV1,
  simpleRest: async () => (await download(() => import('./simpleRest'))).createSimpleRest,
};

/** A data provider over whatever speaks a dialect: it judges the answers and looks after lost ones. */
const createDialectProvider = (
  {
    model,
    undos,
    http,
  }: { readonly model: PageModel; readonly undos: WritingParts['undos']; readonly http: Http },
  choose: (resource: Resource) => Dialect,
  offers: WritingParts['offers'],
): ResourceProvider => {
  const dialectOf = (resource: Resource) => (resource.single ? singular(choose(resource)) : choose(resource));
  const forms = createWireForms(model.kinds);
  const reading = createReading({ kinds: model.kinds, forms, dialectOf, offers });
  const writing = createWriting({ model, reading, forms, dialectOf, offers, ...(undos && { undos }) });
  return {
    supportAbortSignal: true,
    ...readingMethods(reading, walkPages(reading.list, offers), model.resource),
    ...writingMethods(writing, model.resource),
    getTotals: async (name, params) => {
      const resource = model.resource(name);
      const dialect = dialectOf(resource);
      return resource.api.calls.totals && dialect.totals && offers(resource, 'totals')
        ? askTotals(dialect, resource, params)
        : { data: await countByLists(params, { reading, resource, kinds: model.kinds }) };
    },
    getHistory: async (name, { id, page, signal }) => {
      const resource = model.resource(name);
      const { history } = dialectOf(resource);
      if (!history || !offers(resource, 'history')) throw new HttpFailure('refused', 'app.errors.notOffered');
      const data = readHistory(await history(resource, { id: String(id), page, signal }));
      if (!data) throw new HttpFailure('malformed');
      return { data };
    },
    ...createUndo({ dialectOf, offers, resourceOf: model.resource }),
    getEstimate: async (name, { values, signal }) => {
      const resource = model.resource(name);
      const { estimate } = dialectOf(resource);
      if (!estimate || !resource.estimate || !offers(resource, 'estimates'))
        throw new HttpFailure('refused', 'app.errors.notOffered');
      const data = readEstimate(await estimate(resource, values, signal), resource.estimate);
      if (!data) throw new HttpFailure('malformed');
      return { data };
    },
    ...ofFiles(model, { http, offers }),
    ...ofOneRecord(model, { forms, dialectOf, offers, undos }),
    ...createBulk({ forms, dialectOf, offers, resourceOf: model.resource }),
    ...createBin({ forms, dialectOf, offers, resourceOf: model.resource }),
    ...createImports({ forms, dialectOf, offers, resourceOf: model.resource }),
    getExport: async (name, params) => {
      const resource = model.resource(name);
      const { file } = dialectOf(resource);
      if (!file || !offers(resource, 'exports')) throw new HttpFailure('refused', 'app.errors.notOffered');
      const group = params.group && offers(resource, 'groups') ? params.group : undefined;
      const filter = Object(params.filter) as Row;
      const { headers, body } = await file(resource, { ...params, filter, group });
      if (!body) throw new HttpFailure('malformed');
      return { data: { total: Number(headers.get(TOTAL_HEADER) ?? 0), body } };
    },
  };
};

/* Values in another form than ours are read by what their kinds fetch first. */
const learning = (provider: ResourceProvider, { resource, kinds }: PageModel): ResourceProvider => {
  const first =
    (method: (name: string, ...asked: readonly unknown[]) => unknown) =>
    async (name: string, ...asked: readonly unknown[]) => {
      const formed = resource(name).fields.filter((field) => isFormed(field, kinds));
      if (formed.length > 0) await learnKinds(formed, { kinds, download });
      return method(name, ...asked);
    };
  const methods = Object.entries(provider).map(([key, method]: [string, unknown]) => [
    key,
    typeof method === 'function' ? first(method as never) : method,
  ]);
  return Object.fromEntries(methods) as ResourceProvider;
};

const isFormed = (field: ResolvedField, kinds: Kinds): boolean =>
  kinds[field.kind].onWire?.(field) !== undefined || field.children.some((child) => isFormed(child, kinds));

/* What sends and shows files is downloaded where there are some. */
const ofFiles = (
  model: PageModel,
  { http, offers }: { readonly http: Http; readonly offers: WritingParts['offers'] },
): Pick<ResourceProvider, 'upload' | 'getFileAddresses'> => {
  const reach = async (name: string) => {
    const resource = model.resource(name);
    if (resource.api.dialect !== 'v1' || !offers(resource, 'files'))
      throw new HttpFailure('refused', 'app.errors.notOffered');
    return { resource, ...(await download(() => import('./beyond/files'))) };
  };
  return {
    upload: async (name, params) => {
      const { resource, upload } = await reach(name);
      return { data: await upload(http, resource, params) };
    },
    getFileAddresses: async (name, params) => {
      const { resource, fileAddresses } = await reach(name);
      return { data: await fileAddresses(http, resource, params) };
    },
  };
};

/* Few lists have them: what they need is downloaded when somebody does so. */
const ofOneRecord = (
  model: PageModel,
  parts: Pick<WritingParts, 'forms' | 'dialectOf' | 'offers'> & { readonly undos: WritingParts['undos'] },
): Pick<ResourceProvider, 'place' | 'mark'> => ({
  place: async (name, params) => {
    const { placeRecord } = await download(() => import('./beyond/placeRecord'));
    return placeRecord(model.resource(name), params, parts);
  },
  mark: async (name, params) => {
    const { markRecord } = await download(() => import('./beyond/markRecord'));
    return markRecord(model.resource(name), params, parts);
  },
});

/** Asks a dialect to count. @throws HttpFailure: `malformed` for no answer of ours. */
const askTotals = async (
  dialect: Dialect,
  resource: Resource,
  { signal, ...question }: TotalsParams,
): Promise<{ data: Totals }> => {
  const totals = readTotals(await dialect.totals?.(resource, question, signal));
  if (!totals) throw new HttpFailure('malformed');
  return { data: totals };
};
