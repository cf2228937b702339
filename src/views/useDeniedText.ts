import { useLocale, useTranslate } from 'react-admin';
import { useModel } from '../fields/AdminContext';
import { deniedText, type MissingRight } from '../model/answers/deniedText';

/** What somebody may not do, in the language of the interface. */
export const useDeniedText = (): ((right: MissingRight) => string) => {
  const model = useModel();
  const say = useTranslate();
  const locale = useLocale();
  return (right) => deniedText(right, { model, say, locale });
};
