import { iconNames } from '../../src/config/icons';
import type { OptionDoc } from '../../src/model/resolved/optionDoc';
import { sections, type Docs } from './sections';

/** The options with their shape, default and meaning, as a table. */
export const optionTable = (docs: Docs): string =>
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

/** A line of a table. */
export const cells = (texts: readonly string[]): string =>
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
