import { useLocale, useTranslate } from 'react-admin';
import { textOf } from '../../../model/values/comparable';
import { choiceLabel, choiceOf } from '../../choice/kind';
import { Explanation } from '../../choice/Explanation';
import type { TimelineOptions } from './kind';

type FailureCodeProps = { readonly code: unknown; readonly codes: TimelineOptions['codes'] };

/** The code of a failure in plain words, with what to do about it; one that nobody declared as it came. */
export const FailureCode = ({ code, codes: values = {} }: FailureCodeProps) => {
  const locale = useLocale();
  const translate = useTranslate();
  const text = textOf(code)?.trim();
  if (text === undefined || text === '') return null;
  const label = choiceLabel(text, { values }, locale);
  const named = translate('app.timeline.code', { code: text });
  return (
    <div>
      <bdi>{label === text ? named : `${label} (${named})`}</bdi>
      <Explanation {...choiceOf(text, { values })} />
    </div>
  );
};
