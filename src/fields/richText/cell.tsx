import { lazyPart } from '../../parts/lazyPart';
import { defineCell, type CellProps } from '../cellView';
import { Lines, OneLine } from '../drawing/OneLine';
import richText from './kind';

type Props = CellProps<'richText'>;

const textOf = ({ value, field }: Props): string => richText.toText(value, field, { locale: 'en' });

/* Until its formats are there, and where they cannot be had, all that it says. */
const Plain = (props: Props) => <Lines text={textOf(props)} />;

const Formatted = lazyPart<Props>(async () => (await import('./Formatted')).Formatted, {
  waiting: Plain,
  failure: 'quiet',
});

/* A row shows so much at most; a text of pages takes a browser long to lay out. */
const MOST = 300;

export default defineCell<'richText'>({
  width: { least: 160 },
  Cell: (props) => <OneLine text={textOf(props).slice(0, MOST)} />,
  Show: Formatted,
});
