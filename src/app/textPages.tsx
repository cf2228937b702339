import type { ComponentType } from 'react';
import { lazyPart } from '../parts/lazyPart';
import { pageOptions } from './pageOptions';
import type { Model } from '../model/resolved/model';

export type OpenPage = { readonly path: string; readonly Page: ComponentType };

/** The pages of text. (S2.27) */
export const textPages = ({ pages }: Model): OpenPage[] =>
  pages.map(({ key, path, text }) => ({
    path,
    Page: lazyPart(async () => {
      const { TextPage } = await import('../pages/text/TextPage');
      return () => <TextPage name={key} text={text} />;
    }, pageOptions),
  }));
