import type { Plugin } from 'vite';
import { policyOf, scriptsIn } from '../gateway/page/policy';

/**
 * The content security policy of the static demo, which comes from hosts that send no header of ours: the same as the
 * gateway sends, written into the document before whatever it concerns.
 */
export const demoPolicy = (): Plugin => {
  let isDemo = false;
  return {
    name: 'demo-policy',
    apply: 'build',
    configResolved: (config) => {
      isDemo = config.mode === 'demo';
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => (isDemo ? withPolicy(html) : html),
    },
  };
};

/** A document with the policy of its own scripts. Its encoding goes first, which browsers look for at the beginning alone. */
export const withPolicy = async (html: string): Promise<string> => {
  const policy = policyOf({ hosts: [], scripts: await scriptsIn(html) });
  // What frames a document no document can say.
  const said = policy.split('; ').filter((each) => !each.startsWith('frame-ancestors'));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${said.join('; ')}" />`;
  return html.replace(ENCODING, '').replace('<head>', `<head>${ENCODING}${meta}`);
};

const ENCODING = '<meta charset="utf-8" />';
