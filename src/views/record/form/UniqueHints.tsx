import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { lazyPart } from '../../../parts/lazyPart';

/* Only a hint: without it a form is as good, and a save is judged by the server. */
const UniqueChecks = lazyPart(async () => (await import('./UniqueChecks')).UniqueChecks, {
  failure: 'quiet',
});

/** Unique values are looked up from the first key on, and what does so is downloaded then. */
export const UniqueHints = ({ view }: { readonly view: 'create' | 'edit' }) => {
  const { isDirty } = useFormState();
  const [hasBegun, begin] = useState(false);
  if (isDirty && !hasBegun) begin(true);
  return hasBegun && <UniqueChecks view={view} />;
};
