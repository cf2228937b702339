import type { OptionFault } from '../../resolved/kind';
import type { FieldWish, ListView } from '../../resolved/listView';
import { isPlainObject } from '../../values/plainObject';
import { checkName, checkNames, type Place } from '../checkNames';
import { hintFor } from '../didYouMean';
import { checkEffect } from '../resource/checkEffect';
import { checkRule } from '../resource/checkRule';
import type { Entity, KnownField, Scope } from '../scope';
import { attempt, dictOf, join, own, type Dict } from '../untrusted';

/** The fields that the views of a list name, and what a view says of its options. Their shapes are checked with all others. */
export const checkListViews = (entity: Entity, scope: Scope): void => {
  const { views } = dictOf(entity.declared.list);
  for (const [name, options] of Object.entries(dictOf(views))) {
    const view = own(scope.listViews, name) as ListView | undefined;
    const place = { at: `${entity.key}.list.views.${name}`, fields: entity.fields, report: scope.report };
    if (view && isPlainObject(options)) checkOptions(view, options, { place, entity, scope });
  }
};

type Around = { readonly place: Place; readonly entity: Entity; readonly scope: Scope };

const checkOptions = (view: ListView, options: Dict, { place, entity, scope }: Around): void => {
  const wishes = Object.entries<true | FieldWish>(view.fields);
  for (const [option, wish] of wishes) {
    const named = own(options, option);
    const there = { ...place, at: join(place.at, option) };
    const fields = Array.isArray(named) ? checkNames(named, there) : [checkName(named, there) ?? []].flat();
    for (const field of fields) checkField(field, wish, there);
  }
  const asked = (option: string) => [own(options, option), { ...place, at: join(place.at, option) }] as const;
  for (const option of view.rules ?? []) checkRule(...asked(option));
  for (const option of view.values ?? []) checkEffect(...asked(option));
  const sound = [...entity.fields.values()].flatMap(({ name, resolved }) =>
    resolved ? [[name, resolved] as const] : [],
  );
  const around = { fields: new Map(sound), kinds: scope.kinds, declared: entity.declared };
  const faults = attempt(() => view.check?.(options as never, around)) ?? [];
  for (const fault of faults) place.report({ id: 'RC139', path: place.at, ...said(fault) });
};

const said = (fault: OptionFault) => {
  if (typeof fault === 'string') return { message: fault };
  const { message, hint, nearest } = fault;
  const told = nearest ? hintFor(nearest.to, nearest.of) : hint;
  return { message, ...(told && { hint: told }) };
};

const checkField = ({ name, kind, resolved }: KnownField, wish: true | FieldWish, place: Place): void => {
  if (!kind || !resolved) return;
  const { at, report, fields } = place;
  if (!isSeen(resolved.views)) {
    report({
      id: 'RC139',
      path: at,
      message: `"${name}" appears neither in lists nor on the page of a record`,
    });
    return;
  }
  if (wish === true || wish.fits(resolved, kind)) return;
  const fitting = [...fields.values()].filter(
    (each) =>
      each.kind && each.resolved && isSeen(each.resolved.views) && wish.fits(each.resolved, each.kind),
  );
  report({
    id: 'RC139',
    path: at,
    message: `"${name}" is not ${wish.what}`,
    hint: hintFor(
      '',
      fitting.map((each) => each.name),
    ),
  });
};

const isSeen = (views: readonly string[]): boolean => views.includes('list') || views.includes('show');
