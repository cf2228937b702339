import { resolveEstimate, resolveFigures } from './resolveEstimate';
import type { DeclaredResource } from '../../config/resource';
import type { KindName, KindOptions } from '../../config/fieldKinds';
import type { Rule } from '../../config/rule';
import type { Kinds } from '../resolved/kind';
import { resolveFilter } from './resolveFilter';
import { resolvePresets } from './resolvePresets';
import { PLACE, PLACE_FIELD } from '../order/placeField';
import { resolveLabel } from '../resolved/labels';
import { resolveActions } from './resolveActions';
import { resolveApi } from './resolveApi';
import { resolveCheck } from './resolveCheck';
import type { ResolvedField } from '../resolved/resolvedField';
import { resolveList } from './resolveList';
import { resolveFields } from './resolveField';
import { withAccounts } from './withAccounts';
import { resolveLayout } from './resolveLayout';
import { resolveDocument } from './resolveDocument';
import type { GivenRight, ResolvedTimedMove, Resource } from '../resolved/resource';

type Resolving = {
  readonly kinds: Kinds;
  /** The entities whose people sign in. Default: none. */
  readonly accounts?: readonly string[];
  /** What the fields get from outside of their entity. Default: nothing. */
  readonly mend?: (fields: readonly ResolvedField[]) => readonly ResolvedField[];
};

/**
 * Fills in every option that a declared entity leaves out. Its fields, and what is made of them, are resolved when they
 * are first asked for, and once: menu, rights and addresses need none, and a page opens few of many entities.
 */
export const resolveResource = (key: string, declared: DeclaredResource, given: Resolving): Resource => {
  const subject = declared.subject ?? key;
  const api = resolveApi(key, declared, given.kinds);
  const label = { one: resolveLabel(declared.label.one), many: resolveLabel(declared.label.many) };
  const presets = resolvePresets(declared);
  const fields = once(() => resolveAll(declared, given));
  const list = once(() => resolveList(declared, fields()));
  const head = once(() => declared.head ?? defaultHead(transitions(), fields(), given.kinds));
  const layout = once(() => resolveLayout(declared, fields()));
  const transitions = once(() => transitionsOf(declared, given.kinds));
  const actions = once(() => resolveActions(declared, { accounts: [], ...given, key, subject }));
  return {
    key,
    name: (declared.route ?? `apps/${key}`).replace(/^\//, ''),
    routes: declared.routes,
    label,
    menuLabel: declared.menuLabel === undefined ? label.many : resolveLabel(declared.menuLabel),
    title: declared.title,
    get knownFields() {
      return fields();
    },
    icon: declared.icon,
    group: declared.group,
    subject,
    single: declared.single,
    isBookmarked: declared.bookmarked ?? false,
    form: declared.form ?? 'page',
    ...resolveCan(declared, { subject, api }),
    api,
    get fields() {
      return fields();
    },
    get list() {
      return list();
    },
    presets,
    menuPresets: presets.filter(({ menu }) => menu !== undefined),
    import: declared.import && resolveImport(declared.import),
    get head() {
      return head();
    },
    get layout() {
      return layout();
    },
    document: declared.document && resolveDocument(declared.document, label.one),
    ...resolveAround(declared, given),
    get actions() {
      return actions();
    },
    get transitions() {
      return transitions();
    },
    timed: ((declared.timed ?? []) as unknown as readonly DeclaredTimed[]).map(resolveTimed),
    checks: (declared.checks ?? []).map(resolveCheck),
    unique: declared.unique ?? [],
    ...resolveReach(declared),
    ...resolveProtection(declared),
    ...resolveDemo(declared),
  };
};

const resolveCan = (
  { can, rights = {} }: DeclaredResource,
  { subject, api: { calls } }: Pick<Resource, 'subject' | 'api'>,
): Pick<Resource, 'can' | 'allows' | 'rights'> => ({
  can: {
    create: calls.create !== false,
    edit: calls.update !== false && can?.edit !== false,
    delete: calls.delete !== false,
  },
  allows: { edit: ruleIn(can?.edit), delete: ruleIn(can?.delete) },
  rights: Object.entries(rights).flatMap(([role, names]) =>
    names.map((name) => ({ role, ...rightOn(subject, name) })),
  ),
});

/* `margin.read` is the right to read a guarded field. */
const rightOn = (subject: string, name: string): Pick<GivenRight, 'action' | 'subject'> => {
  const at = name.lastIndexOf('.');
  return { action: name.slice(at + 1), subject: at < 0 ? subject : `${subject}.${name.slice(0, at)}` };
};

const resolveAll = (
  { fields, list }: DeclaredResource,
  { kinds, accounts = [], mend }: Resolving,
): readonly ResolvedField[] => {
  const declared = list?.order ? { ...fields, [PLACE]: PLACE_FIELD } : fields;
  const resolved = withAccounts(resolveFields(declared, kinds), { kinds, accounts });
  return mend ? mend(resolved) : resolved;
};

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/* What the page of a record shows of others. */
const resolveAround = (
  declared: DeclaredResource,
  given: Resolving,
): Pick<Resource, 'isArticle' | 'related' | 'story' | 'moments' | 'figures' | 'estimate'> => ({
  isArticle: declared.layout === 'article',
  related: resolveRelated(declared),
  story: (declared.story ?? []).map((each) => ({ at: 'createdAt', ...each })),
  moments: declared.moments ?? [],
  figures: resolveFigures(declared),
  estimate: resolveEstimate(declared, given),
});

const resolveRelated = ({ related = [] }: DeclaredResource): Resource['related'] =>
  related.map(({ resource, target, label, columns, as, text = '', by, at = 'createdAt' }) => ({
    resource,
    target,
    label: label === undefined ? undefined : resolveLabel(label),
    columns,
    conversation: as && { text, by, at },
  }));

type Reach = Pick<
  Resource,
  | 'owner'
  | 'isShared'
  | 'public'
  | 'hasHistory'
  | 'keepDays'
  | 'hasBin'
  | 'outlivesRestore'
  | 'erase'
  | 'isDeletedFirst'
  | 'ledger'
  | 'live'
  | 'bell'
>;

const resolveReach = ({
  owner,
  shared,
  public: open,
  history,
  keep,
  bin,
  outlives,
  erase,
  optimisticDelete,
  ledger,
  live,
  bell,
  fields,
}: DeclaredResource): Reach => ({
  owner: owner === undefined ? undefined : resolveOwner(owner),
  isShared: shared === 'read',
  public: open && resolvePublic(open),
  hasHistory: history ?? true,
  keepDays: keep === undefined ? undefined : Number.parseInt(keep, 10),
  hasBin: bin ?? false,
  outlivesRestore: outlives === 'restore',
  erase: erase && { clear: [], at: undefined, hash: undefined, ...erase },
  isDeletedFirst: optimisticDelete ?? false,
  ledger: ledger && resolveLedger(ledger, fields),
  live,
  bell: bell && { text: undefined, severity: undefined, about: undefined, ...bell },
});

const resolvePublic = ({
  read,
  create = [],
}: NonNullable<DeclaredResource['public']>): Resource['public'] => ({
  read: read && { when: resolveFilter(read.when), fields: read.fields },
  create,
});

const resolveProtection = ({
  atLeast = [],
  ownAccount,
  ofAccount = [],
  noOverlap = [],
}: DeclaredResource): Pick<Resource, 'atLeast' | 'ownAccount' | 'ofAccount' | 'noOverlap'> => ({
  noOverlap,
  atLeast: atLeast.map((each) => ({ ...each, message: resolveLabel(each.message) })),
  ownAccount: ownAccount && { ...ownAccount, message: resolveLabel(ownAccount.message) },
  ofAccount,
});

const resolveOwner = (owner: NonNullable<DeclaredResource['owner']>): NonNullable<Resource['owner']> =>
  typeof owner === 'string' ? { path: owner, me: 'id' } : { path: owner.field, me: owner.me };

const resolveLedger = (
  { of, amount, keeps, after }: NonNullable<DeclaredResource['ledger']>,
  fields: DeclaredResource['fields'],
): Resource['ledger'] => {
  const { to = '' } = (fields[of] ?? {}) as { readonly to?: string };
  return { of, to, amount, keeps, after };
};

const resolveImport = ({
  key,
  among,
  keep,
  country,
}: NonNullable<DeclaredResource['import']>): Resource['import'] => ({
  key: [key].flat(),
  among,
  keep,
  country,
});

type DeclaredTimed = Pick<ResolvedTimedMove, 'field' | 'from' | 'to' | 'after'> & Partial<ResolvedTimedMove>;

const resolveTimed = (move: DeclaredTimed): ResolvedTimedMove => ({
  ...move,
  when: move.when,
  effect: move.effect ?? {},
});

const ruleIn = (option: boolean | Rule | undefined): Rule | undefined =>
  typeof option === 'object' ? option : undefined;

const resolveDemo = ({
  single,
  demo,
}: DeclaredResource): Pick<Resource, 'demoCount' | 'demoEach' | 'demoSeries'> => ({
  demoCount: single ? demoSingles[single] : (demo?.count ?? 24),
  demoEach: demo?.each ?? [],
  demoSeries: demo?.series,
});

/* What is a person's own is not there before that person has saved it. */
const demoSingles = { one: 1, own: 0 } as const;

/* Those of the entity, and those that a field says itself. */
const transitionsOf = (
  { transitions = {}, fields }: DeclaredResource,
  kinds: Kinds,
): Resource['transitions'] => {
  const own = Object.entries(fields).map(
    ([name, field]) => [name, kinds[field.kind].moves?.(field as KindOptions<KindName>)] as const,
  );
  return {
    ...(transitions as unknown as Resource['transitions']),
    ...Object.fromEntries(own.flatMap(([name, moves]) => (moves ? [[name, moves]] : []))),
  };
};

const defaultHead = (
  transitions: Resource['transitions'],
  fields: readonly ResolvedField[],
  kinds: Kinds,
): readonly string[] => {
  const states = fields.filter((field) => kinds[field.kind].isState?.(field)).map(({ name }) => name);
  return [states.find((name) => Object.hasOwn(transitions, name)) ?? states[0] ?? []].flat();
};
