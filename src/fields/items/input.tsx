import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  useWrappedSource,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin';
import { FieldGroup } from '../drawing/FieldGroup';
import { GuardedShape } from '../drawing/GuardedShape';
import { HelperLine } from '../drawing/helperLine';
import { defineInput } from '../inputView';
import { useFormState } from 'react-hook-form';
import { valueAt } from '../reading/valueAt';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { defaultValues } from '../../model/rules/defaultValues';
import { useMe } from '../AdminContext';
import { Icon } from '../drawing/Icon';
import { ItemRow } from './ItemRow';

export default defineInput<'items'>({
  Input: function ItemsInput({
    field,
    source,
    label,
    helperText,
    validate,
    isRequired = false,
    readOnly = false,
  }) {
    const error = useListError(source);
    return (
      <FieldGroup label={label} isRequired={isRequired}>
        <GuardedShape field={field} source={source}>
          {/* No default: react-admin would reset the form's state to put an empty list where there is none. */}
          <ArrayInputBase
            source={source}
            defaultValue={null}
            {...(validate === undefined ? {} : { validate })}
          >
            <SimpleFormIteratorBase>
              <ItemRows field={field} label={label === false ? '' : label} readOnly={readOnly} />
            </SimpleFormIteratorBase>
          </ArrayInputBase>
        </GuardedShape>
        <HelperLine error={error} helperText={helperText} />
      </FieldGroup>
    );
  },
});

/** What is wrong with the list as a whole (its length); the rows say for themselves what is wrong with them. */
const useListError = (source: string): string | undefined => {
  const name = useWrappedSource(source);
  const { errors } = useFormState({ name });
  const own = valueAt(errors, `${name}.root.message`) ?? valueAt(errors, `${name}.message`);
  return typeof own === 'string' ? own : undefined;
};

type ItemRowsProps = {
  readonly field: ResolvedField<'items'>;
  readonly label: string;
  readonly readOnly: boolean;
};

/** The rows of an items input, and the button that adds one. */
const ItemRows = ({ field, label, readOnly }: ItemRowsProps) => {
  const translate = useTranslate();
  const me = useMe();
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
          onClick={() => add(newRow(field, me))}
        >
          {translate('app.form.addEntry', { label })}
        </Button>
      )}
    </>
  );
};

const newRow = ({ children }: ResolvedField<'items'>, me: string | undefined) => ({
  ...Object.fromEntries(children.map(({ name }) => [name, null])),
  ...defaultValues(children, { me }),
});
