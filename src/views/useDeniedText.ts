import { useLocale, useTranslate } from 'react-admin';
import { useAbility, useModel } from '../fields/AdminContext';
import { deniedText, type MissingRight } from '../model/answers/deniedText';
import { claimFor } from '../model/permissions/claims';

/** What somebody may not do, in the language of the interface; also where it is the claim of the token that is missing. */
export const useDeniedText = (): ((right: MissingRight) => string) => {
  const model = useModel();
  const { pairs } = useAbility();
  const say = useTranslate();
  const locale = useLocale();
  const claimOf = ({ action, subject }: MissingRight) => {
    const isTaken = pairs.some((each) => each.inverted && each.action === action && each.subject === subject);
    const resource = model.resources.find((each) => each.subject === subject);
    return isTaken && resource ? claimFor(resource, action) : undefined;
  };
  return (right) => {
    const claim = right.claim ?? claimOf(right);
    return deniedText({ ...right, ...(claim !== undefined && { claim }) }, { model, say, locale });
  };
};
