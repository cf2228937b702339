import type { DataProvider, RaRecord } from 'react-admin';
import { leadsTo } from '../../model/access/publicPart';
import type { Model } from '../../model/resolved/model';
import type { FileAddresses, FileShown, ResourceProvider } from '../../model/resolved/resourceProvider';
import { PUBLIC_PATH } from '../../model/pages/publicPages';
import type { IdempotencyKeys } from '../../model/rules/idempotencyKeys';
import type { OfferBook } from '../http/offerBook';
import { createHttp, type Http } from '../http/http';
import { toUrl } from '../http/request';
import type { SettingsHosts } from '../settings/settings';

/** What is told of a record that somebody has sent. */
export type Receipt = RaRecord & {
  readonly receipt: string;
  /** Whether everybody may read it. */
  readonly isShown: boolean;
};

type Parts = {
  readonly model: Model;
  readonly hosts: SettingsHosts;
  readonly offers: Pick<OfferBook, 'has'>;
};

type List = { readonly records: RaRecord[]; readonly total_results: number };

type AddressesParams = Parameters<ResourceProvider['getFileAddresses']>[1];

/** Records that one call names. */
const MOST_IDS = 100;

/** Asks the doors for people without an account, and never with the session that somebody may have in this browser. */
export const createPublicProvider = ({ model, hosts, offers }: Parts): DataProvider => {
  const http = publicHttp(hosts, offers);
  const at = (name: string) => `${PUBLIC_PATH}/${model.resource(name).key}`;
  const list = async (name: string, query: Record<string, unknown>): Promise<List> =>
    (await http.send({ source: 'auth', method: 'GET', path: at(name), query: query as never })) as List;
  const sortOf = (name: string, { field, order }: { field: string; order: string }) => {
    const found = model.resource(name).fields.find((each) => each.name === field);
    const isAsked = found?.sortable && leadsTo(found, model.kinds).length === 0;
    return isAsked ? { sort: order === 'DESC' ? `-${field}` : field } : {};
  };
  const provider: Partial<DataProvider> = {
    getList: async (name, { pagination, sort, filter = {} }) => {
      const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
      const { q, ...rest } = filter as Record<string, unknown>;
      const { records, total_results: total } = await list(name, {
        page: page - 1,
        entriesPerPage: perPage,
        ...(sort && sortOf(name, sort)),
        ...rest,
        ...(typeof q === 'string' && q !== '' && { search: q }),
      });
      return { data: records, total } as never;
    },
    getOne: async (name, { id }) => {
      const path = `${at(name)}/:id`;
      const body = await http.send({ source: 'auth', method: 'GET', path, params: { id } });
      return { data: (body as { record: RaRecord }).record } as never;
    },
    getMany: async (name, { ids }) => {
      const { records } = await list(name, { ids: ids.slice(0, MOST_IDS).map(String) });
      return { data: records } as never;
    },
    // Whoever may read the record may see its pictures, so their addresses are known.
    getFileAddresses: async (name: string, { files }: AddressesParams) => ({
      data: pictureAddresses(hosts.sms, `${at(name)}/pictures`, files),
    }),
    create: async (name, { data, meta }) => {
      const { keys } = (meta ?? {}) as { readonly keys?: IdempotencyKeys };
      const key = keys?.of('create', name, data);
      const sent = {
        source: 'auth',
        method: 'POST',
        path: at(name),
        body: data,
        ...(key && { key }),
      } as const;
      const { receipt, record } = (await http.send(sent)) as { receipt: string; record?: RaRecord };
      return {
        data: { ...record, id: record?.id ?? receipt, receipt, isShown: record !== undefined },
      } as never;
    },
  };
  return provider as DataProvider;
};

const pictureAddresses = (host: string, path: string, files: AddressesParams['files']): FileAddresses => {
  const addressOf = (id: string, shown: FileShown) =>
    toUrl(host, { source: 'sms', method: 'GET', path: `${path}/:id/:shown`, params: { id, shown } });
  return Object.fromEntries(
    Object.entries(files).map(([id, asked]) => [
      id,
      Object.fromEntries(asked.map((shown) => [shown, addressOf(id, shown)])),
    ]),
  );
};

/* The host `auth` is the one that is asked without a token. */
const publicHttp = (hosts: SettingsHosts, offers: Parts['offers']): Http =>
  createHttp({
    hosts: { ...hosts, auth: hosts.sms },
    offers: { has: (_, offer) => offers.has('sms', offer) },
    session: { get: () => undefined, generation: 0, renew: async () => undefined, end: () => undefined },
  });
