import { locales } from '../src/config/label';

/** What comes before the tables. */
export const introduction = `# The configuration language

<!-- Written by \`npm run docs\` from src/model/language and src/fields. A change belongs there. -->

\`resources.config.ts\` is plain data: what \`JSON.parse(JSON.stringify(config))\` gives back builds the same product.
The builders \`defineAdmin\`, \`defineResource\` and \`f.<kind>\` only add types, so that a misspelt name does not compile.
\`docs/config.schema.json\` describes the same language for editors and other tools.

Shapes used below:

- **label**: what a person reads. English; the other languages (${locales.slice(1).join(', ')}) have it in \`translations/\` by its place, which \`npm run translations\` keeps in step.
- **names**: field names of the same entity. **strings**: a list of texts.
- **map**: an object with entries of one's own naming. **object**: an object with the options that follow. **list**: a list of such objects.
- **rule**: a question about one record, see *Rules*. **fields**: fields by name. **json**: any JSON.

Names such as S7.127 are statements of the specification.`;

/** The rule language, which has no options of its own. */
export const ruleWords = `## Rules

A rule asks one record, or the form that is being filled in: no relation, no user, no clock. It is an object of field names, all of
which must hold:

- a value: \`{ status: 'paid' }\`; \`null\` asks for an empty field;
- a comparison: \`$eq\`, \`$ne\`, \`$in\`, \`$nin\`, \`$gt\`, \`$gte\`, \`$lt\`, \`$lte\`, \`$exists\`: \`{ total: { $gt: '0' } }\`;
- rules joined by \`$and\`, \`$or\` (lists of rules) and \`$not\` (one rule).

Money and numbers compare as numbers, everything else as text.

## Transitions

\`transitions: { status: { draft: ['sent'], sent: ['paid'], paid: [] } }\`: from every value of a choice, the values that may follow.

\`timed: [{ field: 'status', from: ['sent'], to: 'late', after: 'dueDate', when: { balance: { $gt: '0' } } }]\`: what time does by
itself. Rules know no clock; only \`after\` waits for one. Server and demo look when a record is read or about to be
written, write the new state down, and so everybody finds the same. A move that would leave the record wrong is not made.

## Demo values

\`fake\` of a field and \`demo\` of an entity stand in the configuration, or beside it in \`fixtures/demo/\`, by the paths of the
fields (\`'address.city'\`): what stands there no page downloads. Entities without a server need theirs in the configuration.

Demo records are the same for the same day. Hand-written dates are as of one moment (\`writtenOn\`) and move with today by
whole days. What is made up agrees with what is there; paths name fields of the record, what is beyond a reference
(\`campaign.user\`), or a step of a timeline by its status (\`events.sent.at\`):

- \`{ from: 'campaign.message', else: 'lorem.sentence' }\`: the value at a path; \`else\` where the way there ends;
- \`{ by: 'status', of: { failed: ['33', '50'] } }\`: one of the values listed for what stands at a path;
- \`{ like: ['user'] }\`: references to records with the same values in these fields;
- \`{ prefixOf: 'to', in: 'dialPrefixes' }\`: a reference to a record whose list has a beginning of the own value;
- \`{ between: ['startedAt', 'finishedAt'] }\`: a moment between two, or between one and now;
- \`{ daysAfter: 'issuedDate', days: [14, 30] }\`: a day or moment so many days later, at least and at most;
- \`{ minutesAfter: 'createdAt', minutes: [1, 40] }\`: a moment so many minutes later, and never in the future;
- \`{ steps: 'status', after: 'createdAt' }\`: a timeline that ends in that status;
- \`{ product: ['operator.sellPrice', 'segments'] }\`: two numbers multiplied;
- \`{ countOf: 'smsLogs', by: 'campaign', when: { status: 'sent' } }\`, \`{ sumOf: 'smsLogs.charge', by: 'campaign' }\`: how many
  records of another entity point here, and what a field of theirs adds up to;
- \`{ minus: 'campaign.actualCost' }\`: the negative of a number, when everything is added up; \`else\` where the way ends;
- \`{ sumOf: 'balanceEntries.balance', by: 'order', less: 'amount' }\`: a sum, less what another field of these adds up to;
- \`{ runningSum: 'amount', by: 'user' }\`: what a field adds up to over this record and those made before it that have the
  same value of \`by\`.`;
