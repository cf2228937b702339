import type { Kinds } from '../kind';
import { checkAccounts } from './checkAccounts';
import { checkActions } from './checkActions';
import { checkApi } from './checkApi';
import { checkBrand } from './checkBrand';
import { checkComparisons } from '../sense/checkComparisons';
import { checkDashboards } from './checkDashboards';
import { checkDemo } from '../sense/checkDemo';
import { checkDocument } from './checkDocument';
import { checkEndpoints } from './checkEndpoints';
import { checkEntity } from './checkEntity';
import { checkFields } from './checkFields';
import { checkFigures } from './checkFigures';
import { checkImport } from './checkImport';
import { checkLayout } from './checkLayout';
import { checkList } from './checkList';
import { checkMenu } from './checkMenu';
import { checkOverrides } from './checkOverrides';
import { checkLive } from './checkLive';
import { checkProtection } from './checkProtection';
import { checkRelated } from './checkRelated';
import { checkRoutes } from './checkRoutes';
import { checkSerials } from './checkSerials';
import { checkSingle } from './checkSingle';
import { shapeVisitor } from './checkShapes';
import { checkCircles } from '../sense/checkCircles';
import { checkFillable } from '../sense/checkFillable';
import { checkSubjects } from '../sense/checkSubjects';
import { checkTogether } from '../sense/checkTogether';
import { checkTimed } from './checkTimed';
import { checkTransitions } from './checkTransitions';
import { checkUnique } from './checkUnique';
import { plainData } from './plainData';
import { createReport, reportOf, type Found, type Problem, type Report } from './problem';
import { createScope, type Scope } from './scope';
import { dictOf, isDict } from './untrusted';
import { walkAdmin, walkEntity, type Visitor } from './walkOptions';

export type CheckOptions = {
  /** Names of the files in `src/overrides`: each must be an entity. */
  readonly overrides?: readonly string[];
  /** The faker that makes demo values; without it the paths of `fake` are not looked up. */
  readonly faker?: object;
};

/**
 * Everything that is wrong with a configuration, all at once; empty when nothing is. Accepts anything and
 * never throws: `createModel` trusts what passed here.
 */
export const checkConfig = (
  declared: unknown,
  kinds: Kinds,
  { overrides = [], faker }: CheckOptions = {},
): Problem[] => {
  const { problems, report } = createReport();
  const plain = plainData(declared, {
    at: '',
    above: [],
    report: (found) => report({ ...entityAt(found.path), ...found }),
  });
  if (!isDict(plain)) {
    report({
      id: 'RC003',
      path: '',
      message: 'must be an object',
      hint: 'Make it with defineAdmin({ ... }).',
    });
    return [...problems];
  }
  const scope = createScope(plain, { kinds, report, ...(faker && { faker }) });
  for (const [key, entity] of Object.entries(dictOf(plain.resources))) checkKey(key, entity, report);
  walkAdmin(plain, { kinds, visitor: visitorOf(scope) });
  for (const entity of scope.entities.values()) {
    const own = { ...scope, report: reportOf(entity.key, report) };
    walkEntity(entity.key, entity.declared, { kinds, visitor: visitorOf(own) });
    entityChecks.forEach((check) => check(entity, own));
  }
  wholeChecks.forEach((check) => check(scope));
  checkOverrides(overrides, scope);
  return [...problems];
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
  if (isDict(entity)) return;
  const hint = 'Make it with defineResource({ ... }).';
  report({ id: 'RC003', entity: key, path: key, message: 'must be an entity', hint });
};

const entityChecks = [
  checkEntity,
  checkApi,
  checkList,
  checkLayout,
  checkRelated,
  checkFigures,
  checkActions,
  checkTransitions,
  checkTimed,
  checkComparisons,
  checkTogether,
  checkFillable,
  checkUnique,
  checkProtection,
  checkLive,
  checkSerials,
  checkSingle,
  checkImport,
  checkDocument,
  checkDemo,
];

const wholeChecks = [
  checkBrand,
  checkAccounts,
  checkMenu,
  checkRoutes,
  checkEndpoints,
  checkDashboards,
  checkCircles,
  checkSubjects,
];
