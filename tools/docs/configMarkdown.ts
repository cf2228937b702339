import { iconNames } from '../../src/config/icons';
import type { Kinds } from '../../src/model/resolved/kind';
import type { KnownListViews, ListView } from '../../src/model/resolved/listView';
import { problemIds } from '../../src/model/check/problemIds';
import { locales } from '../../src/config/label';
import { kindIndex } from './kindMarkdown';
import { cells, optionTable } from './optionTable';
import { sections, type Docs } from './sections';

/** The reference of the configuration language, written from the descriptions the checks use. */
export const configMarkdown = (kinds: Kinds, listViews: KnownListViews): string => {
  const views = Object.values(listViews).sort((a, b) => a.name.localeCompare(b.name));
  const parts = [
    introduction,
    ...sections.map(([title, docs]) => `## ${title}\n\n${optionTable(docs)}`),
    ruleWords,
    '## Ways to look at a list\n\nEach stands in `list.views` by its name, with its options. [views.md](views.md) tells what all of them keep, and how one is made.',
    ...views.map(viewSection),
    `## Icons\n\n${iconNames.map((name) => `\`${name}\``).join(', ')}`,
    "## Kinds\n\nThe options of a kind stand beside those of every field. `f.count({ max: 60 })` is short for `f.number({ integer: true, min: 0, max: 60 })`; what it is given comes first. `f.lookup('plan.price')` and `f.rollup({ of: 'orders', by: 'plan', take: 'count' })` are fields without a kind, `{ compute: { lookup: 'plan.price' } }`: they have that of what they take, with its options, and what else they are given; see [formulas](formulas.md). `f.state` is under *Transitions*. A field may become one of another kind: the gateway rewrites what it reads (see the README).",
    kindIndex(kinds),
    problemSection(),
  ];
  return `${parts.join('\n\n')}\n`;
};

const viewSection = ({ name, summary, options, example }: ListView): string =>
  [
    `### \`${name}\``,
    summary,
    Object.keys(options).length > 0 ? optionTable(options as Docs) : 'It has no options.',
    `\`\`\`ts\nlist: { views: { ${name}: ${JSON.stringify(example.options)} } }\n\`\`\``,
  ].join('\n\n');

const problemSection = (): string =>
  [
    '## Start-up problems',
    'All of them are found at once, each with its place, the fault and the valid answers. `npm run check:config` answers 1 when there is an error. It also lists the options that say what holds without them, which answer 1 with `-- --strict` alone.',
    [
      '| Id | Level | What is wrong |',
      '|---|---|---|',
      ...Object.entries(problemIds).map(([id, { level, about }]) => cells([id, level, about])),
    ].join('\n'),
  ].join('\n\n');

/** What comes before the tables. */
const introduction = `# The configuration language

<!-- Written by \`npm run docs\` from src/model/language and src/fields. A change belongs there. -->

\`resources.config.ts\` is plain data: what \`JSON.parse(JSON.stringify(config))\` gives back builds the same product.
The builders \`defineAdmin\`, \`defineResource\` and \`f.<kind>\` add types, so that a misspelt name does not compile; beyond that
\`defineAdmin\` fills in what fields take of other entities (\`f.lookup\`, \`f.rollup\`, and paths in formulas).
\`docs/config.schema.json\` describes the same language for editors and other tools.

Shapes used below:

- **label**: what a person reads. English; the other languages (${locales.slice(1).join(', ')}) have it in \`translations/\` by its place, which \`npm run translations\` keeps in step.
- **names**: field names of the same entity. **strings**: a list of texts.
- **map**: an object with entries of one's own naming. **object**: an object with the options that follow. **list**: a list of such objects.
- **rule**: a question about one record, **filter**: one about the records of a list, see *Rules*. **fields**: fields by name. **views**: see *Ways to look at a list*. **json**: any JSON.

Names such as S7.127 are statements of the specification.`;

/** The rule language, which has no options of its own. */
const ruleWords = `## Rules

A rule asks one record, or the form that is being filled in: no relation, no user, no clock. It is an object of field names, all of
which must hold:

- a value: \`{ status: 'paid' }\`; a list asks for one of several: \`{ status: ['paid', 'sent'] }\`; \`null\` for an empty field;
- a comparison: \`$eq\`, \`$ne\`, \`$in\`, \`$nin\`, \`$gt\`, \`$gte\`, \`$lt\`, \`$lte\`, \`$exists\`, \`$contains\` (a part of a text): \`{ total: { $gt: '0' } }\`;
- rules joined by \`$and\`, \`$or\` (lists of rules) and \`$not\` (one rule).

Money and numbers compare as numbers, everything else as text.

A filter says in the same words which records a list shows or a number counts: \`{ status: 'paid', total: { $gte: '5' } }\`. It asks
what lists can be asked for: values, lists of them, \`null\`, \`$eq\`, \`$in\`, \`$gte\`, \`$lte\`, \`$exists\`, and \`$contains\` of a text,
by a part of which it is found; a day asked of a moment is that whole day. Another entity may be asked by \`$me\` and \`$of\`
only in the \`filter\` of a reference. \`total_gte\`, as lists send it, means \`total: { $gte }\`: \`npm run config:rewrite\` rewrites it.

## Transitions

\`transitions: { status: { draft: ['sent'], sent: ['paid'], paid: [] } }\`: from every value of a choice, the values that may follow.
The same beside the values themselves is \`status: f.state({ draft: { to: ['sent'], tone: 'info' }, sent: { to: ['paid'] }, paid: {} }, { default: 'draft' })\`:
a choice whose values say in \`to\` what may follow them.

\`timed: [{ field: 'status', from: ['sent'], to: 'late', after: 'dueDate', when: { balance: { $gt: '0' } } }]\`: what time does by
itself. Rules know no clock; only \`after\` waits for one. Server and demo look when a record is read or about to be
written, write the new state down, and so everybody finds the same. A move that would leave the record wrong is not made.

## Demo values

\`fake\` of a field and \`demo\` of an entity stand in the configuration, or beside it in \`fixtures/demo/\`, by the paths of the
fields (\`'address.city'\`): what stands there no page downloads. Entities without a server need theirs in the configuration.

Demo records are the same for the same day. Hand-written dates are as of one moment (\`writtenOn\`) and move with today by
whole days. What nobody types and only an action fills is there in the states that the action leads to, and in those after
it, and nowhere else; moments of actions are over, in the order of the states. What \`fake\` makes up agrees with what is there; paths name fields of the record, what is beyond a reference
(\`campaign.user\`), or a step of a timeline by its status (\`events.sent.at\`):

- \`{ from: 'campaign.message', else: 'lorem.sentence' }\`: the value at a path; \`else\` where the way there ends;
- \`{ by: 'status', of: { failed: ['33', '50'] } }\`: one of the values listed for what stands at a path;
- \`{ like: ['user'] }\`: references to records with the same values in these fields;
- \`{ prefixOf: 'to', in: 'dialPrefixes' }\`: a reference to a record whose list has a beginning of the own value;
- \`{ between: ['startedAt', 'finishedAt'] }\`: a moment between two, or between one and now;
- \`{ daysAfter: 'issuedDate', days: [14, 30] }\`: a day or moment so many days later, at least and at most;
- \`{ minutesAfter: 'createdAt', minutes: [1, 40] }\`: a moment so many minutes later, and never in the future;
- \`{ steps: 'status', after: 'createdAt' }\`: a timeline that ends in that status;
- \`{ product: ['campaign.segmentPrice', 'segments'] }\`: two numbers multiplied;
- \`{ countOf: 'smsLogs', by: 'campaign', when: { status: 'sent' } }\`, \`{ sumOf: 'smsLogs.charge', by: 'campaign' }\`: how many
  records of another entity point here, and what a field of theirs adds up to;
- \`{ minus: 'campaign.actualCost' }\`: the negative of a number, when everything is added up; \`else\` where the way ends;
- \`{ sumOf: 'balanceEntries.balance', by: 'order', less: 'amount' }\`: a sum, less what another field of these adds up to;
- \`{ runningSum: 'amount', by: 'user' }\`: what a field adds up to over this record and those made before it that have the
  same value of \`by\`.`;
