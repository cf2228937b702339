import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { Notice } from '../Notice';
import { useEntity, useLabel } from '../useEntity';

/** Says how many fields are wrong and which; opens the tab of the first one. */
export const FormErrors = ({ onOpen }: { readonly onOpen: (tab: number) => void }) => {
  const { layout, fields } = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { errors, submitCount } = useFormState();
  const wrong = fields.filter((field) => errors[field.name] !== undefined);
  const first = wrong[0]?.name;
  useEffect(() => {
    if (submitCount === 0 || first === undefined) return;
    const tab = layout.findIndex(({ sections }) =>
      sections.some((section) => section.fields.includes(first)),
    );
    if (tab >= 0) onOpen(tab);
  }, [submitCount, first, layout, onOpen]);
  if (submitCount === 0 || wrong.length === 0) return null;
  return (
    <Notice tone="danger">
      {translate('app.form.errors', { smart_count: wrong.length })}:{' '}
      {wrong.map((field) => label(field.label)).join(', ')}
    </Notice>
  );
};
