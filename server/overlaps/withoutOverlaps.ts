import {
  isOver,
  isSameSpan,
  overlapConditions,
  overlapRules,
  spanOf,
  type OverlapRule,
  type Span,
} from '../../src/model/overlaps/overlaps';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import { pathsOf } from '../../src/model/rules/rules';
import type { Person } from '../accounts/people';
import type { Parts } from '../parts';
import { isInScope, scopeConditions } from '../records/scope';
import { oneByOne } from '../store/oneByOne';
import type { Row, Store } from '../store/store';
import { lockCollection } from '../writes/collectionLock';
import { overlapRefusal } from './overlapRefusal';

type Place = Omit<Parts, 'store'> & { readonly person?: Person | undefined };

/** A rule, of which entity it is, and the fields that a change has to touch. */
type Judge = { readonly rule: OverlapRule; readonly resource: Resource; readonly names: readonly string[] };

/**
 * A store in which no record comes to lie over another one that its entity keeps apart (`noOverlap`), whichever way the write
 * came. What is written is looked at within its transaction, when it is its turn: of two at the same time the second finds
 * what the first has left. What lay so before is left alone until it is moved.
 * @throws Refusal 422, beside the fields of the span.
 */
export const withoutOverlaps = (store: Store, place: Place): Store => {
  const judges = judgesOf(place.model);
  const touching = (collection: string, patch: object, without: readonly string[] = []): readonly Judge[] =>
    (judges.get(collection) ?? []).filter(({ names }) =>
      names.some((name) => Object.hasOwn(patch, name) || without.includes(name)),
    );
  const judging = (inner: Store): Store => ({
    ...inner,
    insert: (...asked) => {
      const [collection] = asked;
      const all = judges.get(collection);
      if (!all) return inner.insert(...asked);
      return inner.transaction(async (open) => {
        const at = { ...place, store: open };
        const held = await takeTurns([{ after: asked[1] }], all, at);
        const after = await open.insert(...asked);
        await refuseOverlaps([{ after }], all, { ...at, held });
        return after;
      });
    },
    insertMany: (...asked) => {
      const [collection, rows] = asked;
      const all = judges.get(collection);
      if (!all) return inner.insertMany(...asked);
      return inner.transaction(async (open) => {
        const at = { ...place, store: open };
        const changes = rows.map((after) => ({ after }));
        const held = await takeTurns(changes, all, at);
        await open.insertMany(...asked);
        await refuseOverlaps(changes, all, { ...at, held });
      });
    },
    update: (...asked) => {
      const [collection, id, { patch, without, by, isAside }] = asked;
      const touched = touching(collection, patch, without);
      // Of what is erased, others only follow the new id.
      if (touched.length === 0 || (by === 'nobody' && !isAside)) return inner.update(...asked);
      return inner.transaction(async (open) => {
        // Of what time does by itself a log is told, and nobody in it.
        const asker = by === 'system' ? { person: undefined } : {};
        const at = { ...place, ...asker, store: open };
        const before = await open.get(collection, id);
        const held = before && (await takeTurns([{ before, after: { ...before, ...patch } }], touched, at));
        const after = await open.update(...asked);
        await refuseOverlaps([{ before, after }], touched, { ...at, held });
        return after;
      });
    },
    heeding: (signal) => within(inner.heeding(signal)),
    transaction: (run) => inner.transaction((open) => run(within(open))),
  });
  const within = (inner: Store): Store => {
    const judged = judging(inner);
    const each = oneByOne(judged, inner, (collection) => judges.has(collection));
    const updateMany: Store['updateMany'] = (collection, changes) =>
      changes.some(({ patch, without }) => touching(collection, patch, without).length > 0)
        ? each.updateMany(collection, changes)
        : inner.updateMany(collection, changes);
    return { ...judged, updateMany };
  };
  return judges.size === 0 ? store : within(store);
};

/* By collection. */
const judgesOf = ({ resources, kinds }: Model): ReadonlyMap<string, readonly Judge[]> => {
  const judges = new Map<string, Judge[]>();
  for (const resource of resources)
    for (const rule of overlapRules(resource, kinds)) {
      const names = [...rule.names, ...pathsOf(resource.api.scope)];
      const { collection } = resource.api;
      judges.set(collection, [...(judges.get(collection) ?? []), { rule, resource, names }]);
    }
  return judges;
};

type Change = { readonly before?: Row | undefined; readonly after: Row };

type Moved = { readonly judge: Judge; readonly span: Span; readonly after: Row };

type Open = Place & Pick<Parts, 'store'> & { readonly held?: ReadonlySet<string> | undefined };

/*
 * Before anything is written, by what it is going to be: whoever waits for a turn then holds no record that the one before
 * may still want, such as a list that puts a record into the state of its time.
 */
const takeTurns = (
  changes: readonly Change[],
  judges: readonly Judge[],
  place: Open,
): Promise<ReadonlySet<string>> => turnsFor(allMoved(changes, judges, place), place);

const refuseOverlaps = async (
  changes: readonly Change[],
  judges: readonly Judge[],
  place: Open,
): Promise<void> => {
  const moved = allMoved(changes, judges, place);
  await turnsFor(moved, place);
  for (const each of moved) {
    const other = await firstOver(each, place);
    if (other) throw await overlapRefusal(other, { ...each.judge, person: place.person }, place);
  }
};

const allMoved = (changes: readonly Change[], judges: readonly Judge[], place: Open): readonly Moved[] =>
  judges.flatMap((judge) => changes.flatMap((change) => movedBy(change, judge, place)));

/* In one order, so that two who need the same turns do not wait for each other. */
const turnsFor = async (moved: readonly Moved[], { held, ...place }: Open): Promise<ReadonlySet<string>> => {
  const turns = new Set(moved.map(turnOf));
  for (const turn of [...turns].filter((each) => !held?.has(each)).toSorted())
    await lockCollection(turn, place);
  return turns;
};

const movedBy = ({ before, after }: Change, judge: Judge, { model }: Pick<Place, 'model'>): Moved[] => {
  const { rule, resource } = judge;
  const spanIn = (row: Row) => (isInScope(resource, row, model.kinds) ? spanOf(row, rule) : undefined);
  const span = spanIn(after);
  const was = before && spanIn(before);
  return !span || (was && isSameSpan(was, span)) ? [] : [{ judge, span, after }];
};

/* A few locks serve all, so that their rows do not become more with each room. */
const LOCKS = 64;

const turnOf = ({ judge: { resource }, span: { claim } }: Moved): string => {
  const sum = Array.from(claim).reduce(
    (all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    7,
  );
  return `overlaps ${resource.api.collection} ${sum % LOCKS}`;
};

/** Records that are looked at together: of those a store finds, only such as end before they begin are in nobody's way. */
const PAGE = 100;

const firstOver = async (
  { after, span, judge: { rule, resource } }: Moved,
  { store, model }: Pick<Parts, 'store' | 'model'>,
): Promise<Row | undefined> => {
  const where = [
    ...scopeConditions(resource, model.kinds),
    ...overlapConditions(after, span, rule),
    { path: '_id', op: 'ne', value: after._id } as const,
  ];
  const isInTheWay = (row: Row): boolean => {
    const other = spanOf(row, rule);
    return other !== undefined && isOver(span, other, rule);
  };
  for (let offset = 0, found = PAGE; found === PAGE; offset += PAGE) {
    const asked = { where, sort: [], offset, limit: PAGE, isUncounted: true } as const;
    const { rows } = await store.list(resource.api.collection, asked);
    const other = rows.find(isInTheWay);
    if (other) return other;
    found = rows.length;
  }
  return undefined;
};
