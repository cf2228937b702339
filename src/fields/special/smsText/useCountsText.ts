import { useTranslate } from 'react-admin';
import { countSegments } from '../../../model/values/segments';

/** How a text is counted, in words: `GSM-7 · 134 characters · 1 segment (26 left)`. */
export const useCountsText = () => {
  const translate = useTranslate();
  return (text: string): string => {
    const { encoding, characters, segments, left } = countSegments(text);
    return translate('app.smsText.line', {
      encoding,
      left,
      characters: translate('app.smsText.characters', { smart_count: characters }),
      segments: translate('app.smsText.segments', { smart_count: segments }),
    });
  };
};
