import { loadTexts } from 'virtual:config-texts';
import type { ComponentType } from 'react';
import type { Label } from '../config/label';
import { resolveLabel } from '../model/resolved/labels';
import { download } from '../parts/download';
import { lazyPart } from '../parts/lazyPart';
import { pageOptions } from './pageOptions';
import type { Model } from '../model/resolved/model';

export type OpenPage = { readonly path: string; readonly Page: ComponentType };

/** The pages of text. A build downloads a text, in all its languages, with the first visit to its page (S2.27). */
export const textPages = ({ pages }: Model): OpenPage[] =>
  pages.map(({ key, path, text }) => ({
    path,
    Page: lazyPart(async () => {
      const [{ TextPage }, loaded] = await Promise.all([
        import('../pages/text/TextPage'),
        (loadTexts[key] && download(loadTexts[key])) as Promise<Label> | undefined,
      ]);
      const labels = loaded === undefined ? text : resolveLabel(loaded);
      return () => <TextPage name={key} text={labels} />;
    }, pageOptions),
  }));
