import { useEffect, useState } from 'react';
import { useLocale, useTranslate, type Identifier } from 'react-admin';
import { NOBODY } from '../../model/live/live';
import { useLive } from '../LiveContext';
import { useEntity } from '../useEntity';

/** Says that this form is open; answers with who else has it open, as a sentence: "Ben is editing this too". */
export const useEditors = (id: Identifier): string => {
  const { key } = useEntity();
  const { editing } = useLive();
  const translate = useTranslate();
  const locale = useLocale();
  const [{ names, more }, setOthers] = useState(NOBODY);
  useEffect(() => editing({ entity: key, id: String(id) }, setOthers), [editing, key, id]);
  const count = names.length + more;
  if (count === 0) return '';
  const unknown = translate('app.live.others', { smart_count: more });
  const all = new Intl.ListFormat(locale).format(more > 0 ? [...names, unknown] : names);
  return translate('app.live.editing', { smart_count: count, names: all });
};
