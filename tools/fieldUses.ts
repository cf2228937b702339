import { operandsOf } from '../src/model/compute/operandsOf';
import { namesInTitle } from '../src/model/check/checkNames';
import type { ResolvedMetric } from '../src/model/numbers/metrics';
import type { Model } from '../src/model/resolved/model';
import type { ResolvedAction, Resource } from '../src/model/resolved/resource';
import type { ResolvedField } from '../src/model/resolved/resolvedField';
import { contextPaths } from '../src/model/rules/contextValues';
import { filterOf } from '../src/model/rules/offered';
import { pathsOf } from '../src/model/rules/rules';
import type { Row } from '../src/model/values/comparable';

/**
 * The fields that the configuration itself makes something of, as `<entity>.<path>`: they name the record elsewhere or tell
 * it from others, stand in a rule that refuses something, decide what is offered or counted, are added up, stand on a
 * document, or lead to whom a record belongs. What is only shown, sorted, filtered by or computed from is not among them:
 * a computed value counts where it is used itself.
 */
export const usedFields = (model: Model): ReadonlySet<string> => {
  const used = new Set<string>();
  const add = (key: string, paths: Paths): void => {
    for (const path of paths) if (path !== undefined) follow(key, path, { model, used });
  };
  for (const resource of model.resources) addOwn(resource, model, add);
  addDashboards(model, add);
  addAccounts(model, add);
  addNotices(model, add);
  return withOperands(model, used);
};

type Paths = readonly (string | undefined)[];
type Add = (key: string, paths: Paths) => void;

type Into = { readonly model: Model; readonly used: Set<string> };

/* A path over references is one of each entity on its way. */
const follow = (key: string, path: string, into: Into): void => {
  const { model, used } = into;
  used.add(`${key}.${path}`);
  const [head = '', ...rest] = path.split('.');
  const field = model.resource(key).fields.find(({ name }) => name === head);
  const targets = field && rest.length > 0 ? (model.kinds[field.kind].references?.(field) ?? []) : [];
  for (const target of targets) {
    used.add(`${key}.${head}`);
    follow(target, rest.join('.'), into);
  }
};

const addOwn = (resource: Resource, model: Model, add: Add): void => {
  const { key, owner, ledger, live, bell, document, allows, timed } = resource;
  add(key, namesInTitle(resource.title));
  add(key, [...resource.unique.flat(), ...(resource.import?.key ?? []), ...pathsOf(resource.import?.keep)]);
  add(key, [...pathsOf(allows.edit), ...pathsOf(allows.delete)]);
  add(
    key,
    resource.atLeast.flatMap(({ when }) => pathsOf(when)),
  );
  add(key, [owner?.path, live?.owner, bell?.read, bell?.text, bell?.severity]);
  add(key, [bell?.about?.entity, bell?.about?.record, ledger?.of, ledger?.amount, ledger?.after]);
  if (ledger) add(ledger.to, [ledger.keeps]);
  add(key, Object.keys(resource.transitions));
  for (const { field, after, when, effect } of timed)
    add(key, [field, after, ...pathsOf(when), ...contextPaths(effect)]);
  for (const { field, other, value, when } of resource.checks)
    add(key, [field, other, ...contextPaths(value), ...pathsOf(when)]);
  if (document) {
    add(key, [document.number, document.from, document.to, document.items, document.note]);
    add(key, [...document.head, ...document.totals, ...document.payment]);
  }
  for (const { metric, target } of resource.figures) {
    addMetric(metric, add);
    add(metric.of, [target]);
  }
  for (const action of resource.actions) addAction(action, key, add);
  addFields(resource.fields, { key, at: '', model, add });
};

type Place = { readonly key: string; readonly at: string; readonly model: Model; readonly add: Add };

const addFields = (fields: readonly ResolvedField[], { key, at, model, add }: Place): void => {
  for (const field of fields) {
    const path = `${at}${field.name}`;
    if (field.unique) add(key, [path]);
    add(key, [...pathsOf(field.requiredWhen), ...pathsOf(field.readOnlyWhen)]);
    const filter = filterOf(field);
    add(key, contextPaths(filter));
    for (const target of model.kinds[field.kind].references?.(field) ?? [])
      add(target, Object.keys(filter ?? {}));
    // What stands beside it in the same record is only shown there.
    for (const { entity = key, field: name } of model.kinds[field.kind].looksUp?.(field) ?? [])
      if (entity !== key) add(entity, [name]);
    addFields(field.children, { key, at: `${path}.`, model, add });
  }
};

/* What the form of an action asks is not a field of the record. */
const addAction = (action: ResolvedAction, key: string, add: Add): void => {
  const { when, sums, effect, creates, form, opens, adds } = action;
  const answers = new Set(form.map(({ name }) => name));
  const begun = Object.values(opens?.values ?? {}).flatMap(namesInTitle);
  const read = [...[effect, creates, opens?.values, adds?.row].flatMap(contextPaths), ...begun];
  if (adds) add(adds.resource, [adds.field]);
  add(key, [adds?.over]);
  add(key, [...pathsOf(when), ...sums, ...read.filter((path) => !answers.has(path))]);
};

const addMetric = ({ of, where, part, field, during }: ResolvedMetric, add: Add): void =>
  add(of, [...filtered(where), ...filtered(part), field, during]);

/* The fields that the filter of a list asks for: `total_gte` asks for `total`. */
const filtered = (filter: Row): string[] =>
  Object.keys(filter).map((name) => name.replace(/_(gte|lte|gt|lt|exists)$/, ''));

const addDashboards = ({ dashboards, waiting }: Model, add: Add): void => {
  for (const { metric } of waiting) addMetric(metric, add);
  for (const { headline, checklist, widgets } of dashboards.map(({ body }) => body)) {
    if (headline) addMetric(headline.metric, add);
    for (const { of, metric, field } of checklist?.steps ?? []) {
      if (metric) addMetric(metric, add);
      add(of, [field]);
    }
    for (const { metric, by, parts, beside, age } of widgets) {
      addMetric(metric, add);
      add(metric.of, [by, age, ...parts.flatMap(({ where }) => filtered(where))]);
      for (const each of beside) addMetric(each.metric, add);
    }
  }
};

const addAccounts = ({ accounts }: Model, add: Add): void => {
  if (!accounts) return;
  const { email, password, name, lastSignIn, secondFactor, register, roles } = accounts;
  for (const [key, { may, invite }] of Object.entries(accounts.resources)) {
    add(key, [email, password, name, lastSignIn, secondFactor, roles.field, ...pathsOf(may)]);
    add(key, Object.keys(invite?.until ?? {}));
  }
  if (register) add(register.resource, [register.username]);
  add(roles.resource, [roles.abilities]);
};

const addNotices = ({ notices, accounts, resources }: Model, add: Add): void => {
  if (!notices) return;
  const { events, templates, choices, channels, subscribers } = notices;
  for (const { of, becomes, to } of Object.values(events)) add(of, [...pathsOf(becomes), to]);
  const { event, channel, language, title, body, critical } = templates;
  add(templates.of, [event, channel, language, title, body, critical, ...pathsOf(templates.when)]);
  // Whether people are told of an event, and how.
  if (choices !== undefined) add(choices, Object.keys(events));
  const addresses = Object.values(channels).map(({ address }) => address);
  const told = [...Object.keys(accounts?.resources ?? {}), subscribers?.of];
  for (const { key, fields } of resources.filter(({ key }) => told.includes(key)))
    add(
      key,
      addresses.filter((address) => fields.some(({ name }) => name === address)),
    );
  if (!subscribers) return;
  add(templates.of, [subscribers.group]);
  add(subscribers.of, [subscribers.groups, subscribers.language, ...pathsOf(subscribers.when)]);
  const groups = resources
    .find(({ key }) => key === subscribers.of)
    ?.fields.find(({ name }) => name === subscribers.groups);
  if (groups && 'to' in groups) add(String(groups.to), pathsOf(subscribers.groupWhen));
};

/* What a value that is used follows from is used, too. */
const withOperands = (model: Model, used: Set<string>): ReadonlySet<string> => {
  for (let before = -1; before !== used.size;) {
    before = used.size;
    for (const { key, fields } of model.resources)
      for (const [path, field] of pathsIn(fields))
        if (isUsed(`${key}.${path}`, used))
          for (const operand of operandsOf(field.compute)) {
            used.add(`${key}.${operand}`);
            used.add(`${key}.${[...path.split('.').slice(0, -1), operand].join('.')}`);
          }
  }
  return used;
};

/** Every field with those nested in it, by their paths. */
export const pathsIn = (fields: readonly ResolvedField[], at = ''): [path: string, field: ResolvedField][] =>
  fields.flatMap((field) => [
    [`${at}${field.name}`, field] as [string, ResolvedField],
    ...pathsIn(field.children, `${at}${field.name}.`),
  ]);

/** Is a field, or a whole that it is a part of, among these? */
export const isUsed = (place: string, used: ReadonlySet<string>): boolean => {
  const parts = place.split('.');
  return parts.some((_, at) => at > 0 && used.has(parts.slice(0, at + 1).join('.')));
};
