import { views } from '../../../config/field';
import { isLive } from '../../compute/isLive';
import type { Kind, LookUp } from '../../resolved/kind';
import { checkCircle, checkCompute } from './checkCompute';
import { checkAsked } from '../field/checkAsked';
import { checkFile } from '../field/checkFiles';
import { checkMark } from '../field/checkMarks';
import { checkMembers, checkUniqueMembers } from '../field/checkMembers';
import { checkReferences } from '../field/checkReferences';
import { checkShown } from '../field/checkShown';
import { checkUnknownKind } from '../field/checkUnknownKind';
import { checkPattern } from '../../patterns/checkPattern';
import { checkRule } from './checkRule';
import { storedFault } from '../checkValue';
import { hintFor } from '../didYouMean';
import { checkName } from '../checkNames';
import { knownFields, type KnownField, type KnownFields, type Scope } from '../scope';
import { attempt, isText, join, own, textsOf, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';
import { checkContext } from './checkContext';
import { checkFilter, isFilterable } from '../list/checkFilter';

/** The fields of an entity, of a nested value or of an action's form. */
export const checkFields = (declared: Dict, at: string, scope: Scope): void => {
  const fields = knownFields(declared, scope);
  for (const field of fields.values()) {
    const place = { at: join(at, field.name), fields, scope };
    if (checkAsked(field, { at, fields, scope })) continue;
    checkFieldName(field, place);
    checkFormerName(field, place);
    checkFormerKind(field, place);
    if (!isPlainObject(declared[field.name])) {
      scope.report({
        id: 'RC003',
        path: place.at,
        message: 'must be a field',
        hint: 'Make it with f.<kind>().',
      });
    } else if (field.kind) {
      checkField(field, place);
    } else {
      checkUnknownKind(field, place);
    }
  }
  checkCircle({ at, fields, scope });
};

type Place = { readonly at: string; readonly fields: KnownFields; readonly scope: Scope };

/** Names of the wire and of range filters: a field called `total_gte` could not be told from a filter. */
const reserved = [
  'id',
  'q',
  'page',
  'sort',
  'search',
  'entriesPerPage',
  'groupBy',
  'groupZone',
  'success',
  'errCode',
];

export const isReserved = (name: string): boolean =>
  reserved.includes(name) || name in Object.prototype || /_(?:gte|lte)$/.test(name);

const checkFieldName = ({ name }: KnownField, { at, scope }: Place): void => {
  if (isReserved(name)) {
    scope.report({
      id: 'RC019',
      path: at,
      message: `"${name}" is a reserved name`,
      hint: `Reserved: ${reserved.join(', ')}, and names ending in _gte or _lte.`,
    });
  } else if (!FIELD_NAME.test(name)) {
    scope.report({
      id: 'RC019',
      path: at,
      message: `"${name}" is no field name`,
      hint: 'A letter, then letters, digits and _.',
    });
  }
};

const checkFormerName = ({ name, declared }: KnownField, { at, fields, scope }: Place): void => {
  const was = own(declared, 'was');
  if (!isText(was)) return;
  const others = [...fields.values()].filter((other) => other.name !== name);
  const isTaken = fields.has(was) || others.some((other) => own(other.declared, 'was') === was);
  const isNested = !isOfEntity(at);
  if (!isTaken && !isNested && FIELD_NAME.test(was) && !isReserved(was)) return;
  scope.report({
    id: 'RC089',
    path: join(at, 'was'),
    message: isNested ? 'only a field of the entity itself can be renamed' : `"${was}" can be no former name`,
    hint: 'A name that no field of the entity has, and no other one had.',
  });
};

const checkFormerKind = ({ kind, declared }: KnownField, { at, scope }: Place): void => {
  const wasKind = own(declared, 'wasKind');
  if (!isText(wasKind)) return;
  const others = Object.keys(scope.kinds)
    .filter((name) => name !== kind?.name)
    .sort();
  if (others.includes(wasKind)) return;
  scope.report({
    id: 'RC089',
    path: join(at, 'wasKind'),
    message: `"${wasKind}" can be no former kind`,
    hint: hintFor(wasKind, others),
  });
};

const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

const checkField = (field: KnownField, place: Place): void => {
  const { at, fields, scope } = place;
  const { report } = scope;
  for (const rule of ['showWhen', 'requiredWhen', 'readOnlyWhen']) {
    checkRule(own(field.declared, rule), { at: join(at, rule), fields, report, context: 'record' });
  }
  checkViews(field, place);
  checkPattern(field, at, scope);
  checkOffered(field, place);
  if (!field.resolved) return;
  checkShown(field, { at, fields, report });
  checkMark(field, { at, isOfEntity: isOfEntity(at), report });
  checkFile(field, { at, isOfEntity: isOfEntity(at), report });
  checkKindRules(field, place);
  checkFreeText(field, place);
  checkReferences(field, place);
  checkMoving(field, place);
  checkLookUps(field, place);
  checkCompute(field, place);
  const given = { at: join(at, 'default'), fields: new Map(), report, context: 'person' } as const;
  checkMembers(field, place);
  checkUniqueMembers(field, place);
  const chosen = own(field.declared, 'default');
  if (checkContext(chosen, field, given)) return;
  const fault = storedFault(field, chosen);
  if (fault) report({ ...fault, path: join(at, 'default') });
};

/* Only what is stored as a field of the record has a state before. */
const checkMoving = ({ moves, name }: KnownField, { at, scope }: Place): void => {
  if (!moves || isOfEntity(at)) return;
  const message = `"${name}" has no transitions: it is no field of the entity itself`;
  scope.report({ id: 'RC025', path: join(at, 'values'), message, hint: 'Leave `to` out of its values.' });
};

const isOfEntity = (at: string): boolean => /^[^.]+\.fields\.[^.]+$/.test(at);

const checkViews = ({ declared }: KnownField, { at, scope }: Place): void => {
  const only = own(declared, 'only');
  const not = textsOf(own(declared, 'not'));
  const left = (only === undefined ? [...views] : textsOf(only)).filter((view) => !not.includes(view));
  if (left.length > 0) return;
  scope.report({
    id: 'RC013',
    path: at,
    message: '"only" and "not" leave no view',
    hint: `Views: ${views.join(', ')}.`,
  });
};

const checkKindRules = (field: KnownField, { at, fields, scope }: Place): void => {
  const { kind, resolved } = field;
  if (!kind || !resolved) return;
  const { report } = scope;
  for (const fault of attempt(() => kind.check?.(resolved)) ?? []) {
    const { message, hint, nearest } = typeof fault === 'string' ? { message: fault } : fault;
    const told = nearest ? hintFor(nearest.to, nearest.of) : hint;
    report({ id: 'RC015', path: at, message, ...(told && { hint: told }) });
  }
  if (resolved.search && !holdsText(kind)) {
    const others = [...fields.values()].filter((each) => each.kind && holdsText(each.kind));
    report({
      id: 'RC017',
      path: join(at, 'search'),
      message: `a ${kind.name} field holds no text to search in`,
      hint: hintFor(
        '',
        others.map(({ name }) => name),
      ),
    });
  }
  if (isLive(resolved.compute) && (resolved.sortable || resolved.unique)) {
    report({ id: 'RC051', path: at, message: 'what is never stored can be neither sortable nor unique' });
  }
  if (resolved.lookup) isFilterable(field, { at: join(at, 'lookup'), fields, report });
  if (resolved.sortable && !kind.isSortable) {
    report({ id: 'RC018', path: join(at, 'sortable'), message: `a ${kind.name} field cannot be sorted` });
  }
};

/* What no one checks is stored in any spelling, and matches nothing where it is read as what its name says. */
const checkFreeText = ({ name, kind }: KnownField, { at, scope }: Place): void => {
  if (!kind?.isFree) return;
  const checked = Object.values(scope.kinds).find(
    ({ names, filter }) => names?.test(name) && (filter === 'holds') === (kind.filter === 'holds'),
  );
  if (!checked) return;
  scope.report({
    id: 'RC136',
    path: at,
    message: `"${name}" is of kind ${kind.name}, which takes anything`,
    hint: `Make it f.${checked.name}(), which is checked.`,
  });
};

const holdsText = ({ isSecret, children, references, filter }: Kind): boolean =>
  !isSecret && !children && !references && filter !== 'range' && filter !== 'equals';

/*
 * What is offered is told by fields of the records pointed at; `$of` names fields beside the reference. A filter that makes no
 * sense has left the field unresolved.
 */
const checkOffered = ({ declared, kind, resolved }: KnownField, { at, fields, scope }: Place): void => {
  const [to = ''] = attempt(() => kind?.references?.((resolved ?? declared) as never)) ?? [];
  const target = scope.entities.get(to);
  if (!target || !isPlainObject(declared.filter)) return;
  checkFilter(declared.filter, {
    at: join(at, 'filter'),
    fields: target.fields,
    report: scope.report,
    around: { fields, context: 'person' },
  });
};

/** What the form of a field shows from elsewhere is declared there, and of a kind that it can show. */
const checkLookUps = ({ kind, resolved }: KnownField, place: Place): void => {
  if (!kind || !resolved) return;
  for (const lookUp of attempt(() => kind.looksUp?.(resolved)) ?? [])
    checkLookUp(lookUp, { ...place, at: join(place.at, lookUp.option) });
};

const isWords = ({ kind, declared, resolved }: KnownField): boolean =>
  !kind ||
  !resolved ||
  !(kind.isSecret || declared.guarded || kind.children || kind.references || typeof kind.filter !== 'string');

const checkLookUp = (lookUp: LookUp, { at, fields, scope }: Place): void => {
  const { report, entities } = scope;
  const { entity, kind, isSingle, isFilter, isSaid } = lookUp;
  const other = entity === undefined ? undefined : entities.get(entity);
  if (entity !== undefined && !other) {
    const hint = hintFor(entity, [...entities.keys()]);
    report({ id: 'RC004', path: at, message: `unknown entity "${entity}"`, hint });
    return;
  }
  if (isSingle && other?.declared.single !== 'one') {
    const hint = 'Write single: "one" there, or name another entity.';
    report({ id: 'RC101', path: at, message: `"${entity}" has no single record to read`, hint });
    return;
  }
  const place = { at, fields: other?.fields ?? fields, report };
  const field = checkName(lookUp.field, place);
  if (!field || (isFilter && !isFilterable(field, place))) return;
  if (isSaid && !isWords(field)) {
    const hint = 'Name a field of words that its reader may have: no secret, no reference, nothing guarded.';
    report({ id: 'RC101', path: at, message: `"${lookUp.field}" is not written to people`, hint });
  }
  if (kind !== undefined && field.kind?.name !== kind) {
    const fit = [...place.fields.values()].filter((each) => each.kind?.name === kind);
    const hint = hintFor(
      lookUp.field,
      fit.map(({ name }) => name),
    );
    report({ id: 'RC101', path: at, message: `"${lookUp.field}" is no field of kind ${kind}`, hint });
  }
};
