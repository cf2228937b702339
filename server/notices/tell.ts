import type { NoticeChannel, Notices } from '../../src/config/notices';
import { fillPlaceholders } from '../../src/model/notices/placeholders';
import { inContext } from '../../src/model/rules/contextValues';
import { fold } from '../../src/model/values/comparable';
import type { Request } from '../handlers';
import type { Entries } from '../log/entries';
import { isUnproved } from '../accounts/proof/unproved';
import type { Outbox } from '../mail/outbox';
import type { Parts } from '../parts';
import type { Row } from '../store/store';
import { createByServer } from '../writes/write';
import { aside } from './aside';
import type { NoticeEvent } from './noticeEvent';
import { accountOf, readerOfAccount, subscribersOf, type NoticeReader } from './readers';
import { templatesFor, type Template } from './templates';
import { wordsFor, type WordsFor } from './words';

export type TellParts = Parts &
  Pick<Request, 'outside'> & {
    readonly notices: Notices;
    readonly outbox: Pick<Outbox, 'write'>;
    readonly log: Pick<Entries, 'change'>;
    /** Of the request that this follows from; none where the server does it by itself. */
    readonly requestId?: string | undefined;
  };

/**
 * Tells of one event whom the templates in use are for: the person it concerns, or the subscribers of a group. Nobody is
 * told twice by one channel.
 */
export const tell = async (event: NoticeEvent, row: Row | null, parts: TellParts): Promise<void> => {
  if (!row) return;
  const templates = await templatesFor(event, parts);
  if (templates.length === 0) return;
  const account = await accountOf(event, row, parts);
  const words = await wordsFor(templates, { event, row, account: account?.row }, parts);
  const told = new Set<string>();
  const tellOne = async (reader: NoticeReader, given: readonly Template[]) => {
    for (const [name, channel] of Object.entries(parts.notices.channels)) {
      const template = bestFor(
        reader,
        given.filter((each) => each.channel === name),
      );
      const address = channel.address === undefined ? reader.account : reader.addressAt(channel.address);
      const key = `${name} ${fold(address ?? '')}`;
      if (!template || address === undefined || told.has(key)) continue;
      if (!template.isCritical && !reader.wants(name)) continue;
      told.add(key);
      await send({ event, recordId: row._id, name, channel, template, reader, address, words }, parts);
    }
  };
  const personal = templates.filter(({ group }) => group === undefined);
  if (account && personal.length > 0) await tellOne(await readerOfAccount(account, event, parts), personal);
  for (const group of new Set(templates.flatMap(({ group: each }) => each ?? []))) {
    const own = templates.filter((each) => each.group === group);
    for await (const subscriber of subscribersOf(group, parts)) await tellOne(subscriber, own);
  }
};

/* The newest in the language of the reader, else in English, else whichever there is. */
const bestFor = ({ language }: NoticeReader, templates: readonly Template[]): Template | undefined =>
  [language, 'en'].flatMap((each) => templates.find((template) => template.language === each) ?? [])[0] ??
  templates[0];

type Sending = {
  readonly event: NoticeEvent;
  /** Of the record that it is about. */
  readonly recordId: string;
  readonly name: string;
  readonly channel: NoticeChannel;
  readonly template: Template;
  readonly reader: NoticeReader;
  readonly address: string;
  readonly words: WordsFor;
};

/* What cannot be sent to one person is sent to the others all the same. */
const send = async (sending: Sending, { outbox, log, requestId, ...parts }: TellParts): Promise<void> => {
  const { event, recordId, name, channel, template, reader, address, words } = sending;
  const { creates, values } = channel;
  if (channel.address !== undefined && (await isSilent(reader, parts))) return;
  await aside(parts.store, async (store) => {
    const wordOf = words({ language: template.language, timeZone: reader.timeZone });
    const title = oneLine(fillPlaceholders(template.title, wordOf));
    const body = fillPlaceholders(template.body, wordOf);
    if (creates === undefined) return outbox.write({ to: address, subject: title, body }, store);
    const resource = parts.model.resource(creates);
    const about = { entity: event.resource.key, record: recordId };
    const record = { title, body, address, account: reader.account, ...about };
    const given = { ...inContext(values ?? {}, { record, now: parts.clock.now() }), ...event.with?.[name] };
    const after = await createByServer(resource, given, { ...parts, store });
    await log.change({ collection: resource.api.collection, before: null, after }, { requestId }, store);
  });
};

/* Nothing leaves the product for an account whose address nobody has proved. */
const isSilent = async ({ account }: NoticeReader, { model, store }: Parts): Promise<boolean> => {
  const { register } = model.accounts ?? {};
  return (
    account !== undefined &&
    register !== undefined &&
    isUnproved(account, { key: register.resource }, { model, store })
  );
};

/* A subject has one, whoever wrote the template. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
