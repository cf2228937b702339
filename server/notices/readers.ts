import type { Notices } from '../../src/config/notices';
import { locales, type Locale } from '../../src/config/label';
import { accountKeys } from '../../src/model/permissions/accounts';
import { fieldOf, findField } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { matches, ruleConditions } from '../../src/model/rules/rules';
import { isEmpty, textOf } from '../../src/model/values/comparable';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { Parts } from '../parts';
import { singleId } from '../records/own';
import { scopeConditions } from '../records/scope';
import { createSettingOf } from '../settingOf';
import type { Row } from '../store/store';
import type { NoticeEvent } from './noticeEvent';

/** Whom a notice is for, and how they read. */
export type NoticeReader = {
  /** The id of the account; none for a subscriber. */
  readonly account: string | undefined;
  readonly language: Locale;
  readonly timeZone: string;
  /** What stands in a field with an address; undefined where that is empty. */
  readonly addressAt: (field: string) => string | undefined;
  /** Whether they want to be told by this channel. */
  readonly wants: (channel: string) => boolean;
};

type Place = Parts & { readonly notices: Notices };

type Read = Omit<Place, 'clock'>;

type Account = { readonly row: Row; readonly resource: Resource };

/** The account that an event concerns; undefined where there is none. */
export const accountOf = async (
  { resource, to }: Pick<NoticeEvent, 'resource' | 'to'>,
  row: Row,
  { model, store }: Parts,
): Promise<Account | undefined> => {
  if (to === 'id') return { row, resource };
  const field = fieldOf(resource, to);
  const targets = model.kinds[field.kind].references?.(field) ?? [];
  const key = accountKeys(model).find((each) => targets.includes(each));
  const id = textOf(row[to]);
  if (key === undefined || id === undefined) return undefined;
  const found = await store.get(model.resource(key).api.collection, id);
  return found && { row: found, resource: model.resource(key) };
};

/** An account as it reads, with what its person has chosen of this event, or the defaults of who has never chosen. */
export const readerOfAccount = async (
  { row }: Account,
  { name }: Pick<NoticeEvent, 'name'>,
  { model, store, notices }: Place,
): Promise<NoticeReader> => {
  const settingOf = createSettingOf({ model, store });
  const chosen = await choicesOf(row, name, { model, store, notices });
  return {
    account: row._id,
    language: languageOf(await settingOf('language', { row })),
    timeZone: (await settingOf('timeZone', { row })) ?? UTC,
    addressAt: addressIn(row),
    wants: (channel) => chosen[channel] !== false,
  };
};

/** The subscribers of a group, where it is in use, in the order of their records. */
export async function* subscribersOf(
  group: string,
  { model, store, notices }: Place,
): AsyncGenerator<NoticeReader> {
  const { subscribers } = notices;
  if (!subscribers || !(await isInUse(group, { model, store, notices }))) return;
  const resource = model.resource(subscribers.of);
  const { fields, api } = resource;
  const where = [
    { path: subscribers.groups, op: 'has', value: [group] } as const,
    ...ruleConditions(subscribers.when ?? {}, { fields, kinds: model.kinds }),
    ...scopeConditions(resource, model.kinds),
  ];
  for (let offset = 0, found = PAGE; found === PAGE; offset += PAGE) {
    const { rows } = await store.list(api.collection, {
      where,
      sort: [],
      offset,
      limit: PAGE,
      isUncounted: true,
    });
    found = rows.length;
    for (const row of rows)
      yield {
        account: undefined,
        language: languageOf(row[subscribers.language]),
        timeZone: UTC,
        addressAt: addressIn(row),
        wants: () => true,
      };
  }
}

/** Subscribers that are read together. */
const PAGE = 500;

const UTC = 'UTC';

const isInUse = async (
  id: string,
  { model, store, notices: { subscribers, templates } }: Read,
): Promise<boolean> => {
  const field = subscribers && findField(model.resource(templates.of), subscribers.group);
  const [key] = (field && model.kinds[field.kind].references?.(field)) ?? [];
  const group = key === undefined ? undefined : model.resource(key);
  const row = group && (await store.get(group.api.collection, id));
  if (!group || !row) return false;
  return matches(subscribers?.groupWhen, row, { fields: group.fields, kinds: model.kinds });
};

const choicesOf = async (
  account: Row,
  event: string,
  { model, store, notices: { choices } }: Read,
): Promise<Readonly<Record<string, unknown>>> => {
  if (choices === undefined) return {};
  const resource = model.resource(choices);
  const record = await store.get(resource.api.collection, singleId(resource, account));
  const given = record?.[event];
  const chosen = isEmpty(given) ? fieldOf(resource, event).default : given;
  return isPlainObject(chosen) ? chosen : {};
};

const languageOf = (value: unknown): Locale => locales.find((each) => each === value) ?? 'en';

const addressIn = (row: Row) => (field: string) => {
  const text = textOf(row[field])?.trim();
  return text === '' ? undefined : text;
};
