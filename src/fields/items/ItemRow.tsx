import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useSimpleFormIteratorItem, useTranslate } from 'react-admin';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { RuledInput } from '../RuledInput';

type ItemRowProps = {
  readonly field: ResolvedField<'items'>;
  readonly label: string;
  readonly readOnly: boolean;
};

/** One row: its inputs side by side where there is room, below each other on a phone, and its buttons. */
export const ItemRow = ({ field, label, readOnly }: ItemRowProps) => {
  const translate = useTranslate();
  const { index } = useSimpleFormIteratorItem();
  return (
    <Row aria-label={translate('app.form.entry', { index: index + 1 })}>
      <Inputs>
        {field.children.map((child) => (
          <RuledInput key={child.name} field={child} siblings={field.children} readOnly={readOnly} />
        ))}
      </Inputs>
      {!readOnly && <RowButtons label={label} />}
    </Row>
  );
};

const RowButtons = ({ label }: { readonly label: string }) => {
  const translate = useTranslate();
  const { index, total, remove, reOrder } = useSimpleFormIteratorItem();
  const entry = translate('app.form.entry', { index: index + 1 });
  const up = `${translate('ra.action.move_up')}: ${entry}`;
  const down = `${translate('ra.action.move_down')}: ${entry}`;
  const away = translate('app.form.removeEntry', { index: index + 1, label });
  return (
    <Buttons>
      <IconButton
        size="small"
        title={up}
        aria-label={up}
        disabled={index === 0}
        onClick={() => reOrder(index - 1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        title={down}
        aria-label={down}
        disabled={index >= total - 1}
        onClick={() => reOrder(index + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" title={away} aria-label={away} onClick={() => remove()}>
        <Close fontSize="small" />
      </IconButton>
    </Buttons>
  );
};

const Row = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  border: 0,
  display: 'flex',
  gap: 8,
  padding: '4px 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));

const Inputs = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  columnGap: 12,
});

const Buttons = styled('div')({ display: 'flex', alignItems: 'center', flex: 'none' });
