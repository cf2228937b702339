import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { shownText } from '../../model/answers/shownText';
import { mayHold } from '../../model/richText/allowed';
import { isPictureAddress, isSafeLink } from '../../model/richText/addresses';
import { marksIn, nodesIn, type RichMark, type RichNode } from '../../model/richText/tree';
import { textOf } from '../../model/values/comparable';
import { isPlainObject } from '../../model/values/plainObject';
import type { CellProps } from '../cellView';
import { AskedPicture } from '../drawing/AskedPicture';
import { Measure } from './Measure';

/** A formatted text as elements: no text of it ever becomes markup, and what nobody allows is drawn as what it holds. */
export const Formatted = ({ value }: Pick<CellProps<'richText'>, 'value'>) => (
  <Measure>{drawAll(value)}</Measure>
);

/* What may not stand there is drawn as what it holds: the outer node stays the one around. */
const drawAll = (node: { readonly type: string; readonly content?: unknown }, outer = node.type): ReactNode =>
  // Nothing in it has an identity: what is drawn anew is the whole.
  nodesIn(node).map((each, at) => <Fragment key={at}>{draw(each, outer)}</Fragment>);

const draw = (node: RichNode, outer: string): ReactNode => {
  const isHere = node.type === 'text' || mayHold(outer, node.type);
  return (isHere && drawings[node.type]?.(node)) || drawAll(node, outer);
};

const drawings: Readonly<Record<string, (node: RichNode) => ReactNode>> = {
  paragraph: (node) => <p dir="auto">{drawAll(node)}</p>,
  heading: (node) => {
    const { attrs } = node;
    // Below the title of the record and the names of its parts.
    const Tag = (['h3', 'h4', 'h5'] as const)[Number(attrs?.['level']) - 2] ?? 'h5';
    return <Tag dir="auto">{drawAll(node)}</Tag>;
  },
  bulletList: (node) => <ul>{drawAll(node)}</ul>,
  orderedList: (node) => <ol start={Number(node.attrs?.['start'] ?? 1)}>{drawAll(node)}</ol>,
  listItem: (node) => <li dir="auto">{drawAll(node)}</li>,
  blockquote: (node) => <blockquote>{drawAll(node)}</blockquote>,
  // What is longer than its line is reached by keys.
  codeBlock: (node) => (
    <Pre tabIndex={0} dir="ltr">
      <code>{drawAll(node)}</code>
    </Pre>
  ),
  horizontalRule: () => <hr />,
  hardBreak: () => <br />,
  image: ({ attrs }) => <Picture src={attrs?.['src']} alt={textOf(attrs?.['alt']) ?? ''} />,
  text: (node) => marksIn(node).reduceRight(drawMark, shownText(textOf(node.text) ?? '')),
};

const Pre = styled('pre')({});

const Picture = ({ src, alt }: { readonly src: unknown; readonly alt: string }) =>
  isPictureAddress(src) ? (
    <AskedPicture address={src}>
      <img src={src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
    </AskedPicture>
  ) : (
    alt
  );

const drawMark = (inner: ReactNode, { type, attrs }: RichMark): ReactNode => {
  if (type === 'link') {
    const href = isPlainObject(attrs) ? attrs['href'] : undefined;
    if (!isSafeLink(href)) return inner;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {inner}
      </a>
    );
  }
  const Tag = Object.hasOwn(tags, type) ? tags[type] : undefined;
  return Tag ? <Tag>{inner}</Tag> : inner;
};

const tags: Readonly<Record<string, 'strong' | 'em' | 'u' | 's' | 'code'>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};
