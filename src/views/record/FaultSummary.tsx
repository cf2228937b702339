import { lazy, Suspense, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FormErrorsProps } from './FormErrors';

/* Every field says its own fault also without it. */
const FormErrors = lazy(() =>
  import('./FormErrors').then(
    ({ FormErrors: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** What is wrong with the form, all in one place: downloaded with the first key, or with the first try to save. */
export const FaultSummary = (props: FormErrorsProps) => {
  const { isDirty, submitCount } = useFormState();
  const [hasBegun, begin] = useState(false);
  if ((isDirty || submitCount > 0) && !hasBegun) begin(true);
  if (!hasBegun) return null;
  return (
    <Suspense fallback={null}>
      <FormErrors {...props} />
    </Suspense>
  );
};
