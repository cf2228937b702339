import { useTranslate } from 'react-admin';
import Link from '@mui/material/Link';
import { Fragment, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useFormState, useFormContext } from 'react-hook-form';
import { Notice } from '../../Notice';
import { useEntity, useLabel } from '../../useEntity';
import { firstWrongInput, strayErrors, type StrayError } from './errorTree';

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
  const lead = useFaultFocus({ first: wrong[0], open, onOpen, summary });
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
            {wrong.map((each, at) => (
              <Fragment key={each.name}>
                {at > 0 && ', '}
                <Link component="button" type="button" color="inherit" onClick={() => lead(each)}>
                  {nameOf(each.name)}
                </Link>
              </Fragment>
            ))}
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

type Wrong = { readonly name: string; readonly tab: number };
type FaultFocus = {
  readonly first: Wrong | undefined;
  readonly open: number;
  readonly onOpen: (tab: number) => void;
  /** Takes the focus where the fault is in no input. */
  readonly summary: RefObject<HTMLElement | null>;
};

/**
 * Leads to the first wrong field when a save was refused, here or by the server: opens its tab and puts the focus
 * there. Only then, or when it is asked for: a fault that goes away while somebody types must not take the page from under the fingers.
 */
const useFaultFocus = ({ first, open, onOpen, summary }: FaultFocus): ((wrong: Wrong) => void) => {
  const { errors, submitCount } = useFormState();
  const answered = useRef(0);
  const wanted = useRef<Wrong>(undefined);
  const [, drawAgain] = useState<Wrong>();
  const lead = useCallback(
    (wrong: Wrong) => {
      wanted.current = wrong;
      onOpen(wrong.tab);
      /* also where that tab is open already; pressed again, it is another wish */
      drawAgain({ ...wrong });
    },
    [onOpen],
  );
  useEffect(() => {
    if (answered.current === submitCount) return;
    answered.current = submitCount;
    wanted.current = first;
    if (first) onOpen(first.tab);
  }, [submitCount, first, onOpen]);
  /* what is hidden cannot take the focus, so this waits for the tab */
  useEffect(() => {
    if (wanted.current === undefined || wanted.current.tab !== open) return;
    const { name } = wanted.current;
    wanted.current = undefined;
    (firstWrongInput(errors[name]) ?? summary.current)?.focus();
  });
  return lead;
};

/**
 * What the server said at the last save of fields that are not on the form. Nobody could put these right there, and
 * react-hook-form saves nothing while an error is left, except below `root`, which the next save clears.
 */
const useStrayErrors = (): readonly StrayError[] => {
  const { clearErrors, setError } = useFormContext();
  const { errors } = useFormState();
  useEffect(() => {
    const { root: _told, ...own } = errors;
    for (const { path, message } of strayErrors(own)) {
      clearErrors(path);
      setError(`root.${path}`, { type: 'server', message });
    }
  }, [errors, clearErrors, setError]);
  return strayErrors(errors.root);
};
