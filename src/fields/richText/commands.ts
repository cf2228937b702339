import type { ChainedCommands, Editor } from '@tiptap/react';
import Code from '@mui/icons-material/Code';
import DataObject from '@mui/icons-material/DataObject';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import InsertLink from '@mui/icons-material/InsertLink';
import Looks3 from '@mui/icons-material/Looks3';
import LooksOne from '@mui/icons-material/LooksOne';
import LooksTwo from '@mui/icons-material/LooksTwo';
import Redo from '@mui/icons-material/Redo';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import Undo from '@mui/icons-material/Undo';
import type { ComponentType } from 'react';

export type Command = {
  /** Its name below `app.richText`. */
  readonly name: string;
  readonly level?: number;
  readonly Icon: ComponentType;
  /** The key that does the same, as `Ctrl+B`. */
  readonly key?: string;
  /** Absent of the one that asks for an address first. */
  readonly run?: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it is in force where the caret is; absent of what is done and over. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Whether it can be done here; always where absent. */
  readonly isOffered?: (editor: Editor) => boolean;
};

const mark = (name: string, Icon: ComponentType, key: string): Command => ({
  name,
  Icon,
  key,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
  isOffered: (editor) => editor.can().toggleMark(name),
});

const heading = (level: 2 | 3 | 4, Icon: ComponentType): Command => ({
  name: 'heading',
  level,
  Icon,
  key: `Ctrl+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** What the toolbar offers, in groups. */
export const commands: readonly (readonly Command[])[] = [
  [
    mark('bold', FormatBold, 'Ctrl+B'),
    mark('italic', FormatItalic, 'Ctrl+I'),
    mark('underline', FormatUnderlined, 'Ctrl+U'),
    mark('strike', StrikethroughS, 'Ctrl+Shift+S'),
    mark('code', Code, 'Ctrl+E'),
  ],
  [heading(2, LooksOne), heading(3, LooksTwo), heading(4, Looks3)],
  [
    {
      name: 'bulletList',
      Icon: FormatListBulleted,
      key: 'Ctrl+Shift+8',
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      Icon: FormatListNumbered,
      key: 'Ctrl+Shift+7',
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'indent',
      Icon: FormatIndentIncrease,
      key: 'Ctrl+]',
      run: (chain) => chain.sinkListItem('listItem'),
      isOffered: (editor) => editor.can().sinkListItem('listItem'),
    },
    {
      name: 'outdent',
      Icon: FormatIndentDecrease,
      key: 'Ctrl+[',
      run: (chain) => chain.liftListItem('listItem'),
      isOffered: (editor) => editor.can().liftListItem('listItem'),
    },
    {
      name: 'blockquote',
      Icon: FormatQuote,
      key: 'Ctrl+Shift+B',
      run: (chain) => chain.toggleBlockquote(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'codeBlock',
      Icon: DataObject,
      key: 'Ctrl+Alt+C',
      run: (chain) => chain.toggleCodeBlock(),
      isOn: (editor) => editor.isActive('codeBlock'),
    },
    { name: 'horizontalRule', Icon: HorizontalRule, run: (chain) => chain.setHorizontalRule() },
  ],
  [{ name: 'link', Icon: InsertLink, isOn: (editor) => editor.isActive('link') }],
  [
    {
      name: 'undo',
      Icon: Undo,
      key: 'Ctrl+Z',
      run: (chain) => chain.undo(),
      isOffered: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      Icon: Redo,
      key: 'Ctrl+Shift+Z',
      run: (chain) => chain.redo(),
      isOffered: (editor) => editor.can().redo(),
    },
  ],
];
