import { PRESET, presetSlug } from '../../pages/routedFilter';
import {
  isNamed,
  routeForms,
  routePages,
  routeParts,
  type RoutePage,
  type RoutePart,
} from '../../pages/routePattern';
import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, join, listOf, textsOf } from '../untrusted';
import { addressesOf, checkShared, type Address } from './sharedAddress';

/** Declared addresses (`routes`): each can be read, its parts are there, and no other page is at one of them. */
export const checkAddresses = (scope: Scope): void => {
  const declared = [...scope.entities.values()].flatMap((entity) => checkEntity(entity, scope));
  if (declared.length > 0) checkShared([...declared, ...addressesOf(scope)], scope.report);
};

const checkEntity = (entity: Entity, scope: Scope): readonly Address[] => {
  const routes = dictOf(entity.declared.routes);
  return routePages.flatMap((page) => {
    const at = join(entity.key, `routes.${page}`);
    const said = [routes[page]].flat().filter(isText);
    const report = (message: string, hint?: string) =>
      scope.report({ id: 'RC150', entity: entity.key, path: at, message, ...(hint && { hint }) });
    if (said.length > 0) checkUse(entity, page, report);
    const forms = said.flatMap((route) => formsOf(route, { entity, page, report }));
    const isNarrow = page === 'list' && forms.length > 0 && forms.every(({ parts }) => parts.some(isNamed));
    if (isNarrow)
      report(
        'there is no address of the whole list',
        'Let its last part be missing, as in "/apps/email/:folder?", or name a second address.',
      );
    return forms.map(({ parts, route }) => ({
      parts: parts.map((part) => setOf(part, entity)),
      said: `${at} "${route}"`,
      entity: entity.key,
      at,
      isDeclared: true,
    }));
  });
};

type Fault = (message: string, hint?: string) => void;
type Around = { readonly entity: Entity; readonly page: RoutePage; readonly report: Fault };

const checkUse = ({ declared }: Entity, page: RoutePage, report: Fault): void => {
  if (declared.single !== undefined && page !== 'list')
    report('there is a single record, which has one page', 'Name its address in "list".');
  if (page === 'preview' && declared.document === undefined)
    report('a record is no sheet of paper', 'Declare its "document", or leave this out.');
};

const formsOf = (route: string, around: Around) => {
  const parts = routeParts(route);
  if ('fault' in parts) {
    around.report(
      `"${parts.fault}" in "${route}" is no part of an address`,
      'A part is letters, digits, - and _, or a name such as :id, :folder? or :title-:id.',
    );
    return [];
  }
  if (parts.length === 0) around.report(`"${route}" is the address of the start page`);
  const isSound = around.page === 'list' ? isList(parts, around) : isRecord(parts, route, around);
  return isSound ? routeForms(parts).map((form) => ({ parts: form, route })) : [];
};

/* Of each part of a list there is a filter. */
const isList = (parts: readonly RoutePart[], { entity, report }: Around): boolean => {
  const names = parts.filter(isNamed).map(({ name }) => name);
  const faults = names.flatMap((name) => (name === PRESET ? presetFault(entity) : fieldFault(name, entity)));
  for (const { message, hint } of faults) report(message, hint);
  const gap = parts
    .slice(0, -1)
    .find((part, at) => isNamed(part) && part.isOptional && !isMissing(parts[at + 1]));
  if (gap && isNamed(gap))
    report(
      `":${gap.name}?" stands before a part that is always there`,
      'Only parts at the end may be missing.',
    );
  return faults.length === 0 && gap === undefined;
};

const isMissing = (part: RoutePart | undefined): boolean =>
  part !== undefined && isNamed(part) && part.isOptional === true;

type Said = { readonly message: string; readonly hint?: string };

const presetFault = ({ declared }: Entity): readonly Said[] => {
  const slugs = slugsOf(declared);
  if (slugs.length === 0)
    return [{ message: 'there are no saved queries for ":preset"', hint: 'Declare list.presets.' }];
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) !== at);
  return twice === undefined ? [] : [{ message: `two saved queries are called "${twice}" in an address` }];
};

const fieldFault = (name: string, { fields }: Entity): readonly Said[] => {
  const field = fields.get(name);
  const isValue = (mode: unknown) =>
    typeof mode === 'string' && mode !== 'range' && mode !== 'touches' && mode !== 'says';
  const fitting = [...fields.values()].filter(({ kind }) => isValue(kind?.filter)).map((each) => each.name);
  if (!field) return [{ message: `unknown field "${name}"`, hint: hintFor(name, [...fitting, PRESET]) }];
  if (!field.kind || isValue(field.kind.filter)) return [];
  return [{ message: `"${name}" is not filtered by one value`, hint: hintFor(name, [...fitting, PRESET]) }];
};

/* A record is told by its id alone. */
const isRecord = (parts: readonly RoutePart[], route: string, { entity, page, report }: Around): boolean => {
  const named = parts.filter(isNamed);
  if (page === 'create') {
    if (named.length > 0) report(`"${route}" names a record, and there is none yet`, 'Leave its names out.');
    return named.length === 0;
  }
  const [first] = named;
  const isOne = named.length === 1 && first?.name === 'id' && !first.isOptional;
  if (!isOne)
    report(`"${route}" does not say which record it is`, 'Write :id, or :title-:id with a text of it, once.');
  else if (first.text !== undefined) return isTextField(first.text, entity, report);
  return isOne;
};

const isTextField = (name: string, { fields }: Entity, report: Fault): boolean => {
  const fitting = [...fields.values()]
    .filter(({ kind }) => kind?.filter === 'contains')
    .map((each) => each.name);
  if (fitting.includes(name)) return true;
  report(fields.has(name) ? `"${name}" is no text` : `unknown field "${name}"`, hintFor(name, fitting));
  return false;
};

const slugsOf = (declared: Entity['declared']): string[] =>
  listOf(dictOf(declared.list).presets).flatMap((preset) => {
    const { label } = dictOf(preset);
    const en = isText(label) ? label : dictOf(label).en;
    return isText(en) ? [presetSlug({ label: { en } } as never)] : [];
  });

/* What may stand in the place of a part: these texts alone, or any. */
const setOf = (part: RoutePart, { fields, declared }: Entity): Address['parts'][number] => {
  if (!isNamed(part)) return { texts: [part.literal] };
  if (part.name === PRESET) return { texts: slugsOf(declared), called: ':preset' };
  const field = fields.get(part.name);
  const texts = field?.values ?? field?.entries;
  return { called: `:${part.name}`, ...(texts && { texts: textsOf(texts) }) };
};
