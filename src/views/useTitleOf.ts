import { useLocale } from 'react-admin';
import { useCallback } from 'react';
import type { Locale } from '../config/label';
import { useModel } from '../fields/AdminContext';
import { titleOf } from '../model/answers/title';
import { useEntity } from './useEntity';

/** Names a record of the present entity in the language of the interface. */
export const useTitleOf = () => {
  const entity = useEntity();
  const { kinds } = useModel();
  const locale = useLocale() as Locale;
  return useCallback(
    (record: Readonly<Record<string, unknown>>) => titleOf(entity, record, { kinds, locale }),
    [entity, kinds, locale],
  );
};
