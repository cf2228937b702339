import { checkName } from '../checkNames';
import { hintFor } from '../didYouMean';
import { checkEffect } from '../resource/checkEffect';
import { checkRule } from '../resource/checkRule';
import { knownFields, type Entity, type KnownField, type KnownFields, type Scope } from '../scope';
import { dictOf, isText, type Dict } from '../untrusted';

type Place = { readonly scope: Scope; readonly notices: Dict; readonly accounts: readonly Entity[] };

/** What the product tells people: of what there is, to somebody, in words, and by ways that lead to them. */
export const checkNotices = (scope: Scope): void => {
  if (scope.declared.notices === undefined) return;
  const notices = dictOf(scope.declared.notices);
  const events = Object.entries(dictOf(notices.events)).map(
    ([name, event]) => [name, dictOf(event)] as const,
  );
  const told = events.flatMap(([name, event]) => checkEvent(event, `notices.events.${name}`, scope) ?? []);
  const place = { scope, notices, accounts: [...new Set(told)] };
  const templates = checkTemplates(place);
  for (const [name, channel] of Object.entries(dictOf(notices.channels)))
    checkChannel(dictOf(channel), `notices.channels.${name}`, { ...place, templates });
  for (const [name, event] of events) checkWith(event, `notices.events.${name}.with`, place);
  checkChoices(place);
  if (notices.subscribers !== undefined) checkSubscribers({ ...place, templates });
};

const entityOf = (key: unknown, at: string, { entities, report }: Scope): Entity | undefined => {
  if (!isText(key)) return undefined;
  const found = entities.get(key);
  const hint = hintFor(key, [...entities.keys()]);
  if (!found) report({ id: 'RC126', path: at, message: `unknown entity "${key}"`, hint });
  return found;
};

/* Answers with the entity of the account that it concerns. */
const checkEvent = ({ of, becomes, to }: Dict, at: string, scope: Scope): Entity | undefined => {
  const { entities, report } = scope;
  const entity = entityOf(of, `${at}.of`, scope);
  if (!entity) return undefined;
  checkRule(becomes, { at: `${at}.becomes`, fields: entity.fields, report, context: 'record' });
  const accounts = Object.keys(dictOf(dictOf(scope.declared.accounts).resources));
  if (to === 'id' && accounts.includes(entity.key)) return entity;
  const field = to === 'id' ? undefined : checkName(to, { at: `${at}.to`, fields: entity.fields, report });
  const key = accounts.find((each) => field && targetsOf(field).includes(each));
  if (key === undefined && (field || to === 'id')) {
    const hint = `Name a reference to one of: ${accounts.join(', ')}.`;
    report({ id: 'RC126', path: `${at}.to`, message: `"${String(to)}" is no account`, hint });
  }
  return key === undefined ? undefined : entities.get(key);
};

/* What may be of several entities says nothing of what an account has. */
const targetsOf = ({ kind, resolved }: KnownField): readonly string[] => {
  const targets = (resolved && kind?.filter !== 'holds' && kind?.references?.(resolved)) || [];
  return targets.length === 1 ? targets : [];
};

const checkTemplates = ({ scope, notices }: Place): Entity | undefined => {
  const { report } = scope;
  const at = 'notices.templates';
  const { of, when, ...names } = dictOf(notices.templates);
  const entity = entityOf(of, `${at}.of`, scope);
  if (!entity) return undefined;
  const { fields } = entity;
  checkRule(when, { at: `${at}.when`, fields, report, context: 'record' });
  for (const [option, kinds] of Object.entries(TEMPLATE_KINDS)) {
    const field = checkName(names[option], { at: `${at}.${option}`, fields, report });
    if (field?.kind && !kinds.includes(field.kind.name))
      faultIn(scope)(`${at}.${option}`, `"${field.name}" is no ${kinds.join(' or ')}`);
  }
  for (const [option, known] of [
    ['event', notices.events],
    ['channel', notices.channels],
  ] as const) {
    const valid = Object.keys(dictOf(known));
    const name = names[option];
    const strange = (isText(name) && fields.get(name)?.values?.filter((each) => !valid.includes(each))) || [];
    const said = strange.map((each) => `"${each}"`).join(', ');
    if (strange.length > 0)
      faultIn(scope)(`${at}.${option}`, `nothing is known of ${said}`, `Valid: ${valid.join(', ')}.`);
  }
  return entity;
};

const TEMPLATE_KINDS: Readonly<Record<string, readonly string[]>> = {
  event: ['choice'],
  channel: ['choice'],
  language: ['choice'],
  title: ['text', 'longText'],
  body: ['text', 'longText'],
  critical: ['boolean'],
};

const faultIn =
  ({ report }: Scope) =>
  (path: string, message: string, hint?: string): void =>
    report({ id: 'RC126', path, message, ...(hint !== undefined && { hint }) });

type Worded = Place & { readonly templates: Entity | undefined };

const checkChannel = (
  { address, mail, creates, values }: Dict,
  at: string,
  { scope, notices, accounts, templates }: Worded,
): void => {
  const { report, entities } = scope;
  for (const { fields } of accounts) checkName(address, { at: `${at}.address`, fields, report });
  if ((mail === true) === (creates !== undefined))
    faultIn(scope)(at, 'leads nowhere, or to two places', 'Write either mail: true, or creates.');
  if (mail === true && !isText(dictOf(scope.declared.mail).outbox))
    faultIn(scope)(`${at}.mail`, 'no mail is sent', 'Write mail: { outbox: … }.');
  if (mail === true && address === undefined)
    faultIn(scope)(at, 'a mail needs an address', 'Write address: … .');
  const made = entityOf(creates, `${at}.creates`, scope);
  if (!made) return;
  const { title, body } = dictOf(notices.templates);
  const field = (entity: Entity | undefined, name: unknown) =>
    isText(name) ? entity?.fields.get(name) : undefined;
  const [account] = accounts;
  const given = {
    title: field(templates, title),
    body: field(templates, body),
    address: field(account, address),
    account:
      account && knownFields({ account: { kind: 'reference', to: account.key } }, scope).get('account'),
  };
  const sources: KnownFields = new Map([
    ...knownFields({ entity: { kind: 'entity' }, record: { kind: 'text' } }, scope),
    ...Object.entries(given).flatMap(([name, each]) => (each ? [[name, each] as const] : [])),
  ]);
  checkEffect(values, {
    at: `${at}.values`,
    fields: made.fields,
    report,
    sources,
    context: 'record',
    entities,
  });
};

/* What an event says besides, in the records of the channels. */
const checkWith = (event: Dict, at: string, { scope, notices }: Place): void => {
  const channels = dictOf(notices.channels);
  for (const [name, values] of Object.entries(dictOf(event.with))) {
    const { creates } = dictOf(channels[name]);
    const made = isText(creates) ? scope.entities.get(creates) : undefined;
    if (made) checkEffect(values, { at: `${at}.${name}`, fields: made.fields, report: scope.report });
    else {
      const hint = hintFor(name, Object.keys(channels));
      faultIn(scope)(`${at}.${name}`, `"${name}" is no channel that creates a record`, hint);
    }
  }
};

const checkChoices = ({ scope, notices }: Place): void => {
  const at = 'notices.choices';
  const entity = entityOf(notices.choices, at, scope);
  if (!entity) return;
  if (entity.declared.single !== 'own')
    faultIn(scope)(at, `"${entity.key}" has no record of each person’s own`, "Write single: 'own' there.");
  const channels = Object.keys(dictOf(notices.channels));
  for (const event of Object.keys(dictOf(notices.events))) {
    const of = dictOf(entity.fields.get(event)?.declared.of);
    const missing = channels.filter((each) => dictOf(of[each]).kind !== 'boolean');
    const hint = `Give "${entity.key}" a group "${event}" with a boolean for each of: ${channels.join(', ')}.`;
    if (missing.length > 0)
      faultIn(scope)(at, `nobody can choose ${missing.join(', ')} for "${event}"`, hint);
  }
};

const checkSubscribers = ({ scope, notices, templates }: Worded): void => {
  const { report } = scope;
  const at = 'notices.subscribers';
  const { of, when, group, groups, groupWhen, language } = dictOf(notices.subscribers);
  const entity = entityOf(of, `${at}.of`, scope);
  if (!entity || !templates) return;
  const { fields } = entity;
  checkRule(when, { at: `${at}.when`, fields, report, context: 'record' });
  checkName(language, { at: `${at}.language`, fields, report });
  for (const { address } of Object.values(dictOf(notices.channels)).map(dictOf))
    checkName(address, { at: `${at}.of`, fields, report });
  const one = checkName(group, { at: `${at}.group`, fields: templates.fields, report });
  const several = checkName(groups, { at: `${at}.groups`, fields, report });
  const [to] = one ? targetsOf(one) : [];
  const target = to === undefined ? undefined : scope.entities.get(to);
  const isSame = several?.resolved && several.kind?.references?.(several.resolved).includes(to ?? '');
  if (one && several && !isSame)
    faultIn(scope)(`${at}.groups`, `"${several.name}" does not point where "${one.name}" does`);
  if (target)
    checkRule(groupWhen, { at: `${at}.groupWhen`, fields: target.fields, report, context: 'record' });
};
