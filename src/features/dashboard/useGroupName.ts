import { useLocale, useTranslate } from 'react-admin';
import { useModel } from '../../fields/AdminContext';
import { fieldAt } from '../../model/resolved/fieldAt';
import { fieldText } from '../../model/answers/fieldText';

/** What the value that makes a group is called: the word of a choice, else the value itself. */
export const useGroupName = (of: string, by: string | undefined): ((key: string | null) => string) => {
  const { kinds, resource } = useModel();
  const locale = useLocale();
  const translate = useTranslate();
  const field = by === undefined ? undefined : fieldAt(resource(of).fields, by);
  return (key) => {
    if (key === null) return translate('app.dashboard.unset');
    return (field && fieldText(key, field, { kinds, locale })) ?? key;
  };
};
