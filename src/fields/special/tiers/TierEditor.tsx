import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState } from 'react';
import { HelperLine } from '../../drawing/helperLine';
import { Icon } from '../../drawing/Icon';
import type { InputProps } from '../../inputView';
import { RisingPrice } from './RisingPrice';
import { TierCost } from './TierCost';
import { TierGrid } from './TierGrid';
import { TierRow } from './TierRow';
import { useTiers } from './useTiers';

/** Edits a price table by the ends and prices of its rows, so that a gap or an overlap cannot be typed. */
export const TierEditor = (props: InputProps<'tiers'>) => {
  const { field, label, helperText } = props;
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const focus = useFocusAfter();
  const tiers = useTiers(props);
  const { rows, form, hasCellFaults } = tiers;
  const { error } = form.fieldState;
  useEffect(() => {
    const find = (what: string) => box.current?.querySelector<HTMLElement>(what);
    form.field.ref({ focus: () => (find('[aria-invalid=true]') ?? find('input, button'))?.focus() });
  });
  const last = rows.length - 1;
  const add = (after: number) => {
    tiers.add(after);
    focus(`${id}-${after + 1}-price`);
  };
  const remove = (index: number) => {
    tiers.remove(index);
    focus(`${id}-add`);
  };
  const row = {
    tiers,
    label: label === false ? '' : label,
    field,
    onAdd: add,
    onRemove: remove,
  };
  return (
    <div ref={box}>
      {rows.length > 0 && (
        <TierGrid field={field} isEdited>
          {rows.map((_, index) => (
            <TierRow key={index} {...row} index={index} id={`${id}-${index}`} />
          ))}
        </TierGrid>
      )}
      <Button
        id={`${id}-add`}
        size="small"
        startIcon={<Icon name="add" />}
        disabled={!tiers.canAdd(last)}
        onClick={() => add(last)}
      >
        {translate('app.tiers.add')}
      </Button>
      <HelperLine error={hasCellFaults ? undefined : error?.message} helperText={helperText} />
      <RisingPrice rows={rows} />
      {rows.length > 0 && <TierCost rows={rows} field={field} />}
    </div>
  );
};

/* The box to go on in is drawn a moment after the edit that makes it. */
const useFocusAfter = () => {
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id: string) => setWanted({ id });
};
