import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'react-admin';
import { pick, resolveLabel } from '../../model/resolved/labels';
import type { ChoiceValue } from './kind';

/** What is declared to know about a value: whether a failure lasts, and what to do about it. */
export const Explanation = ({ advice, permanent }: ChoiceValue) => {
  const translate = useTranslate();
  const locale = useLocale();
  if (advice === undefined && permanent === undefined) return null;
  return (
    <Note>
      {permanent !== undefined && (
        <div>{translate(permanent ? 'app.timeline.permanent' : 'app.timeline.temporary')}</div>
      )}
      {advice !== undefined && <div>{pick(resolveLabel(advice), locale)}</div>}
    </Note>
  );
};

const Note = styled('div')(({ theme }) => ({ fontSize: 13, color: theme.palette.text.secondary }));
