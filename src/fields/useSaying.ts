import { useLocale, useTranslate } from 'react-admin';
import { saying } from '../model/answers/noun';
import type { Labels } from '../model/resolved/resolvedField';

/** Says a message about records of an entity: `say('app.list.empty.title', entity.label.many)`. */
export const useSaying = () => {
  const translate = useTranslate();
  const locale = useLocale();
  return (key: string, noun: Labels, args: Readonly<Record<string, string | number>> = {}): string =>
    saying(translate, key, { noun, locale, args });
};
