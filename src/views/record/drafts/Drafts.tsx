import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { DraftsProps } from './draftsProps';
import { readDraft } from './draftStore';
import { useDraftKey } from './useDraftKey';
import { DraftKeeper } from './DraftKeeper';

/** Keeps what is typed for whoever loses the page; downloaded with the first key, or where there is a draft. */
export const Drafts = (props: DraftsProps) => {
  const key = useDraftKey();
  const { isDirty } = useFormState();
  const [isWanted, setWanted] = useState(() => key !== undefined && readDraft(key) !== undefined);
  if (isDirty && !isWanted) setWanted(true);
  if (!isWanted || key === undefined) return null;
  return <DraftKeeper {...props} draftKey={key} />;
};
