import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import type { ResolvedAction } from '../../model/resolved/resource';
import { actionFault } from '../../model/rules/applyAction';
import { isMissing } from '../isMissing';
import { useEntity } from '../useEntity';
import { useFailureText } from '../useFailureText';
import { disabledReason } from './disabledReason';
import { useActionPlace } from './useActionPlace';

/**
 * Why what has failed for a record would fail again: what somebody else has made of it, read anew. Undefined while nothing
 * has failed, and where trying again may help.
 */
export const useNoLonger = (action: ResolvedAction, failedFor: RaRecord | undefined): string | undefined => {
  const resource = useEntity();
  const place = useActionPlace(resource);
  const translate = useTranslate();
  const wordsOf = useFailureText();
  const asked = { id: failedFor?.id ?? '' };
  const { data, error } = useGetOne<RaRecord>(resource.name, asked, {
    enabled: failedFor !== undefined,
    retry: false,
  });
  if (!failedFor) return undefined;
  if (isMissing(error)) return wordsOf(error);
  const fault = data && actionFault(action, data, place);
  return fault && disabledReason([fault], { translate, locale: place.locale });
};
