import { styled } from '@mui/material/styles';
import { useNotify, useRefresh, useResourceContext, type RaRecord } from 'react-admin';
import { useEffect } from 'react';
import { useModel, useOffers } from '../../fields/AdminContext';
import type { MarkToggleProps } from '../../fields/drawing/MarkContext';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { useShowAtOnce } from '../actions/useShowAtOnce';
import { useIsEditable } from '../list/inline/useIsEditable';
import { useSaveCell } from '../list/inline/useSaveCell';
import { useCan, useEntity, useLabel } from '../useEntity';
import { useFailureText } from '../useFailureText';
import { useGateway } from '../useGateway';
import { useSingleFlight } from '../useSingleFlight';
import { useTitleOf } from '../useTitleOf';

/** A mark that is pressed: one's own, or a yes or no of the record itself. */
export const MarkToggle = ({ record, ...props }: MarkToggleProps) => {
  const { kinds, resource } = useModel();
  const name = useResourceContext();
  const { kind } = props.field;
  /* numbers and stories show fields of other entities than that of the page */
  const isOfPage = name !== undefined && resource(name).fields.some((each) => isSame(each, props.field));
  if (!isOfPage) return props.still;
  const drawn = { ...props, record: record as RaRecord };
  return kinds[kind].isPersonal ? <OwnMark {...drawn} /> : <Flag {...drawn} />;
};

const isSame = (one: MarkToggleProps['field'], { name, kind }: MarkToggleProps['field']): boolean =>
  one.name === name && one.kind === kind;

type TypedProps = Omit<MarkToggleProps, 'record'> & { readonly record: RaRecord };

/* It shows before the server has answered, and where that refuses, as it was, with the reason. */
const OwnMark = ({ still, ...props }: TypedProps) => {
  const { field, record, isSet } = props;
  const { name, api } = useEntity();
  const offers = useOffers();
  const can = useCan();
  const gateway = useGateway();
  const show = useShowAtOnce();
  const refresh = useRefresh();
  const notify = useNotify();
  const textOf = useFailureText();
  const isKept = api.calls.mark !== false && offers(api.source, 'marks');
  const press = useSingleFlight(async () => {
    const marks = { [field.name]: !isSet };
    const putBack = await show((each) => (each.id === record.id ? { ...each, ...marks } : each));
    try {
      await gateway.mark(name, { id: record.id, marks, meta: { keys: createIdempotencyKeys() } });
    } catch (error) {
      putBack();
      notify(textOf(error), { type: 'error', messageArgs: { _: textOf(error) } });
    }
    refresh();
  });
  return isKept && can('list') ? <Pressed {...props} press={press} /> : still;
};

/* A change of the record, as in its form. */
const Flag = ({ still, ...props }: TypedProps) => {
  const { field, record, isSet } = props;
  const isEditable = useIsEditable()({ field, record });
  const notify = useNotify();
  const { save, refused } = useSaveCell({ field, record, onDone: () => undefined });
  const press = () => save({ [field.name]: !isSet });
  useEffect(() => {
    if (refused) notify(refused.text, { type: 'error', messageArgs: { _: refused.text } });
  }, [refused, notify]);
  return isEditable ? <Pressed {...props} press={press} /> : still;
};

type PressedProps = Omit<TypedProps, 'still'> & { readonly press: () => unknown };

const Pressed = ({ field, record, isSet, press, children }: PressedProps) => {
  const label = useLabel()(field.label);
  const title = useTitleOf()(record);
  return (
    <Button
      type="button"
      /* arrows lead from it to that of the next row */
      data-inline={field.name}
      aria-label={`${label}, ${title}`}
      aria-pressed={isSet}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        void press();
      }}
    >
      {children}
    </Button>
  );
};

const Button = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  margin: '-2px',
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&[aria-pressed=true]': { color: theme.palette.primary.main },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
  /* as large as a finger, and not over the next one */
  '@media (pointer: coarse)': { width: 44, height: 44, margin: '-10px', '& + &': { marginInlineStart: 2 } },
}));
