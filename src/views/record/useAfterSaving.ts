import { useNotify, useRedirect, type RaRecord } from 'ra-core';
import { useEntity, useLabel } from '../useEntity';
import { useNamed } from '../useNamed';

/** What happens when a record was saved: it is said of which one, and the page goes where it should go then. */
export const useAfterSaving = (said: 'created' | 'saved', to: 'show' | 'list' | false) => {
  const { name, single, label: words } = useEntity();
  const label = useLabel();
  const notify = useNotify();
  const redirect = useRedirect();
  const named = useNamed();
  return (record: RaRecord) => {
    const what = single ? label(words.one) : named(record);
    notify(`app.record.${said}`, { type: 'success', messageArgs: { name: what } });
    redirect(to, name, record.id, record);
  };
};
