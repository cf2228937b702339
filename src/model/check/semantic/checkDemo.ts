import { checkName } from '../checkNames';
import { storedFault } from '../checkValue';
import { hintFor } from '../didYouMean';
import { knownFields, type Entity, type KnownField, type KnownFields, type Scope } from '../scope';
import { attempt, dictOf, isText, join, listOf, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';
import type { Report } from '../problem';

/** What demo values agree with is declared: the paths of their hints, and the records that others come from. */
export const checkDemo = (entity: Entity, scope: Scope): void => {
  const { key, declared } = entity;
  checkHints(entity.fields, { at: `${key}.fields`, entity, scope });
  listOf(dictOf(declared.demo).each).forEach((each, index) => {
    if (isPlainObject(each)) checkEach(each, { at: `${key}.demo.each[${index}]`, entity, scope });
  });
  const { series } = dictOf(declared.demo);
  if (isPlainObject(series)) checkSeries(series, { at: `${key}.demo.series`, entity, scope });
};

const checkSeries = (series: Dict, { at, entity, scope }: Place): void => {
  const own = { fields: entity.fields, report: scope.report };
  for (const [name, hint] of Object.entries(dictOf(series.fields))) {
    const path = join(join(at, 'fields'), name);
    const field = checkName(name, { ...own, at: path });
    if (field) checkHint(hint, field, { at: path, entity, scope });
  }
  listOf(series.templates).forEach((each, index) => {
    if (isPlainObject(each)) checkEach(each, { at: `${at}.templates[${index}]`, entity, scope });
  });
  for (const name of Object.keys(dictOf(series.fresh))) checkName(name, { ...own, at: join(at, 'fresh') });
  for (const key of Object.keys(dictOf(series.beside))) knownEntity(key, join(at, 'beside'), scope);
  const books = dictOf(series.books);
  if (!isText(books.in)) return;
  checkName(books.amount, { ...own, at: join(at, 'books.amount') });
  const ledger = knownEntity(books.in, join(at, 'books.in'), scope);
  for (const name of Object.keys(ledger ? { ...dictOf(books.set), ...dictOf(books.cover) } : {}))
    if (ledger) checkName(name, { fields: ledger.fields, report: scope.report, at: join(at, 'books') });
};

type Place = { readonly at: string; readonly entity: Entity; readonly scope: Scope };

/* Not declared by an entity, but on every record. */
const STAMPS = ['id', 'createdAt', 'updatedAt'];

const checkHints = (fields: KnownFields, { at, ...place }: Place): void => {
  for (const [name, field] of fields) {
    const { fake, of } = field.declared;
    checkHint(fake, field, { ...place, at: join(join(at, name), 'fake') });
    if (isPlainObject(of))
      checkHints(knownFields(of, place.scope), { ...place, at: join(join(at, name), 'of') });
  }
};

const checkHint = (hint: unknown, field: KnownField, place: Place): void => {
  const { at, scope } = place;
  const path = isPlainObject(hint) ? hint.path : hint;
  if (isText(path) && scope.faker) checkFakePaths(path, scope.faker, { at, report: scope.report });
  if (!isPlainObject(hint)) return;
  checkMade(hint.oneOf, field, { ...place, at: `${at}.oneOf` });
  for (const [value, made] of Object.entries(dictOf(hint.of)))
    checkMade(made, field, { ...place, at: `${at}.of.${value}` });
  for (const path of ownPaths(hint)) checkPath(path, place);
  checkTotal(hint, place);
  checkHint(hint.else, field, { ...place, at: `${at}.else` });
};

/* What the field would refuse is never made: its kind makes up another value in silence. */
const checkMade = (made: unknown, field: KnownField, { at, scope }: Place): void =>
  listOf(made).forEach((value, index) => {
    const fault = storedFault(field, value);
    if (fault) scope.report({ ...fault, path: `${at}[${index}]` });
  });

/* The options that name values of the record, or what is beyond its references. */
const ownPaths = (hint: Dict): string[] => {
  const { from, like, prefixOf, between, steps, after, product, minus, runningSum, by } = hint;
  const others = hint.countOf ?? hint.sumOf;
  const later = [hint.daysAfter, hint.minutesAfter];
  const paths = [from, like, prefixOf, between, steps, after, product, later, minus, runningSum].flat();
  return [...paths, others === undefined ? by : undefined].flat().filter(isText);
};

const checkPath = (path: string, { at, entity, scope }: Place): void => {
  const [head = '', next] = path.split('.');
  if (STAMPS.includes(head)) return;
  const field = checkName(head, { at, fields: entity.fields, report: scope.report });
  const other = field && targetOf(field, scope);
  if (next === undefined || !other || STAMPS.includes(next)) return;
  checkName(next, { at, fields: other.fields, report: scope.report });
};

const checkTotal = (hint: Dict, { at, scope }: Place): void => {
  const total = hint.sumOf ?? hint.countOf;
  if (!isText(total)) return;
  const [key = '', member] = total.split('.');
  const other = knownEntity(key, at, scope);
  if (!other) return;
  const place = { at, fields: other.fields, report: scope.report };
  checkName(hint.by, place);
  if (hint.sumOf !== undefined) checkName(member ?? '', place);
  if (isText(hint.less)) checkName(hint.less, place);
};

const checkEach = (each: Dict, { at, entity, scope }: Place): void => {
  const { report } = scope;
  const own = { fields: entity.fields, report };
  const field = checkName(each.field, { ...own, at: join(at, 'field') });
  if (field && targetsOf(field).length > 1)
    report({
      id: 'RC213',
      path: join(at, 'field'),
      message: `"${field.name}" may be of several entities`,
      hint: 'Name a reference to the records of one entity.',
    });
  for (const name of Object.keys({ ...dictOf(each.copy), ...dictOf(each.set) }))
    checkName(name, { ...own, at });
  const second = isText(each.over) ? knownEntity(each.over, join(at, 'over'), scope) : undefined;
  if (!second) return;
  const first = field && targetOf(field, scope);
  for (const { fields } of first ? [first, second] : [second])
    checkName(each.share, { at: join(at, 'share'), fields, report });
  for (const from of Object.values(dictOf(each.copy)))
    checkName(from, { at: join(at, 'copy'), fields: second.fields, report });
};

const knownEntity = (key: string, at: string, { entities, report }: Scope): Entity | undefined => {
  const found = entities.get(key);
  if (!found) {
    const hint = hintFor(key, [...entities.keys()]);
    report({ id: 'RC004', path: at, message: `unknown entity "${key}"`, hint });
  }
  return found;
};

const targetsOf = ({ kind, resolved }: KnownField): readonly string[] =>
  (kind && resolved && attempt(() => kind.references?.(resolved))) ?? [];

const targetOf = (field: KnownField, { entities }: Scope): Entity | undefined => {
  const [key = '', ...others] = targetsOf(field);
  return others.length > 0 ? undefined : entities.get(key);
};

/** What makes demo values: the faker, whatever it can do. */
type Maker = object;

/** The paths of a hint such as `person.fullName`, or within `{{person.firstName}} & Co`, are functions of the faker. */
const checkFakePaths = (hint: string, maker: Maker, place: { at: string; report: Report }): void => {
  const templates = Array.from(
    hint.matchAll(/\{\{\s*([\w.]+)(?![\w.])[^{}]*\}\}/g),
    ([, path]) => path ?? '',
  );
  for (const path of hint.includes('{{') ? templates : [hint]) {
    const [group = ''] = path.split('.');
    const known = namesIn(maker, group).map((name) => `${group}.${name}`);
    if (known.includes(path)) continue;
    const valid = known.length > 0 ? known : groupsIn(maker);
    const message = `the faker has no "${path}"`;
    place.report({ id: 'RC006', path: place.at, message, hint: hintFor(path, valid) });
  }
};

const groupsIn = (maker: Maker): string[] =>
  Object.keys(maker)
    .filter((group) => namesIn(maker, group).length > 0)
    .flatMap((group) => namesIn(maker, group).map((name) => `${group}.${name}`));

const namesIn = (maker: Maker, group: string): string[] => {
  const found: unknown = Object.hasOwn(maker, group) ? Reflect.get(maker, group) : undefined;
  if (typeof found !== 'object' || found === null) return [];
  const all = [found, Object.getPrototypeOf(found) as object].flatMap((each) =>
    Object.getOwnPropertyNames(each),
  );
  return [...new Set(all)].filter(
    (name) => name !== 'constructor' && typeof Reflect.get(found, name) === 'function',
  );
};
