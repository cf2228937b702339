import type { ComponentType } from 'react';
import { download } from '../parts/download';
import { lazyPart } from '../parts/lazyPart';
import { overrides } from './overrides';
import { pageOptions } from './pageOptions';
import type { Model } from '../model/resolved/model';

export type OpenPage = { readonly path: string; readonly Page: ComponentType };

/** The pages of text (S2.27), and those of one's own. */
export const textPages = ({ pages }: Model): OpenPage[] =>
  pages.map(({ key, path, text }) => ({
    path,
    Page: lazyPart(async () => {
      const [{ TextPage }] = await Promise.all([
        download(() => import('../pages/text/TextPage')),
        overrides.loadPage(key),
      ]);
      return () => <TextPage name={key} text={text} />;
    }, pageOptions),
  }));
