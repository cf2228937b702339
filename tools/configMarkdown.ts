import { iconNames } from '../src/config/icons';
import type { Kind, Kinds } from '../src/model/resolved/kind';
import { accountOptions, adminOptions, groupOptions, offerOptions } from '../src/model/language/adminOptions';
import { actionOptions } from '../src/model/language/actionOptions';
import { apiOptions } from '../src/model/language/apiOptions';
import { checkOptions } from '../src/model/language/checkOptions';
import { dashboardOptions, metricOptions, widgetOptions } from '../src/model/language/dashboardOptions';
import { fieldOptions } from '../src/model/language/fieldOptions';
import { layoutOptions } from '../src/model/language/layoutOptions';
import { listOptions } from '../src/model/language/listOptions';
import { relatedOptions } from '../src/model/language/relatedOptions';
import { resourceOptions } from '../src/model/language/resourceOptions';
import { timedOptions } from '../src/model/language/timedOptions';
import { problemIds } from '../src/model/check/problemIds';
import type { OptionDoc } from '../src/model/resolved/optionDoc';
import { introduction, ruleWords } from './configIntroduction';

type Docs = { readonly [option: string]: OptionDoc };

const sections: readonly (readonly [title: string, docs: Docs])[] = [
  ['The product: `defineAdmin`', adminOptions],
  ['A menu group', groupOptions],
  ['A dashboard', dashboardOptions],
  ['A widget of a dashboard', widgetOptions],
  ['A number: `metric`', metricOptions],
  ['`accounts`', accountOptions],
  ['`offers`', offerOptions],
  ['An entity: `defineResource`', resourceOptions],
  ['`list`', listOptions],
  ['A tab of `layout`', layoutOptions],
  ['A list in `related`', relatedOptions],
  ['An action', actionOptions],
  ['A change by time in `timed`', timedOptions],
  ['A comparison in `checks`', checkOptions],
  ['`api`', apiOptions],
  ['Every field', fieldOptions],
];

/** The reference of the configuration language, written from the descriptions the checks use. */
export const configMarkdown = (kinds: Kinds): string => {
  const all = Object.values(kinds).sort((a, b) => a.name.localeCompare(b.name));
  const parts = [
    introduction,
    ...sections.map(([title, docs]) => `## ${title}\n\n${table(docs)}`),
    ruleWords,
    `## Icons\n\n${iconNames.map((name) => `\`${name}\``).join(', ')}`,
    '## Kinds\n\nThe options of a kind stand beside those of every field.',
    ...all.map(kindSection),
    problemSection(),
  ];
  return `${parts.join('\n\n')}\n`;
};

const kindSection = (kind: Kind): string => {
  const views = kind.views === undefined ? [] : [`Appears in: ${kind.views.join(', ')}.`];
  const filter =
    typeof kind.filter === 'string'
      ? `Filter: ${filterWords[kind.filter]}.`
      : `No filter: ${kind.filter.none}`;
  const sort = kind.isSortable ? 'Lists can be sorted by it.' : 'Lists cannot be sorted by it.';
  return [
    `### \`f.${kind.name}\``,
    kind.summary,
    [filter, sort, ...views].join(' '),
    ...(Object.keys(kind.options).length > 0
      ? [table(kind.options as Docs)]
      : ['It has no options of its own.']),
    `\`\`\`ts\nf.${kind.name}(${JSON.stringify(kind.example)})\n\`\`\``,
  ].join('\n\n');
};

const filterWords = {
  equals: 'the same value',
  oneOf: 'one of several values',
  contains: 'a part of the text',
  range: 'from and to',
  holds: 'the list holds the value',
};

const table = (docs: Docs): string =>
  ['| Option | Shape | Default | Meaning |', '|---|---|---|---|', ...rowsOf(docs, '')].join('\n');

/** An option, and below it the options inside. */
const rowsOf = (docs: Docs, above: string): string[] =>
  Object.entries(docs).flatMap(([name, doc]) => {
    const path = `${above}${name}`;
    const isOwnSection = sections.some(([, section]) => section === doc.of);
    const row = cells([`\`${path}\``, shapeOf(doc), defaultOf(doc), meaningOf(doc)]);
    return [row, ...(doc.of && !isOwnSection ? rowsOf(doc.of, `${path}${steps[doc.type] ?? '.'}`) : [])];
  });

const steps: { readonly [type: string]: string } = { list: '[].', map: '.*.' };

const cells = (texts: readonly string[]): string =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

const shapeOf = ({ type, or, oneOf, min, max }: OptionDoc): string => {
  const range = [min === undefined ? '' : ` from ${min}`, max === undefined ? '' : ` to ${max}`].join('');
  const shape = (or === undefined ? type : `${type} or ${or}`) + range;
  if (!oneOf) return shape;
  if (oneOf === iconNames) return 'the name of an icon';
  return `${shape}: ${oneOf.map((each) => `\`${typeof each === 'string' ? each : JSON.stringify(each)}\``).join(', ')}`;
};

const defaultOf = (doc: OptionDoc): string => (doc.required ? '**required**' : (doc.default ?? ''));

const meaningOf = ({ doc, spec }: OptionDoc): string => (spec === undefined ? doc : `${doc} ${spec}`);

const problemSection = (): string =>
  [
    '## Start-up problems',
    'All of them are found at once, each with its place, the fault and the valid answers. `npm run check:config` answers 1 when there is an error.',
    [
      '| Id | Level | What is wrong |',
      '|---|---|---|',
      ...Object.entries(problemIds).map(([id, { level, about }]) => cells([id, level, about])),
    ].join('\n'),
  ].join('\n\n');
