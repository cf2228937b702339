import { checkName, checkNames, type Place } from '../checkNames';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { accountsIn } from './checkOwner';
import { dictOf, isText, listOf, join, attempt, type Dict } from '../untrusted';
import { checkMetric } from '../admin/checkMetric';

/** Lists of other entities: they are declared, and their target points here. */
export const checkRelated = (entity: Entity, scope: Scope): void => {
  listOf(entity.declared.related).forEach((related, index) => {
    const { resource, target, columns } = dictOf(related);
    const at = `${entity.key}.related[${index}]`;
    const other = isText(resource) ? scope.entities.get(resource) : undefined;
    if (other) {
      checkTarget(target, { at: `${at}.target`, from: entity, other, scope });
      checkNames(columns, { at: `${at}.columns`, fields: other.fields, report: scope.report });
      checkConversation(
        dictOf(related),
        { at, fields: other.fields, report: scope.report },
        accountsIn(scope),
      );
    } else if (isText(resource)) {
      const hint = hintFor(resource, [...scope.entities.keys()]);
      scope.report({ id: 'RC023', path: at, message: `unknown entity "${resource}"`, hint });
    }
  });
};

/* What was written, by whom and when: fields of the other entity, and nothing of a list. */
const checkConversation = (related: Dict, place: Place, accounts: readonly string[]): void => {
  const isConversation = related.as === 'conversation';
  const odd = isConversation ? ['columns'] : ['text', 'by', 'at'];
  for (const option of odd.filter((each) => related[each] !== undefined)) {
    const message = isConversation
      ? 'a conversation has no columns'
      : `"${option}" is of a conversation alone`;
    const hint = isConversation ? 'Leave it out.' : 'Add as: "conversation", or leave it out.';
    place.report({ id: 'RC144', path: join(place.at, option), message, hint });
  }
  if (!isConversation) return;
  if (related.text === undefined)
    place.report({
      id: 'RC144',
      path: place.at,
      message: 'a conversation needs "text"',
      hint: textHint(place),
    });
  for (const option of ['text', 'by', 'at']) {
    const name = related[option];
    if (option === 'at' && (name === 'createdAt' || name === 'updatedAt')) continue;
    const field = checkName(name, { ...place, at: join(place.at, option) });
    if (option === 'text' && field?.kind && field.kind.order !== 'text')
      place.report({
        id: 'RC144',
        path: join(place.at, option),
        message: `"${field.name}" holds no text`,
        hint: textHint(place),
      });
    if (option === 'by' && field?.kind && !pointsAt(field, accounts))
      place.report({
        id: 'RC144',
        path: join(place.at, option),
        message: `"${field.name}" does not point at those who sign in`,
        hint: hintFor(
          '',
          [...place.fields.values()].filter((each) => pointsAt(each, accounts)).map(({ name }) => name),
        ),
      });
  }
};

/* What is written here has the person who is signed in as its author. */
const pointsAt = ({ kind, resolved }: KnownField, accounts: readonly string[]): boolean => {
  const keys = kind && resolved ? attempt(() => kind.references?.(resolved)) : undefined;
  return keys?.some((key) => accounts.includes(key)) ?? false;
};

const textHint = ({ fields }: Place): string =>
  hintFor(
    '',
    [...fields.values()]
      .filter(({ declared }) => /text/i.test(String(declared.kind)))
      .map(({ name }) => name),
  );

/** Sources of a timeline: they are declared, their target points here, and lists can be sorted by their moment. */
export const checkStory = (entity: Entity, scope: Scope): void => {
  listOf(entity.declared.story).forEach((source, index) => {
    const { resource, target, at = 'createdAt' } = dictOf(source);
    const place = `${entity.key}.story[${index}]`;
    const other = isText(resource) ? scope.entities.get(resource) : undefined;
    if (other) {
      checkTarget(target, { at: `${place}.target`, from: entity, other, scope });
      if (at !== 'createdAt' && at !== 'updatedAt')
        checkNames([at], { at: `${place}.at`, fields: other.fields, report: scope.report });
    } else if (isText(resource)) {
      const hint = hintFor(resource, [...scope.entities.keys()]);
      scope.report({ id: 'RC023', path: place, message: `unknown entity "${resource}"`, hint });
    }
  });
};

/** Numbers on the page of a record: each can be counted, and its target points here. */
export const checkFigures = (entity: Entity, scope: Scope): void => {
  listOf(entity.declared.figures).forEach((figure, index) => {
    const { metric, target } = dictOf(figure);
    const at = `${entity.key}.figures[${index}]`;
    const other = checkMetric(metric, { at: join(at, 'metric'), scope });
    if (!other) return;
    checkTarget(target, { at: join(at, 'target'), from: entity, other, scope });
    for (const option of ['where', 'part']) {
      const asked = dictOf(dictOf(metric)[option]);
      if (!isText(target) || asked[target] === undefined) continue;
      scope.report({
        id: 'RC095',
        path: join(at, `metric.${option}.${target}`),
        message: `"${target}" is the record shown`,
        hint: 'Leave it out.',
      });
    }
  });
};

type Pointing = { readonly at: string; readonly from: Entity; readonly other: Entity; readonly scope: Scope };

/** The field of another entity that points at this one. */
const checkTarget = (target: unknown, { at, from, other, scope }: Pointing): void => {
  if (!isText(target)) return;
  const pointing = [...other.fields.values()].filter(({ kind, resolved }) => {
    const keys = kind && resolved ? attempt(() => kind.references?.(resolved)) : undefined;
    return keys?.includes(from.key);
  });
  const names = pointing.map(({ name }) => name);
  if (names.includes(target)) return;
  const message = `"${target}" of ${other.key} is not a reference to ${from.key}`;
  scope.report({ id: 'RC024', path: at, message, hint: hintFor(target, names) });
};
