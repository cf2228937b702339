import { actionFault, applyAction, stateFault } from '../../model/rules/applyAction';
import type { Row } from '../../model/values/comparable';
import { computedChanges, withComputed, type Shape } from '../../model/compute/withComputed';
import type { DemoRecord } from '../../model/demo/demoRecord';
import type { Resource } from '../../model/resolved/resource';
import { pathsOf, matches } from '../../model/rules/rules';
import { validateRecord } from '../../model/rules/validateRecord';
import { writableValues } from '../../model/rules/writableValues';
import { writeFaults } from '../../model/rules/writeRules';
import type { Dialect } from '../rest/dialect';
import {
  defaultsOf,
  elapsed,
  isInScope,
  shapeOf,
  shown,
  withoutSecrets,
  type DemoParts,
} from './demoRecords';
import { accountFaults, applyToAccount, giveToAccount, present } from './demoAccount';
import { refuse, refuseIssues } from './refuse';
import { danglingReferences, nextNumbers, refuseTaken, releaseLinks } from './storeRules';
import {
  isOwnAccount,
  ownAccountFault,
  takenFrom,
  tooFewIssue,
  type Change,
} from '../../model/rules/protection';

/** Writes, refused for the reasons for which the gateway refuses them. */
export const createDemoWrites = (parts: DemoParts): Pick<Dialect, 'create' | 'update' | 'remove' | 'act'> => {
  const inTurn = createTurns();
  return {
    create: async (resource, record) => {
      const { ability, model, store } = parts;
      const { kinds } = model;
      const given = writableValues(record, { resource, view: 'create', kinds, ability: ability() });
      const whole = { ...defaultsOf(resource), ...given, ...resource.api.stamp };
      const values = withComputed(whole, shapeOf(resource, parts));
      await refuseFaults(resource, { after: values }, parts);
      return inTurn(async () => {
        const id = newId();
        const place = { model, store, resource };
        const numbered = { ...values, ...(await nextNumbers(place, new Date())) };
        await refuseTaken({ id, values: numbered, changed: numbered }, place);
        const now = new Date().toISOString();
        const kept = withoutSecrets(numbered, resource, parts);
        const row = { ...kept, id, createdAt: now, updatedAt: now, __v: 0 };
        return shown(await store.add(resource.api.collection, row), resource, parts);
      });
    },
    update: async (resource, { id, changes }) => {
      const { ability, model } = parts;
      const before = await present(resource, id, parts);
      refuseStale(resource, { before, version: changes['__v'] }, parts);
      refuseState('edit', before, { resource, kinds: model.kinds });
      const after = { ...before, ...changes };
      const editing = { resource, view: 'edit', kinds: model.kinds, ability: ability(), before } as const;
      const allowed = Object.entries(writableValues(after, editing));
      const asked = Object.fromEntries(allowed.filter(([name]) => name in changes));
      const patch = withFollowing(asked, before, shapeOf(resource, parts));
      await refuseFaults(resource, { before, after: { ...before, ...patch } }, parts);
      return save(resource, { before, patch }, parts);
    },
    remove: (resource, id) => remove(resource, id, parts),
    act: async (resource, { action, id, values }) => {
      const { ability, model } = parts;
      const { kinds } = model;
      const before = await present(resource, id, parts);
      const fault = actionFault(action, before, { resource, kinds });
      if (fault) throw refuseIssues(resource, [fault], 409);
      const missing = action.complete ? validateRecord(before, { resource, kinds, view: 'edit' }) : [];
      if (missing.length > 0) throw refuseIssues(resource, missing);
      const { form: fields, checks } = action;
      const asked = { ...resource, fields };
      const form = writableValues(values, { resource: asked, view: 'edit', kinds, ability: ability() });
      const dangling = await danglingReferences({ after: form, fields }, parts);
      const wrong = [...validateRecord(form, { fields, checks, kinds }), ...dangling];
      if (wrong.length > 0) throw refuseIssues(asked, wrong);
      const unproven = await accountFaults({ action, form }, parts);
      if (unproven.length > 0) throw refuseIssues(asked, unproven);
      const applied = applyAction(action, before, { form, now: new Date(), fields: resource.fields });
      const patch = withFollowing(applied, before, shapeOf(resource, parts));
      await refuseFaults(resource, { before, after: { ...before, ...patch } }, parts);
      const stored = await save(resource, { before, patch }, parts);
      await applyToAccount({ action, form }, parts);
      return { record: stored };
    },
  };
};

const remove = async (resource: Resource, id: string, parts: DemoParts): Promise<void> => {
  const { model, store } = parts;
  const before = await present(resource, id, parts);
  refuseState('delete', before, { resource, kinds: model.kinds });
  await refuseProtected(resource, { before }, parts);
  await releaseLinks(id, { model, store, resource });
  await store.remove(resource.api.collection, id);
};

/* Of two records made at once the second looks for its number when the first has one. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};

type Faultable = { readonly before?: Row; readonly after: Row };

const refuseFaults = async (resource: Resource, { before, after }: Faultable, parts: DemoParts) => {
  const faults = [
    ...writeFaults({ model: parts.model, resource, before, after }),
    ...(await danglingReferences({ before, after, fields: resource.fields }, parts)),
  ];
  if (faults.length > 0) throw refuseIssues(resource, faults);
  // A change may not make a record one of another entity that keeps its own rights.
  const [path = ''] = pathsOf(resource.api.scope);
  if (!isInScope(resource, after, parts)) throw refuseIssues(resource, [{ path, key: 'rule' }]);
};

type Versioned = { readonly before: DemoRecord; readonly version: unknown };

const refuseStale = (resource: Resource, { before, version }: Versioned, parts: DemoParts): void => {
  if (typeof version !== 'number' || version === before.__v) return;
  const current = shown(before, resource, parts);
  throw refuse(409, 'Someone else changed this in the meantime.', { current });
};

const refuseState = (
  doing: 'edit' | 'delete',
  before: Row,
  place: Parameters<typeof stateFault>[2],
): void => {
  const fault = stateFault(doing, before, place);
  if (fault) throw refuseIssues(place.resource, [fault], 409);
};

/* A change, and what follows from it. */
const withFollowing = (patch: Row, before: Row, shape: Shape): Row => ({
  ...patch,
  ...computedChanges({ ...before, ...patch }, shape),
});

type Saving = { readonly before: DemoRecord; readonly patch: Row };

const save = async (resource: Resource, { before, patch }: Saving, parts: DemoParts) => {
  const { model, store } = parts;
  const values = { ...before, ...patch };
  await refuseProtected(resource, { before, after: values }, parts);
  await refuseTaken({ id: before.id, values, changed: patch }, { model, store, resource });
  const taken = Object.fromEntries(resource.ofAccount.map((name) => [name, before[name]]));
  const kept = withoutSecrets({ ...taken, ...patch }, resource, parts);
  await giveToAccount(patch, resource, parts);
  const stored = await store.change(resource.api.collection, before, kept);
  return shown(await elapsed(stored, resource, parts), resource, parts);
};

/* As the gateway makes them: 24 hex digits, eight of seconds and sixteen of chance. */
const newId = (): string => {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  const chance = crypto.getRandomValues(new Uint8Array(8));
  return seconds + Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** @throws HttpFailure when it is one's own record, or one of which too few would be left. */
const refuseProtected = async (
  resource: Resource,
  change: Change & { readonly before: DemoRecord },
  parts: DemoParts,
): Promise<void> => {
  const status = change.after ? 422 : 409;
  const { id } = change.before;
  const own = isOwnAccount(resource, id, parts.me?.()) && ownAccountFault(resource, change);
  if (own) throw refuseIssues(resource, [own], status);
  const place = { fields: resource.fields, kinds: parts.model.kinds };
  for (const each of takenFrom(resource, change, place.kinds)) {
    const isLeft = (record: DemoRecord) =>
      record.id !== id && isInScope(resource, record, parts) && matches(each.when, record, place);
    const left = await parts.store.find(resource.api.collection, isLeft);
    if (left.length < each.count) throw refuseIssues(resource, [tooFewIssue(each, change)], status);
  }
};
