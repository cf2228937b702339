import { widgetTypes, type WidgetType } from '../../../config/dashboard';
import { checkFilter } from '../list/checkFilter';
import { checkMetric } from './checkMetric';
import { checkName, checkNames, type Place } from '../checkNames';
import { hintFor } from '../didYouMean';
import { checkSort } from '../list/checkSort';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, join, listOf, own, type Dict } from '../untrusted';
import { isPlainObject, isSameJson } from '../../values/plainObject';

/** The dashboards: every number can be counted, every widget has what it needs, and one of them is at `/`. */
export const checkDashboards = (scope: Scope): void => {
  const dashboards = Object.entries(dictOf(scope.declared.dashboards));
  for (const [key, declared] of dashboards) {
    const at = `dashboards.${key}`;
    const dashboard = dictOf(declared);
    const hasRanges = dashboard.ranges === true;
    const { headline } = dashboard;
    if (isPlainObject(headline)) {
      checkMetric(headline.metric, { at: join(at, 'headline.metric'), scope });
      checkTimed(headline, { at: join(at, 'headline'), scope });
    }
    checkSteps(listOf(dictOf(dashboard.checklist).steps).map(dictOf), `${at}.checklist.steps`, scope);
    const widgets = listOf(dashboard.widgets).map(dictOf);
    if (widgets.length === 0 && Array.isArray(dashboard.widgets)) {
      const hint = 'Give it a widget, such as { type: "number", … }, or leave the dashboard out.';
      scope.report({ id: 'RC085', path: join(at, 'widgets'), message: 'a dashboard shows nothing', hint });
    }
    widgets.forEach((widget, index) =>
      checkWidget(widget, { at: `${at}.widgets[${index}]`, hasRanges, scope }),
    );
    checkAverages(widgets, at, scope);
  }
  listOf(scope.declared.waiting).forEach((each, index) =>
    checkMetric(dictOf(each).metric, { at: `waiting[${index}].metric`, scope }),
  );
  checkHome(dashboards, scope);
};

/* Whoever reads an average beside a sum and a count divides the two: all three are of the same records. */
const checkAverages = (widgets: readonly Dict[], at: string, { report }: Scope): void => {
  const numbers = widgets.flatMap(({ type, metric, span }, index) =>
    type === 'number' ? [{ index, span, metric: dictOf(metric) }] : [],
  );
  for (const { index, metric, span } of numbers.filter((each) => each.metric.measure === 'average')) {
    const others = numbers.filter(
      (each) =>
        each.metric.of === metric.of &&
        each.metric.during === metric.during &&
        each.span === span &&
        each.metric.measure !== 'share' &&
        !isSameJson(each.metric.where ?? {}, metric.where ?? {}),
    );
    for (const other of others)
      report({
        id: 'RC135',
        path: `${at}.widgets[${index}].metric.where`,
        message: `is not that of widgets[${other.index}], which stands beside it`,
        hint: 'Give both the same "where", or leave one of them out.',
      });
  }
};

const checkSteps = (steps: readonly Dict[], at: string, scope: Scope): void => {
  const keys = steps.flatMap(({ key }) => (isText(key) ? [key] : []));
  steps.forEach(({ metric, fills, waits, after }, index) => {
    const place = (option: string) => `${at}[${index}].${option}`;
    const { report } = scope;
    const entity = checkMetric(metric, { at: place('metric'), scope });
    if (entity && isPlainObject(waits))
      checkFilter(waits, { at: place('waits'), fields: entity.fields, report });
    if ((metric === undefined) === (fills === undefined))
      report({ id: 'RC085', path: `${at}[${index}]`, message: 'a step needs metric or fills' });
    if (isText(fills)) checkFilled(fills, place('fills'), scope);
    for (const key of listOf(after).filter(isText))
      if (!keys.includes(key))
        report({
          id: 'RC085',
          path: place('after'),
          message: `no step has the key "${key}"`,
          hint: hintFor(key, keys),
        });
  });
};

const checkFilled = (fills: string, at: string, { entities, report }: Scope): void => {
  const places = [...entities.values()]
    .filter(({ declared }) => declared.single === 'one')
    .flatMap(({ key, fields }) => [...fields.keys()].map((name) => `${key}.${name}`));
  if (!places.includes(fills))
    report({
      id: 'RC010',
      path: at,
      message: `"${fills}" is no field of a single record`,
      hint: hintFor(fills, places),
    });
};

type WidgetPlace = { readonly at: string; readonly scope: Scope; readonly hasRanges: boolean };

const checkWidget = (widget: Dict, place: WidgetPlace): void => {
  const { at, scope } = place;
  checkUse(widget, place);
  checkTimed(widget, place);
  const entity = checkMetric(widget.metric, { at: join(at, 'metric'), scope });
  const columns = listOf(widget.beside).map((column, index) =>
    checkMetric(dictOf(column).metric, { at: `${at}.beside[${index}].metric`, scope }),
  );
  for (const each of new Set([entity, ...columns])) if (each) checkGroups(widget.by, each, { at, scope });
  if (!entity) return;
  const placeOf = (option: string) => ({ at: join(at, option), fields: entity.fields, report: scope.report });
  listOf(widget.parts).forEach((part, index) => {
    const { where } = dictOf(part);
    if (isPlainObject(where)) checkFilter(where, placeOf(`parts[${index}].where`));
  });
  checkNames(widget.columns, placeOf('columns'));
  checkAge(widget.age, placeOf('age'));
  if (widget.type === 'records') checkSort(widget.sort, placeOf('sort'));
};

type Use = { readonly takes: readonly string[]; readonly needs: readonly (readonly string[])[] };

/** Beside what every widget has: the options of each type, and of which groups it needs exactly one. */
const USES: { readonly [T in WidgetType]: Use } = {
  number: { takes: ['compare'], needs: [] },
  trend: { takes: ['parts'], needs: [] },
  breakdown: { takes: ['by', 'parts'], needs: [['by', 'parts']] },
  ranking: { takes: ['by', 'beside', 'order', 'most'], needs: [['by']] },
  records: { takes: ['columns', 'age', 'sort', 'most'], needs: [] },
};

const OWN_OPTIONS = ['compare', 'by', 'parts', 'beside', 'columns', 'age', 'sort', 'order', 'most'];

const checkUse = (widget: Dict, { at, scope, hasRanges }: WidgetPlace): void => {
  const type = widgetTypes.find((each) => each === widget.type);
  if (!type) return;
  const isGiven = (option: string) => own(widget, option) !== undefined;
  const report = (message: string, hint?: string, path = at) =>
    scope.report({ id: 'RC085', path, message, ...(hint !== undefined && { hint }) });
  const { takes, needs } = USES[type];
  for (const option of OWN_OPTIONS)
    if (isGiven(option) && !takes.includes(option))
      report(`a ${type} has no use for it`, `It takes: ${takes.join(', ')}.`, join(at, option));
  for (const group of needs)
    if (group.filter(isGiven).length !== 1) report(`a ${type} needs ${group.join(' or ')}`);
  const isTimed = isGiven('span') || hasRanges;
  if (type === 'trend' && !(isTimed && dictOf(widget.metric).during !== undefined))
    report('a trend needs a time', 'Give its metric "during", and itself "span" or the dashboard "ranges".');
};

const checkAge = (age: unknown, place: Place): void => {
  const field = checkName(age, place);
  if (!field?.kind || (field.kind.filter === 'range' && field.kind.order === 'text')) return;
  const message = `"${field.name}" is a ${field.kind.name}`;
  place.report({ id: 'RC094', path: place.at, message, hint: 'Name a date or a moment.' });
};

/* A time that nothing is narrowed by would be written above numbers that do not keep to it. */
const checkTimed = (timed: Dict, { at, scope }: Omit<WidgetPlace, 'hasRanges'>): void => {
  if (timed.span === undefined || dictOf(timed.metric).during !== undefined) return;
  scope.report({
    id: 'RC086',
    path: join(at, 'span'),
    message: 'its metric knows no time',
    hint: 'Name a date or a moment in "during".',
  });
};

/* A number of each group opens a list of just its records, so a list has to be able to ask for them. */
const checkGroups = (by: unknown, { key, fields }: Entity, { at, scope }: Omit<WidgetPlace, 'hasRanges'>) => {
  const place: Place = { at: join(at, 'by'), fields, report: scope.report };
  const field = checkName(by, place);
  const { filter } = field?.kind ?? {};
  if (!field?.kind || filter === 'oneOf' || filter === 'equals' || filter === 'holds') return;
  scope.report({
    id: 'RC087',
    path: place.at,
    message: `"${field.name}" of ${key} is a ${field.kind.name}, by whose values no list is filtered exactly`,
    hint: 'Name a choice, several of a set, a switch or a reference.',
  });
};

const checkHome = (dashboards: readonly (readonly [string, unknown])[], { report }: Scope): void => {
  for (const product of ['demo', 'live']) {
    const homes = dashboards.filter(([, each]) => ['always', product].includes(String(dictOf(each).home)));
    const second = homes[1]?.[0];
    if (second === undefined) continue;
    const message = `"${homes[0]?.[0] ?? ''}" stands at / already`;
    report({ id: 'RC088', path: `dashboards.${second}.home`, message });
  }
};
