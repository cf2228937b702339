import { styled } from '@mui/material/styles';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { commands, type Command } from './commands';
import { LinkRow } from './LinkRow';

type ToolbarProps = {
  readonly editor: Editor;
  /** The name of the field. */
  readonly label: string;
  readonly ref: Ref<HTMLDivElement>;
};

/** The formats, as a toolbar of ARIA: Tab leads to one button of it, arrows to the others, Escape back into the text. */
export const Toolbar = ({ editor, label, ref }: ToolbarProps) => {
  const translate = useTranslate();
  const [reached, setReached] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const states = useEditorState({ editor, selector: ({ editor: now }) => statesOf(now) });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // A dialog around the form stays open.
      event.stopPropagation();
      // At once, and not with the next frame: a key that follows is of the text.
      editor.view.focus();
      return;
    }
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === event.target);
    const next = placeAfter(event.key, at, buttons.length);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    setReached(next);
    buttons[next]?.focus();
  };
  const buttonOf = (command: Command) => {
    const { at, ...state } = states.find((each) => each.command === command) ?? { at: -1, isOffered: false };
    const run = () => {
      setReached(at);
      if (command.run) command.run(editor.chain().focus()).run();
      else setLinking(!isLinking);
    };
    return (
      <FormatButton
        key={at}
        {...state}
        command={command}
        isReached={at === reached}
        isOpen={command.run ? undefined : isLinking}
        onPress={run}
      />
    );
  };
  return (
    <>
      <Bar
        ref={ref}
        role="toolbar"
        aria-label={translate('app.richText.toolbar', { label })}
        onKeyDown={press}
      >
        {commands.map((group) => (
          <Group key={group[0]?.name}>{group.map(buttonOf)}</Group>
        ))}
      </Bar>
      {isLinking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
};

type State = {
  readonly command: Command;
  /** Its place among all. */
  readonly at: number;
  readonly isOn?: boolean;
  readonly isOffered: boolean;
};

const statesOf = (editor: Editor): State[] =>
  commands.flat().map((command, at) => ({
    command,
    at,
    ...(command.isOn && { isOn: command.isOn(editor) }),
    isOffered: command.isOffered?.(editor) ?? true,
  }));

const placeAfter = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

type FormatButtonProps = Pick<State, 'command' | 'isOn' | 'isOffered'> & {
  readonly isReached: boolean;
  /** Of one that opens something, whether it is open. */
  readonly isOpen: boolean | undefined;
  readonly onPress: () => void;
};

/* One that cannot be used now keeps its place, and the focus that it has. */
const FormatButton = ({ command, isOn, isOffered, isReached, isOpen, onPress }: FormatButtonProps) => {
  const translate = useTranslate();
  const { Icon, level, key } = command;
  const name = translate(`app.richText.${command.name}`, { level: level === undefined ? '' : level - 1 });
  return (
    <button
      type="button"
      tabIndex={isReached ? 0 : -1}
      aria-label={name}
      title={key === undefined ? name : translate('app.richText.withKey', { name, key })}
      aria-disabled={!isOffered}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      {...(isOpen !== undefined && { 'aria-expanded': isOpen })}
      onClick={() => isOffered && onPress()}
    >
      <Icon />
    </button>
  );
};

/* On a phone in one line that is moved, or a third of the screen would be buttons. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  padding: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
}));

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    color: theme.palette.text.secondary,
    font: 'inherit',
    fontSize: 13,
    fontWeight: 600,
    background: 'none',
    border: 0,
    borderRadius: 6,
    cursor: 'pointer',
  },
  '& button svg': { fontSize: 20 },
  '& button:hover': { backgroundColor: theme.palette.action.hover },
  '& button[aria-pressed=true]': {
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
  },
  '& button[aria-disabled=true]': { color: theme.palette.text.disabled, cursor: 'default' },
  '@media (pointer: coarse)': { '& button': { width: 44, height: 44 } },
  [theme.breakpoints.down('sm')]: { '& button': { width: 44, height: 44 } },
}));
