import { styled } from '@mui/material/styles';
import { EditorContent, useEditor, type Editor as TextEditor, type JSONContent } from '@tiptap/react';
import { FieldTitle, useInput } from 'react-admin';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { bringTexts } from '../../locales/brought';
import { richText } from '../../locales/en/richText';
import { normalised, readHtml, richFault, writeHtml } from '../../model/richText/html';
import { isRichText, type RichText } from '../../model/richText/tree';
import { isSameJson } from '../../model/values/plainObject';
import { HelperLine } from '../drawing/helperLine';
import type { InputProps } from '../inputView';
import { extensionsFor } from './extensions';
import { Measure } from './Measure';
import { pasting } from './pasting';
import { Toolbar } from './Toolbar';

bringTexts({ app: richText });

/** A formatted text as it is written: a tree all the time, and never markup that somebody would have to read. */
export const Editor = ({
  field: _field,
  isFilter: _,
  label,
  helperText,
  readOnly = false,
  ...props
}: InputProps<'richText'>) => {
  const { field, fieldState, isRequired } = useInput({ ...props, format: asItIs, parse: asItIs });
  const [labelId, helpId] = [useId(), useId()];
  const toolbar = useRef<HTMLDivElement>(null);
  const error = fieldState.error?.message;
  const editor = useTextEditor({
    value: field.value,
    isEditable: !readOnly,
    onChange: field.onChange,
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-describedby': helpId,
      'aria-required': String(isRequired),
      'aria-invalid': String(fieldState.invalid),
      'aria-readonly': String(readOnly),
    },
  });
  const { ref } = field;
  // The form leads to what is wrong.
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [ref, editor]);
  return (
    <Whole onBlur={field.onBlur}>
      <Name id={labelId} data-invalid={fieldState.invalid} onClick={() => editor.commands.focus()}>
        {label !== false && <FieldTitle label={label} isRequired={isRequired} />}
      </Name>
      <Box data-invalid={fieldState.invalid}>
        {!readOnly && <Toolbar ref={toolbar} editor={editor} label={label === false ? '' : label} />}
        <Text>
          <EditorContent editor={editor} />
        </Text>
      </Box>
      <HelperLine id={helpId} error={error} helperText={helperText} />
    </Whole>
  );
};

type Editing = {
  readonly value: unknown;
  readonly isEditable: boolean;
  readonly onChange: (value: RichText | null) => void;
  readonly onToolbar: () => void;
  readonly attributes: Record<string, string>;
};

const useTextEditor = ({ value, isEditable, onChange, onToolbar, attributes }: Editing): TextEditor => {
  const [extensions] = useState(() => extensionsFor({ onToolbar }));
  const written = useRef<unknown>(value);
  const editor = useEditor({
    extensions,
    content: editable(value),
    editable: isEditable,
    // The policy of the page takes no style that a script writes.
    injectCSS: false,
    editorProps: { attributes, handleDOMEvents },
    onUpdate: ({ editor: now }) => {
      const tree = now.getJSON() as RichText;
      written.current = normalised({ type: 'doc', content: tree.content });
      onChange(written.current as RichText | null);
    },
  });
  const follow = useEffectEvent((next: unknown) => {
    if (isSameJson(next, written.current)) return;
    written.current = next;
    editor.commands.setContent(editable(next), { emitUpdate: false });
  });
  // A draft that is put back, a change of somebody else, a form that begins anew.
  useEffect(() => follow(value), [value]);
  return editor;
};

const handleDOMEvents = {
  ...pasting,
  keydown: (_: unknown, event: KeyboardEvent): boolean => {
    // It leads on through the form, within lists too.
    if (event.key === 'Tab') return true;
    // It sends the dialog around the form.
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSending) event.preventDefault();
    return isSending;
  },
};

/* What may not be in a text, and came from a server, loses its form and keeps its words once somebody writes in it. */
const editable = (value: unknown): JSONContent => {
  if (!isRichText(value)) return NOTHING;
  return ((richFault(value) ? readHtml(writeHtml(value)) : value) ?? NOTHING) as JSONContent;
};

/* Of nothing at all the library would parse an empty string of HTML, which the policy of the page refuses. */
const NOTHING: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

const asItIs = (value: unknown) => value;

const Whole = styled('div')({ minWidth: 0, marginBlock: 'var(--input-gap, 8px) 4px' });

const Name = styled('div')(({ theme }) => ({
  marginBottom: 4,
  fontSize: 12,
  lineHeight: 1.4,
  color: theme.palette.text.secondary,
  '&[data-invalid=true]': { color: theme.palette.error.main },
}));

const Box = styled('div')(({ theme }) => ({
  minWidth: 0,
  border: `1px solid ${theme.palette.surface.borderStrong}`,
  borderRadius: theme.shape.borderRadius,
  '&:focus-within': {
    borderColor: theme.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&[data-invalid=true]': { borderColor: theme.palette.error.main },
}));

const Text = styled(Measure)(({ theme }) => ({
  '& [role=textbox]': { minHeight: 160, padding: '10px 14px', outline: 'none' },
  // The library counts on it, and warns without.
  '& .ProseMirror': { whiteSpace: 'break-spaces', fontVariantLigatures: 'none' },
  '& .ProseMirror-selectednode': { outline: `2px solid ${theme.palette.primary.main}` },
  '& .picture': {
    padding: '0 6px',
    borderRadius: 4,
    backgroundColor: theme.palette.surface.sunken,
    color: theme.palette.text.secondary,
  },
}));
