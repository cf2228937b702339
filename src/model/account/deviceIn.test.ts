import { expect, it } from 'vitest';
import { deviceIn } from './deviceIn';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/131.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/131.0 Safari/537.36 Edg/131.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/18.1 Safari/605.1`, 'Safari', 'macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${like} CriOS/131 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 14) ${like} SamsungBrowser/27.0 Chrome/125`, 'Samsung Internet', 'Android'],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
])('reads who calls itself %s', (userAgent, browser, system) => {
  expect(deviceIn(userAgent)).toEqual({ browser, system });
});
