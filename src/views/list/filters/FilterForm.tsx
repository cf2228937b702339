import Box from '@mui/material/Box';
import { FilterLiveForm, useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormInputs } from '../../FormInputs';
import { LoadingSaid } from '../../states/LoadingSaid';
import { useEntity, useVisibleFields, useLabel } from '../../useEntity';
import { activeFilters } from '../../../model/pages/activeFilters';
import { useModel } from '../../../fields/AdminContext';
import { FieldInput } from '../../../fields/FieldInput';
import type { ResolvedField } from '../../../model/resolved/resolvedField';

type FilterFormProps = {
  /** The field whose filter has the focus first. */
  readonly focusOn?: string | undefined;
};

/** Every declared filter of the list, and those in force, applied while they are filled in. */
export const FilterForm = ({ focusOn }: FilterFormProps) => {
  const entity = useEntity();
  const visible = useVisibleFields('filter');
  const { filterValues } = useListContext();
  const names = new Set([
    ...entity.list.filters,
    ...activeFilters(entity, filterValues).map(({ field }) => field.name),
  ]);
  const fields = [...names].flatMap((name) => visible.filter((field) => field.name === name));
  return (
    <LoadingSaid>
      <FormInputs fields={fields}>
        <FilterLiveForm debounce={120}>
          {fields.map((field) => (
            <Place key={field.name} isFocused={field.name === focusOn}>
              <FilterInput field={field} />
            </Place>
          ))}
        </FilterLiveForm>
      </FormInputs>
    </LoadingSaid>
  );
};

type PlaceProps = { readonly isFocused: boolean; readonly children: ReactNode };

/** Where a filter stands; it gets the focus as soon as its input, which may be on its way, is there. */
const Place = ({ isFocused, children }: PlaceProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = place.current;
    if (!isFocused || !here) return undefined;
    const focus = () => {
      const input = here.querySelector<HTMLElement>('input, select, textarea, [tabindex="0"]');
      input?.focus();
      return input !== null;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(here, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isFocused]);
  return <div ref={place}>{children}</div>;
};

/** One filter: the kind's own input, or two of them where the kind is filtered by a range. */
const FilterInput = ({ field }: { readonly field: ResolvedField }) => {
  const { kinds } = useModel();
  const translate = useTranslate();
  const label = useLabel()(field.label);
  const { filter, ends } = kinds[field.kind];
  if (filter !== 'range' && !ends) return <FieldInput field={field} isFilter />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <FieldInput
        field={field}
        isFilter
        source={`${field.name}_gte`}
        label={translate('app.list.from', { label })}
      />
      <FieldInput
        field={field}
        isFilter
        source={`${field.name}_lte`}
        label={translate('app.list.to', { label })}
      />
    </Box>
  );
};
