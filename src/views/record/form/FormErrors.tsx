import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { Notice } from '../../Notice';
import { useEntity, useLabel } from '../../useEntity';
import { useFaultFocus } from './useFaultFocus';
import { useStrayErrors } from './useStrayErrors';

export type FormErrorsProps = { readonly open: number; readonly onOpen: (tab: number) => void };

/** Says how many fields are wrong and which, and what was said of others; leads to the first one. */
export const FormErrors = ({ open, onOpen }: FormErrorsProps) => {
  const { layout, fields } = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { errors, submitCount } = useFormState();
  const strays = useStrayErrors();
  const wrong = layout.flatMap(({ sections }, tab) =>
    sections
      .flatMap((section) => section.fields)
      .filter((name) => errors[name] !== undefined)
      .map((name) => ({ name, tab })),
  );
  const summary = useRef<HTMLDivElement>(null);
  useFaultFocus({ first: wrong[0], open, onOpen, summary });
  const nameOf = (path: string) => {
    const field = fields.find(({ name }) => name === path.split('.')[0]);
    return field ? label(field.label) : path;
  };
  const hasWrong = submitCount > 0 && wrong.length > 0;
  if (!hasWrong && strays.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1}>
      <Notice tone="danger">
        {hasWrong && (
          <div>
            {translate('app.form.errors', { smart_count: wrong.length })}:{' '}
            {wrong.map(({ name }) => nameOf(name)).join(', ')}
          </div>
        )}
        {strays.map(({ path, message }) => (
          <div key={path}>
            {nameOf(path)}: {translate(message, { _: message })}
          </div>
        ))}
      </Notice>
    </div>
  );
};
