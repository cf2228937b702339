import { styled } from '@mui/material/styles';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState, type MouseEvent } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { Value } from '../../../fields/Value';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { narrowedToNext } from '../../../model/rules/transitions';
import { lazyPart } from '../../../parts/lazyPart';
import { useEntity, useLabel } from '../../useEntity';
import { useTitleOf } from '../../useTitleOf';
import { useIsEditable } from './useIsEditable';

const InlineEditor = lazyPart(async () => (await import('./InlineEditor')).InlineEditor, {
  failure: 'over',
});

type InlineValueProps = { readonly field: ResolvedField; readonly record: RaRecord };

/** The value of a cell that can be changed where it stands, by a click on it or by its pencil. */
export const InlineValue = ({ field: declared, record }: InlineValueProps) => {
  const props = { field: narrowedToNext(declared, useEntity(), record), record };
  return useIsEditable()(props) ? <Editable {...props} /> : <Value {...props} part="Cell" />;
};

const Editable = ({ field, record }: InlineValueProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const name = useTitleOf()(record);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    /* the editor is below it for React, and elsewhere in the page */
    const isHere = target instanceof Element && currentTarget.contains(target);
    if (!isHere || target.closest('a')) return;
    /* to where the focus comes back */
    currentTarget.querySelector('button')?.focus({ preventScroll: true });
    setAnchor(currentTarget);
  };
  return (
    /* The click repeats the pencil, which is what the keyboard and screen readers use. */
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <Cell data-inline="" onClick={open} onPointerEnter={() => InlineEditor.prepare()}>
      <Value field={field} record={record} part="Cell" />
      <button
        type="button"
        data-inline={field.name}
        aria-label={translate('app.list.editCell', { field: label(field.label), name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onFocus={() => InlineEditor.prepare()}
      >
        <Icon name="edit" aria-hidden />
      </button>
      {anchor && (
        <InlineEditor field={field} record={record} anchor={anchor} onClose={() => setAnchor(undefined)} />
      )}
    </Cell>
  );
};

const Cell = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  maxWidth: '100%',
  cursor: 'text',
  '& > :not(button)': { minWidth: 0 },
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > button': {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    width: 24,
    /* in the space between two columns, as far as it is that of this cell, which cuts what stands out of it */
    marginInlineEnd: 'calc(-1 * var(--cell-x))',
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.palette.text.secondary,
    cursor: 'pointer',
    opacity: 0,
    '& > svg': { fontSize: 16 },
    '&:hover': { backgroundColor: theme.palette.action.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&:focus, &[aria-expanded=true]': { opacity: 1 },
    '@media (hover: none), (forced-colors: active)': { opacity: 1 },
  },
  /* a text is cut before that space */
  'td.text & > button': { marginInlineEnd: 0 },
  'tr:hover & > button': { opacity: 0.5 },
  '&:hover > button': { opacity: 1 },
}));
