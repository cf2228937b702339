import { filledIn } from '../../config/links/filledIn';
import type { Kinds } from '../resolved/kind';
import type { KnownListViews } from '../resolved/listView';
import { checkAccounts } from './admin/checkAccounts';
import { checkActions } from './resource/checkActions';
import { checkEstimate } from './resource/checkEstimate';
import { checkApi, checkEndpoints } from './resource/checkApi';
import { checkBrand } from './admin/checkBrand';
import { checkComparisons } from './semantic/checkComparable';
import { checkDashboards } from './admin/checkDashboards';
import { checkDemo } from './semantic/checkDemo';
import { checkDocument } from './resource/checkDocument';
import { checkEntity } from './resource/checkEntity';
import { checkFields } from './resource/checkFields';
import { checkFigures, checkRelated, checkStory } from './resource/checkRelated';
import { checkImport } from './resource/checkImport';
import { checkLayout } from './resource/checkLayout';
import { checkNotes } from './resource/checkNotes';
import { checkList } from './list/checkList';
import { checkListViews } from './list/checkListViews';
import { checkAddresses } from './admin/checkAddresses';
import { checkMenu, checkRoutes } from './admin/checkRoutes';
import { checkOverrides, type OverrideFile } from './admin/checkOverrides';
import { checkLog } from './admin/checkLog';
import { checkDoubts } from './admin/checkDoubts';
import { checkMail } from './admin/checkMail';
import { checkNotices } from './admin/checkNotices';
import { checkSettings } from './admin/checkSettings';
import { checkBell } from './resource/checkBell';
import { checkFiles } from './field/checkFiles';
import { checkMarks } from './field/checkMarks';
import { checkLive, checkLiveEvents } from './resource/checkLive';
import { checkBin, checkErase, checkKeep } from './resource/checkKeep';
import { checkLedger } from './resource/checkLedger';
import { checkOwner } from './resource/checkOwner';
import { checkProtection } from './resource/checkProtection';
import { checkSerials, checkUnique } from './resource/checkUnique';
import { checkNoOverlap } from './semantic/checkNoOverlap';
import { checkSingle } from './resource/checkSingle';
import { shapeVisitor } from './checkShapes';
import { checkCircles } from './semantic/checkCircles';
import { checkLinkUses } from './semantic/checkLinkUses';
import { checkLinkCircles } from './semantic/checkLinkCircles';
import { checkFillable } from './semantic/checkFillable';
import { checkPublic } from './semantic/checkPublic';
import { checkRights, checkRoleKey } from './semantic/checkRights';
import { checkSubjects } from './semantic/checkSubjects';
import { checkTogether } from './semantic/checkTogether';
import { checkTimed } from './resource/checkTimed';
import { checkTransitions } from './resource/checkTransitions';
import { plainData } from './plainData';
import { createReport, reportOf, type Found, type Problem, type Report } from './problem';
import { createScope, type Entity, type Scope } from './scope';
import { dictOf } from './untrusted';
import { isStillSo, watched, type Watched } from './watched';
import { walkAdmin, walkEntity, type Visitor } from './walkOptions';
import { asBefore } from '../values/asBefore';
import { isPlainObject } from '../values/plainObject';

export type CheckOptions = {
  /** The files of `overrides/`: each must be of an entity, a page or a field. Absent: nobody has looked. */
  readonly overrides?: readonly OverrideFile[];
  /** Names of the files in `content`; absent where nobody has looked. */
  readonly content?: readonly string[];
  /** The ways to look at a list; without them no entity may name one. */
  readonly listViews?: KnownListViews;
  /** The faker that makes demo values; without it the paths of `fake` are not looked up. */
  readonly faker?: object;
};

/**
 * Everything that is wrong with a configuration, all at once; empty when nothing is. Accepts anything and
 * never throws: `createModel` trusts what passed here.
 */
export const checkConfig = (declared: unknown, kinds: Kinds, options?: CheckOptions): Problem[] =>
  createChecks()(declared, kinds, options);

/**
 * The same for one configuration after the other, as somebody edits it: an entity is looked at again where it, or
 * anything around it that its checks asked for, says something else than before.
 */
export const createChecks = () => {
  let before: Run | undefined;
  return (
    declared: unknown,
    kinds: Kinds,
    { overrides, content, faker, listViews = NO_VIEWS }: CheckOptions = {},
  ): Problem[] => {
    const { problems, report } = createReport();
    const written = plainData(declared, {
      at: '',
      above: [],
      report: (found) => report({ ...entityAt(found.path), ...found }),
    });
    if (!isPlainObject(written)) {
      report({
        id: 'RC003',
        path: '',
        message: 'must be an object',
        hint: 'Make it with defineAdmin({ ... }).',
      });
      return [...problems];
    }
    const plain = filledIn(written);
    const given = { kinds, listViews, ...(faker && { faker }) };
    const known = before && isSameGiven(before.scope, given) ? before : undefined;
    const scope = createScope(
      known ? asBefore(known.scope.declared, plain) : plain,
      { ...given, report },
      known?.scope,
    );
    for (const [key, entity] of Object.entries(dictOf(plain.resources))) checkKey(key, entity, report);
    walkAdmin(plain, { kinds, visitor: visitorOf(scope) });
    const entities = [...scope.entities.values()].map(
      (entity) => stillGood(known?.entities.get(entity.key), entity, scope) ?? checked(entity, scope),
    );
    entities.forEach(({ found }) => found.forEach(report));
    wholeChecks.forEach((check) => check(scope));
    if (overrides) checkOverrides({ overrides, content }, scope);
    before = { scope, entities: new Map(entities.map((each) => [each.entity.key, each])) };
    return [...problems];
  };
};

const NO_VIEWS: KnownListViews = {};

type Run = { readonly scope: Scope; readonly entities: ReadonlyMap<string, Checked> };

/** An entity, what of the rest its checks asked for, and what they found. */
type Checked = {
  readonly entity: Entity;
  readonly asked: ReturnType<Watched['asked']>;
  readonly found: readonly Found[];
};

type Given = Pick<Scope, 'kinds' | 'listViews' | 'faker'>;

const isSameGiven = (one: Given, other: Given): boolean =>
  one.kinds === other.kinds && one.listViews === other.listViews && one.faker === other.faker;

const stillGood = (before: Checked | undefined, entity: Entity, scope: Scope): Checked | undefined =>
  before?.entity === entity && isStillSo(before.asked, scope) ? before : undefined;

const checked = (entity: Entity, scope: Scope): Checked => {
  const found: Found[] = [];
  const { around, asked } = watched(scope);
  const own = { ...scope, ...around, report: reportOf(entity.key, (each) => void found.push(each)) };
  walkEntity(entity.key, entity.declared, {
    kinds: scope.kinds,
    listViews: scope.listViews,
    visitor: visitorOf(own),
  });
  entityChecks.forEach((check) => check(entity, own));
  return { entity, asked: asked(), found };
};

const entityAt = (path: string): Pick<Found, 'entity'> => {
  const [, entity] = /^resources\.([^.[]+)/.exec(path) ?? [];
  return entity === undefined ? {} : { entity };
};

const visitorOf = (scope: Scope): Visitor => ({
  ...shapeVisitor(scope.report),
  fields: (fields, at) => checkFields(fields, at, scope),
});

const checkKey = (key: string, entity: unknown, report: Report): void => {
  if (!/^[A-Za-z][A-Za-z0-9_-]*$/.test(key) || key in Object.prototype) {
    const hint = 'A letter, then letters, digits, _ and -.';
    report({ id: 'RC019', path: key, message: `"${key}" is no key for an entity`, hint });
  }
  if (isPlainObject(entity)) return;
  const hint = 'Make it with defineResource({ ... }).';
  report({ id: 'RC003', entity: key, path: key, message: 'must be an entity', hint });
};

const entityChecks = [
  checkEntity,
  checkApi,
  checkList,
  checkListViews,
  checkLayout,
  checkNotes,
  checkRelated,
  checkFigures,
  checkStory,
  checkEstimate,
  checkActions,
  checkTransitions,
  checkTimed,
  checkComparisons,
  checkTogether,
  checkFillable,
  checkUnique,
  checkNoOverlap,
  checkLinkUses,
  checkMarks,
  checkFiles,
  checkProtection,
  checkKeep,
  checkBin,
  checkErase,
  checkLedger,
  checkOwner,
  checkLive,
  checkBell,
  checkSerials,
  checkSingle,
  checkImport,
  checkDocument,
  checkDemo,
  checkPublic,
];

const wholeChecks = [
  checkBrand,
  checkAccounts,
  checkRoleKey,
  checkLog,
  checkMail,
  checkDoubts,
  checkNotices,
  checkSettings,
  checkMenu,
  checkRoutes,
  checkAddresses,
  checkEndpoints,
  checkDashboards,
  checkCircles,
  checkLinkCircles,
  checkSubjects,
  checkLiveEvents,
  checkRights,
];
