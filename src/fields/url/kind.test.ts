import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeHref } from './kind';

describe('C-04 a web address', () => {
  it.each(['https://example.org', 'http://example.org:8080/a?b=c#d', 'HTTPS://EXAMPLE.ORG/ü'])(
    'may open %j',
    (text) => expect(safeHref(text)).toMatch(/^https?:/),
  );

  it.each([
    'javascript:alert(1)', ' javascript:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', 'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'file:///etc/passwd',
    '//example.org', '\\\\example.org', '/\\example.org', 'https:example.org', 'https:///example.org', 'http://', 'https://?',
    'https://exam\tple.org', 'https://example.org/\n', 'https://bank.example@evil.example', 'https://a:b@evil.example', 'https://@evil.example',
    'https:\\\\example.org', 'https://example.org\\@evil.example', 'blob:https://example.org/1', 'mailto:a@example.org',
    'https://example.org/\u202egpj.exe', 'https://\u200b/', '', 'example.org',
  ])('never opens %j', (text) => expect(safeHref(text)).toBeUndefined()); // prettier-ignore

  it('never opens anything but http and https, and only at the host that is written', () => {
    const start = fc.constantFrom(
      '',
      'javascript:',
      'https://',
      'http:/',
      '//',
      'https:\\\\',
      '\t',
      'data:',
      'https://a@',
    );
    const text = fc
      .tuple(start, fc.oneof(fc.domain(), fc.webUrl(), fc.string({ unit: 'binary' })), fc.string())
      .map((parts) => parts.join(''));
    let opened = 0;
    fc.assert(
      fc.property(text, (written) => {
        const href = safeHref(written);
        if (href === undefined) return;
        opened += 1;
        const { protocol, username, password, hostname } = new URL(href);
        expect([protocol === 'http:' || protocol === 'https:', username, password]).toEqual([true, '', '']);
        const [, host = ''] = /\/\/([^/?#:]*)/.exec(written) ?? [];
        expect(domainToASCII(host)).toBe(hostname);
      }),
      { numRuns: 1000 },
    );
    expect(opened).toBeGreaterThan(20);
  });
});
