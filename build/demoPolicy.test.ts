import { expect, it } from 'vitest';
import { withPolicy } from './demoPolicy';

const document =
  '<html><head><script>a=1</script>\n<meta charset="utf-8" /><script>b=2</script></head></html>';

it('writes the policy of its scripts before whatever it concerns, and after the encoding', async () => {
  const html = await withPolicy(document);
  const [, policy = ''] =
    /^<html><head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="([^"]+)" \/><script>a=1/.exec(
      html,
    ) ?? [];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-\S+' 'sha256-\S+'; /);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('frame-ancestors');
  expect(html.match(/charset/g)).toHaveLength(1);
});
