import { lazy, Suspense, useState } from 'react';
import { useFormState } from 'react-hook-form';

/* Only a hint: without it a form is as good, and a save is judged by the server. */
const TakenChecks = lazy(() =>
  import('./TakenChecks').then(
    ({ TakenChecks: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** Unique values are looked up from the first key on, and what does so is downloaded then. */
export const TakenHints = ({ view }: { readonly view: 'create' | 'edit' }) => {
  const { isDirty } = useFormState();
  const [hasBegun, begin] = useState(false);
  if (isDirty && !hasBegun) begin(true);
  if (!hasBegun) return null;
  return (
    <Suspense fallback={null}>
      <TakenChecks view={view} />
    </Suspense>
  );
};
