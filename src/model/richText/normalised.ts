import { markNames, richFault } from './allowed';
import { plainOf, type RichMark, type RichNode, type RichText } from './tree';

/**
 * A text as it is stored: one form for what reads the same, with what it says in `text`; null where it says and shows
 * nothing. One that is not allowed stays as it is, to be refused.
 */
export const normalised = (value: RichText): RichText | null =>
  value.content.length > 0 && richFault(value) ? value : inOneForm(value);

/** The same of one in which nothing stands where it may not, however long it is. */
export const inOneForm = (value: RichText): RichText | null => {
  const content = value.content.map(oneForm);
  const text = plainOf({ content });
  const isBlank = text.trim() === '' && !content.some(isSeen);
  return isBlank ? null : { type: 'doc', text, content };
};

/* What is seen and has no text. */
const isSeen = ({ type, content = [] }: RichNode): boolean =>
  type === 'horizontalRule' || type === 'image' || content.some(isSeen);

const oneForm = (node: RichNode): RichNode => {
  const { type, attrs, text, marks } = node;
  const content = merged(
    (node.content ?? []).map(oneForm).flatMap(type === 'codeBlock' ? oneLineEnd : inLines),
  );
  return {
    type,
    ...attrsOf(type, attrs),
    ...(marks && marks.length > 0 && { marks: marks.map(markForm).toSorted(byName) }),
    ...(text !== undefined && { text }),
    ...(content.length > 0 && { content }),
  };
};

const attrsOf = (type: string, attrs: RichNode['attrs']): Pick<RichNode, 'attrs'> => {
  const own = Object.entries(attrs ?? {}).filter(
    ([name, value]) =>
      value !== null && value !== '' && !(name === 'start' && type === 'orderedList' && value === 1),
  );
  return own.length === 0 ? {} : { attrs: Object.fromEntries(own) };
};

const markForm = ({ type, attrs }: RichMark): RichMark => ({ type, ...attrsOf(type, attrs) });

const byName = (one: RichMark, other: RichMark): number =>
  markNames.indexOf(one.type) - markNames.indexOf(other.type);

/* A line end within a paragraph is a break. */
const inLines = (node: RichNode): RichNode[] => {
  if (node.type !== 'text' || !LINE_END.test(node.text ?? '')) return [node];
  return (node.text ?? '')
    .split(LINE_END)
    .flatMap((line, at): RichNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ ...node, text: line }]),
    ]);
};

const LINE_END = /\r\n?|\n/;

const oneLineEnd = (node: RichNode): RichNode[] =>
  node.text === undefined ? [node] : [{ ...node, text: node.text.replaceAll(/\r\n?/g, '\n') }];

/* Pieces of text beside each other with the same marks are one. */
const merged = (nodes: readonly RichNode[]): RichNode[] => {
  const all: RichNode[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    const isSame =
      node.type === 'text' &&
      last?.type === 'text' &&
      JSON.stringify(node.marks) === JSON.stringify(last.marks);
    if (isSame) all[all.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else all.push(node);
  }
  return all;
};
