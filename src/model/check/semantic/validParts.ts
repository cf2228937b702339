import type { DeclaredAdmin } from '../../../config/defineAdmin';
import type { Field } from '../../../config/field';
import type { Problem } from '../problem';
import { attempt, dictOf, isText, listOf, own, type Dict } from '../untrusted';
import type { Kinds } from '../../resolved/kind';
import { resolveField } from '../../resolve/resolveField';
import { isPlainObject } from '../../values/plainObject';

export type ValidParts = {
  /** What can be worked with. Of a faulty entity it has the name and the addresses, and nothing that is about it. */
  readonly config: DeclaredAdmin;
  /** The errors of each faulty entity, by its key. */
  readonly faulty: ReadonlyMap<string, readonly Problem[]>;
};

/**
 * What is sound of a configuration with problems, for work that goes on while one entity is written. Undefined when
 * there is nothing without the faulty parts: a problem is of no entity, or of one that people sign in with.
 */
export const validParts = (
  declared: unknown,
  problems: readonly Problem[],
  kinds: Kinds,
): ValidParts | undefined => {
  const errors = problems.filter(({ level }) => level === 'error');
  const admin = dictOf(declared);
  const faulty = new Map<string, readonly Problem[]>();
  for (const problem of errors) {
    const { entity } = problem;
    if (entity === undefined || isOfAccounts(entity, admin)) return undefined;
    faulty.set(entity, [...(faulty.get(entity) ?? []), problem]);
  }
  if (faulty.size === 0) return { config: declared as DeclaredAdmin, faulty };
  const isFaulty = (key: unknown): boolean => isText(key) && faulty.has(key);
  const resources = Object.entries(dictOf(admin.resources)).map(([key, entity]) => [
    key,
    isFaulty(key)
      ? nameOnly(key, dictOf(entity), faulty.get(key) ?? [])
      : withoutThose(dictOf(entity), isFaulty, kinds),
  ]);
  const dashboards = Object.entries(dictOf(admin.dashboards)).map(([key, dashboard]) => [
    key,
    withoutNumbers(dictOf(dashboard), isFaulty),
  ]);
  const config = {
    ...admin,
    resources: Object.fromEntries(resources),
    ...(admin.dashboards !== undefined && { dashboards: Object.fromEntries(dashboards) }),
  };
  return { config: config as unknown as DeclaredAdmin, faulty };
};

const isOfAccounts = (key: string, { accounts }: Dict): boolean => {
  const { resources, roles } = dictOf(accounts);
  return Object.hasOwn(dictOf(resources), key) || dictOf(roles).resource === key;
};

/** Where its pages and calls are: there it is said what is wrong. */
const KEPT = ['label', 'menuLabel', 'icon', 'group', 'route', 'subject', 'single', 'api'];

const nameOnly = (key: string, entity: Dict, problems: readonly Problem[]): Dict => {
  const isSound = (option: string): boolean =>
    Object.hasOwn(entity, option) && !problems.some(({ path }) => `${path}.`.startsWith(`${key}.${option}.`));
  const calls = Object.entries(dictOf(entity.actions)).flatMap(([name, action]) => {
    const { on, call } = dictOf(action);
    return isText(call) ? [[name, { on, call }]] : [];
  });
  return {
    label: { one: key, many: key },
    icon: 'warning',
    ...Object.fromEntries(KEPT.filter(isSound).map((option) => [option, entity[option]])),
    ...(isSound('actions') && { actions: Object.fromEntries(calls) }),
    title: '{id}',
    fields: {},
  };
};

type IsFaulty = (key: unknown) => boolean;

/* Its references stay, because they are values of its records. */
const withoutThose = (entity: Dict, isFaulty: IsFaulty, kinds: Kinds): Dict => {
  /* What a field shows from a faulty entity it does without. */
  const lost = (name: string, field: Dict): readonly string[] => {
    const resolved = attempt(() => resolveField(name, field as Field, kinds));
    const lookUps = (resolved && attempt(() => kinds[resolved.kind].looksUp?.(resolved))) ?? [];
    return lookUps.flatMap(({ option, entity: key }) => (isFaulty(key) ? [option] : []));
  };
  const fields = Object.entries(dictOf(entity.fields)).map(([name, field]) => [
    name,
    without(lost(name, dictOf(field)), dictOf(field)),
  ]);
  return {
    ...entity,
    fields: Object.fromEntries(fields),
    ...(entity.related !== undefined && {
      related: listOf(entity.related).filter((each) => !isFaulty(dictOf(each).resource)),
    }),
    ...(entity.figures !== undefined && {
      figures: listOf(entity.figures).filter((each) => !isAbout(each, isFaulty)),
    }),
  };
};

const without = (options: readonly string[], field: Dict): Dict =>
  Object.fromEntries(Object.entries(field).filter(([option]) => !options.includes(option)));

const withoutNumbers = (dashboard: Dict, isFaulty: IsFaulty): Dict => {
  const checklist = dictOf(dashboard.checklist);
  const steps = listOf(checklist.steps).filter((each) => !isAbout(each, isFaulty));
  const { headline, checklist: _checklist, ...rest } = dashboard;
  return {
    ...rest,
    ...(headline !== undefined && !isAbout(headline, isFaulty) && { headline }),
    ...(steps.length > 0 && { checklist: { ...checklist, steps } }),
    widgets: listOf(dashboard.widgets).filter((each) => !isAbout(each, isFaulty)),
  };
};

/* A metric says what it is of, at any depth. */
const isAbout = (value: unknown, isFaulty: IsFaulty): boolean => {
  if (Array.isArray(value)) return value.some((each) => isAbout(each, isFaulty));
  if (!isPlainObject(value)) return false;
  return isFaulty(own(value, 'of')) || Object.values(value).some((each) => isAbout(each, isFaulty));
};
