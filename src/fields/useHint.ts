import { useTranslate } from 'react-admin';
import { issueKey, withCount } from '../model/answers/issueText';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { useModel } from './AdminContext';

/** What has to be known before a value of the field is typed, in the language of the interface. */
export const useHint = (field: ResolvedField | undefined): string | undefined => {
  const { kinds } = useModel();
  const translate = useTranslate();
  const hint = field && kinds[field.kind].hint?.(field);
  return hint && translate(issueKey(hint), withCount(hint.args ?? {}));
};
