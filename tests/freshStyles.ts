import { __unsafe_useEmotionCache as useEmotionCache, type EmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share a window, and whoever asks by role compares every element with every style in it: these would become more
// than a thousand. Emotion puts a style there again when it does not know it.
afterEach(() => {
  if (!('document' in globalThis)) return;
  // There is none where a test makes its window itself.
  const { result, unmount } = renderHook<EmotionCache | null, void>(useEmotionCache);
  result.current?.sheet.flush();
  if (result.current) result.current.inserted = {};
  unmount();
});
