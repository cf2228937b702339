import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import { isSafeLink } from '../../model/richText/addresses';

type LinkRowProps = { readonly editor: Editor; readonly onClose: () => void };

/** Where the chosen text leads to; without one chosen, the address itself is written. */
export const LinkRow = ({ editor, onClose }: LinkRowProps) => {
  const translate = useTranslate();
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [address, setAddress] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = address.trim();
    if (!isSafeLink(href)) return setWrong(true);
    linked(editor, href);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form around it is neither sent nor closed.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    close();
  };
  return (
    <Row>
      <TextField
        autoFocus
        size="small"
        margin="none"
        type="url"
        label={translate('app.richText.address')}
        value={address}
        error={isWrong}
        helperText={isWrong ? translate('app.richText.badAddress') : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={press}
        sx={{ flex: '1 1 220px' }}
      />
      <Button onClick={apply}>{translate('app.richText.apply')}</Button>
      {before !== '' && <Button onClick={remove}>{translate('app.richText.unlink')}</Button>}
    </Row>
  );
};

const linked = (editor: Editor, href: string): void => {
  const mark = { type: 'link', attrs: { href } };
  const isEmpty = editor.state.selection.empty && !editor.isActive('link');
  const chain = editor.chain();
  if (isEmpty) chain.insertContent({ type: 'text', text: href, marks: [mark] }).run();
  else chain.extendMarkRange('link').setMark('link', { href }).run();
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 8,
  padding: 8,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));
