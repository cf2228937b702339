import type { Notices } from '../../src/config/notices';
import { ruleConditions } from '../../src/model/rules/rules';
import { isEmpty, textOf } from '../../src/model/values/comparable';
import type { Parts } from '../parts';
import { scopeConditions } from '../records/scope';
import type { NoticeEvent } from './noticeEvent';

/** The words of one notice. */
export type Template = {
  readonly channel: string;
  readonly language: string;
  readonly title: string;
  readonly body: string;
  /** Sent even to who has switched the channel off. */
  readonly isCritical: boolean;
  /** Whose subscribers it is for, in the place of the person concerned. */
  readonly group: string | undefined;
};

/** More than these are not looked at: each is another language, channel or group of one event. */
const MOST = 500;

/** The templates in use for an event, the newest first. */
export const templatesFor = async (
  { name }: Pick<NoticeEvent, 'name'>,
  { model, store, notices }: Parts & { readonly notices: Notices },
): Promise<Template[]> => {
  const { of, when = {}, event, critical, ...names } = notices.templates;
  const resource = model.resource(of);
  const { fields, api } = resource;
  const { rows } = await store.list(api.collection, {
    where: [
      { path: event, op: 'eq', value: name },
      ...ruleConditions(when, { fields, kinds: model.kinds }),
      ...scopeConditions(resource, model.kinds),
    ],
    sort: [{ path: 'createdAt', order: 'text', descending: true }],
    offset: 0,
    limit: MOST,
    isUncounted: true,
  });
  const group = notices.subscribers?.group;
  return rows.map((row) => {
    const text = (field: string) => textOf(row[field]) ?? '';
    return {
      channel: text(names.channel),
      language: text(names.language),
      title: text(names.title),
      body: text(names.body),
      isCritical: critical !== undefined && row[critical] === true,
      group: group === undefined || isEmpty(row[group]) ? undefined : text(group),
    };
  });
};
