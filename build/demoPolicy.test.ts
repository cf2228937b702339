import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { build } from 'vite';
import { demoPolicy, withPolicy } from './demoPolicy';

const document =
  '<html><head><script>a=1</script>\n<meta charset="utf-8" /><script>b=2</script></head></html>';

const POLICY =
  /^<html><head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="([^"]+)" \/><script>a=1/;

/* The page of a build that has nothing else. */
const builtIn = async (mode: string): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'page-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'index.html'), document);
  const built = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'silent',
    plugins: [demoPolicy()],
    build: { write: false },
  });
  const outputs = 'output' in built ? built.output : [];
  const page = outputs.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
};

it('writes the policy of its scripts before whatever it concerns, and after the encoding', async () => {
  const html = await withPolicy(document);
  const [, policy = ''] = POLICY.exec(html) ?? [];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-\S+' 'sha256-\S+'; /);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('frame-ancestors');
  expect(html.match(/charset/g)).toHaveLength(1);
});

it('is written into the page of the static demo when that is built, and into no other, for which the gateway says it', async () => {
  expect(await builtIn('demo')).toMatch(POLICY);
  const page = await builtIn('production');
  expect(page).toContain('<script>a=1</script>');
  expect(page).not.toContain('Content-Security-Policy');
});
