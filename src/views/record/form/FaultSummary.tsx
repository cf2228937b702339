import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { lazyPart } from '../../../parts/lazyPart';
import type { FormErrorsProps } from './FormErrors';

/* Every field says its own fault also without it. */
const FormErrors = lazyPart(async () => (await import('./FormErrors')).FormErrors, { failure: 'quiet' });

/** What is wrong with the form, all in one place: downloaded with the first key, or with the first try to save. */
export const FaultSummary = (props: FormErrorsProps) => {
  const { isDirty, submitCount } = useFormState();
  const [hasBegun, begin] = useState(false);
  if ((isDirty || submitCount > 0) && !hasBegun) begin(true);
  return hasBegun && <FormErrors {...props} />;
};
