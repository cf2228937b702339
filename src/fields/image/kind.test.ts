import { describe, expect, it } from 'vitest';
import { isSafeImage } from '../reading/safeImage';

describe('the address of an image', () => {
  it.each(['https://a.test/b.png', 'data:image/png;base64,AAAA', 'data:image/svg+xml,%3Csvg/%3E'])(
    'may be %s',
    (url) => {
      expect(isSafeImage(url)).toBe(true);
    },
  );

  it.each([
    'http://a.test/b.png',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'data:image/png',
    '//a.test/b.png',
    'b.png',
    '',
    7,
    null,
  ])('may not be %s', (url) => {
    expect(isSafeImage(url)).toBe(false);
  });
});
