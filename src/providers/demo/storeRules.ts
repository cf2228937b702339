import type { Row } from '../../model/values/comparable';
import { computedChanges } from '../../model/compute/withComputed';
import type { DemoRecord } from '../../model/demo/demoRecord';
import type { Issue } from '../../model/resolved/kind';
import { pick } from '../../model/resolved/labels';
import type { Model } from '../../model/resolved/model';
import type { Resource } from '../../model/resolved/resource';
import { serialCount, serialsIn, serialText, yearOf, type Serial } from '../../model/rules/serial';
import { takenIssues } from '../../model/rules/uniqueGroups';
import { pointsAt, referencesTo, withoutLink } from '../../model/rules/writeRules';
import { newPointers, type PointingChange } from '../../model/rules/pointers';
import { isInScope } from './demoRecords';
import type { DemoStore } from './demoStore';
import { refuse, refuseIssues } from './refuse';
import { takenGroup, type Claiming } from './takenGroup';

type Place = { readonly model: Model; readonly store: DemoStore; readonly resource: Resource };

/** What a change points at that is no record of its entity; what it pointed at before is left alone. */
export const danglingReferences = async (
  change: PointingChange,
  { model, store }: Pick<Place, 'model' | 'store'>,
): Promise<Issue[]> => {
  const issues = newPointers(change, model).map(async ({ path, to: key, id }): Promise<Issue[]> => {
    const to = model.resource(key);
    const found = await store.get(to.api.collection, id);
    if (found && isInScope(to, found, { model })) return [];
    return [{ path, key: 'reference', args: { name: pick(to.label.one, 'en') } }];
  });
  return (await Promise.all(issues)).flat();
};

/** The next free number of each series. */
export const nextNumbers = async ({ model, store, resource }: Place, now: Date): Promise<Row> => {
  const serials = serialsIn(resource.fields, model.kinds);
  if (serials.length === 0) return {};
  const records = await store.find(resource.api.collection, () => true);
  const next = (serial: Serial): string => {
    const year = yearOf(serial, now.getTime());
    const counts = records.map((record) => serialCount(serial, year, record[serial.name]) ?? 0);
    return serialText(serial, year, 1 + counts.reduce((most, each) => Math.max(most, each), 0));
  };
  return Object.fromEntries(serials.map((serial) => [serial.name, next(serial)]));
};

/** @throws HttpFailure `conflict` when another record of the collection has one of the unique values. */
export const refuseTaken = async (claiming: Claiming, place: Place): Promise<void> => {
  const group = await takenGroup(claiming, place);
  if (group) throw refuseIssues(place.resource, takenIssues(group), 409);
};

/** Before a record goes: links to it forbid that, with their number, or let go of it. */
export const releaseLinks = async (id: string, { model, store, resource }: Place): Promise<void> => {
  const links = referencesTo(model, resource.key);
  const held = await Promise.all(
    links.map(async (link) => {
      const { collection } = link.resource.api;
      // Entities may share a collection, and a record that points at itself does not hold itself.
      const isHolder = (record: DemoRecord) =>
        record.id !== id && pointsAt(record, link, id) && isInScope(link.resource, record, { model });
      return { link, collection, records: await store.find(collection, isHolder) };
    }),
  );
  const holders = held.filter(({ link, records }) => link.onDelete === 'restrict' && records.length > 0);
  if (holders.length > 0) {
    const counted = holders.map(({ link, records }) => {
      const { one, many } = link.resource.label;
      return `${records.length} ${pick(records.length === 1 ? one : many, 'en')}`;
    });
    throw refuse(409, `It is still in use: ${counted.join(', ')}.`);
  }
  for (const { link, collection, records } of held)
    for (const record of records) {
      const free = withoutLink(record, link, id);
      const shape = { fields: link.resource.fields, kinds: model.kinds };
      const following = computedChanges({ ...record, ...free }, shape);
      await store.change(collection, record, { ...free, ...following });
    }
};
