import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import { useMe } from '../../../fields/AdminContext';
import { useEntity, useLabel } from '../../useEntity';
import { useNamed } from '../../useNamed';
import { backToOpener } from '../cameFrom';
import { draftKey, forgetDraft } from '../drafts/draftStore';

/** What happens when a record was saved: it is said of which one, and the page goes where it should go then. */
export const useAfterSaving = (said: 'created' | 'saved', to: 'show' | 'list' | false) => {
  const me = useMe();
  const { key, name, single, label: words } = useEntity();
  const label = useLabel();
  const notify = useNotify();
  const redirect = useRedirect();
  const named = useNamed();
  return (record: RaRecord) => {
    const what = single ? label(words.one) : named(record);
    notify(`app.record.${said}`, { type: 'success', messageArgs: { name: what } });
    if (me !== undefined) forgetDraft(draftKey(me, key, said === 'created' ? undefined : record.id));
    redirect(to, name, record.id, record, backToOpener);
  };
};
