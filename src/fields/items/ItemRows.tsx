import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SimpleFormIteratorItemBase, useArrayInput, useSimpleFormIterator, useTranslate } from 'react-admin';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { Icon } from '../drawing/Icon';
import { ItemRow } from './ItemRow';

type ItemRowsProps = {
  readonly field: ResolvedField<'items'>;
  readonly label: string;
  readonly readOnly: boolean;
};

/** The rows of an items input, and the button that adds one. */
export const ItemRows = ({ field, label, readOnly }: ItemRowsProps) => {
  const translate = useTranslate();
  const { fields } = useArrayInput();
  const { add } = useSimpleFormIterator();
  const isFull = field.max !== undefined && fields.length >= field.max;
  return (
    <>
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('app.form.noEntries')}
        </Typography>
      )}
      {fields.map(({ id }, index) => (
        <SimpleFormIteratorItemBase key={id} index={index}>
          <ItemRow field={field} label={label} readOnly={readOnly} />
        </SimpleFormIteratorItemBase>
      ))}
      {!readOnly && (
        <Button
          size="small"
          startIcon={<Icon name="add" />}
          disabled={isFull}
          onClick={() => add(newRow(field))}
        >
          {translate('app.form.addEntry', { label })}
        </Button>
      )}
    </>
  );
};

const newRow = ({ children }: ResolvedField<'items'>) =>
  Object.fromEntries(children.map((child) => [child.name, child.default ?? null]));
