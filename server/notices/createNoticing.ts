import { matches } from '../../src/model/rules/rules';
import type { Doing } from '../log/doing';
import { isInScope } from '../records/scope';
import type { Row, Store } from '../store/store';
import { watchingStore, type Watched } from '../store/watchingStore';
import { createOutsideTransaction, type Hiding } from '../writes/outsideTransaction';
import { aside } from './aside';
import type { NoticeEvent } from './noticeEvent';
import { tell, type TellParts } from './tell';

type NoticeParts = Pick<TellParts, 'model' | 'clock' | 'outbox' | 'log'> & { readonly hiding: Hiding };

/**
 * Makes stores by which people are told what the configuration says (`notices`): whichever way a write comes, in its
 * transaction, and at most once for each record that comes to meet the condition.
 */
export const createNoticing = ({ hiding, ...parts }: NoticeParts) => {
  const { model, clock } = parts;
  const { notices, kinds } = model;
  const events = Object.entries(notices?.events ?? {}).map(([name, event]): NoticeEvent => ({
    ...event,
    name,
    resource: model.resource(event.of),
  }));
  const collections = new Set(events.map(({ resource }) => resource.api.collection));
  const isMet = (row: Row | null, { becomes, resource }: NoticeEvent) =>
    row !== null &&
    isInScope(resource, row, kinds) &&
    matches(becomes, { ...row, id: row._id }, { fields: resource.fields, kinds, now: clock.now() });
  const cameToBe = ({ collection, before, after }: Watched, event: NoticeEvent) =>
    event.resource.api.collection === collection && isMet(after, event) && !isMet(before, event);

  return (store: Store, { requestId }: Pick<Doing, 'requestId'>): Store => {
    if (!notices) return store;
    const settle = async (changes: readonly Watched[], part: Store) => {
      const outside = createOutsideTransaction(hiding);
      for (const change of changes)
        for (const event of events.filter((each) => cameToBe(change, each))) {
          const given = { ...parts, notices, outside, requestId };
          await aside(part, (inner) => tell(event, change.after, { ...given, store: inner }));
        }
    };
    return watchingStore(store, { collections, settle });
  };
};
