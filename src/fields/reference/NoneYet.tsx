import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useChoicesContext, useSourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useContext, useEffect, useState, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { isEmpty, type Row } from '../../model/values/comparable';
import { useAbility, useModel } from '../AdminContext';
import type { ChooserProps } from './ChooseOnDemand';
import { CreatingContext } from './CreatingContext';
import { useSaying } from '../useSaying';

type NoneYetProps = Pick<ChooserProps, 'to' | 'source' | 'newOne'> & {
  readonly isMany?: boolean;
  /** Around the box, which has the focus when a record was created. */
  readonly place: RefObject<HTMLElement | null>;
};

/** Whether there is no record at all that could be chosen, whatever is typed. */
const useIsNone = (): boolean => {
  const { isPending, total, filterValues } = useChoicesContext();
  return !isPending && total === 0 && isEmpty(((filterValues ?? {}) as Row)['q']);
};

/** What the list of a box says while it is empty: that there is nothing only where that has been answered. */
export const useEmptyList = () => {
  const { isFetching } = useChoicesContext();
  if (useIsNone()) return CLOSED;
  return isFetching ? ON_ITS_WAY : {};
};

/* It is said below the box. */
const CLOSED = { shouldRenderSuggestions: () => false, noOptionsText: '' };

/* As react-admin says it too, but not before a second has passed, nor where it asks once more after a failure. */
const ON_ITS_WAY = { noOptionsText: 'ra.message.loading' };

/** Why nothing can be chosen, and the way to create what can be: over the form, which keeps all that was typed. */
export const NoneYet = (props: NoneYetProps) => {
  const say = useSaying();
  const { label, subject, can } = useModel().resource(props.to);
  const isNone = useIsNone();
  const mayCreate = useAbility().can('create', subject) && can.create;
  const [created, setCreated] = useState<RaRecord>();
  const { place } = props;
  // The button that opened the form is gone by then, and the focus with it.
  useEffect(() => {
    if (created) place.current?.querySelector('input')?.focus();
  }, [created, place]);
  return (
    <div aria-live="polite">
      {isNone && (
        <FormHelperText component="div">
          {say('app.form.noneYet', label.many)} {mayCreate && <CreateOne {...props} onCreated={setCreated} />}
        </FormHelperText>
      )}
    </div>
  );
};

type CreateOneProps = NoneYetProps & { readonly onCreated: (record: RaRecord) => void };

const CreateOne = ({ to, source, newOne, isMany = false, onCreated }: CreateOneProps) => {
  const translate = useTranslate();
  const target = useModel().resource(to);
  const drawForm = useContext(CreatingContext);
  const { refetch } = useChoicesContext();
  const { getSource } = useSourceContext();
  const { getValues, setValue } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  if (!drawForm || !newOne) return null;
  const choose = (record: RaRecord) => {
    const name = getSource(source);
    const before = (getValues(name) ?? []) as readonly unknown[];
    const chosen = isMany ? [...before, record.id] : record.id;
    setValue(name, chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setOpen(false);
    onCreated(record);
    void refetch();
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('app.form.createOne')}
      </Button>
      {isOpen &&
        drawForm({
          resource: target.name,
          values: newOne,
          onCreated: choose,
          onCancel: () => setOpen(false),
        })}
    </>
  );
};
