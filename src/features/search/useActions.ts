import { useCreatePath, useLocale, useTranslate } from 'react-admin';
import { useAbility, useModel } from '../../fields/AdminContext';
import { pick } from '../../model/resolved/labels';
import type { Hit } from './results';

/** What this person can begin from anywhere: a new record of every entity that takes one. */
export const useActions = (): readonly Hit[] => {
  const { resources } = useModel();
  const ability = useAbility();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const locale = useLocale();
  return resources
    .filter(({ single, can, subject }) => !single && can.create && ability.can('create', subject))
    .map(({ key, name, label, icon }) => ({
      id: key,
      title: translate('ra.page.create', { name: pick(label.one, locale) }),
      icon,
      link: createPath({ resource: name, type: 'create' }),
    }));
};
