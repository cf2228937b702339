import { readFileSync, readdirSync } from 'node:fs';
import { docsEntity } from './docsEntity';

/** A page of the documentation that declares an entity, and the key that it has in a product. */
export type DocsPage = {
  readonly about: 'kinds' | 'views';
  readonly name: string;
  readonly key: string;
  readonly entity: string;
};

/** All pages about kinds and views that declare one. */
export const docsPages = (): DocsPage[] =>
  (['kinds', 'views'] as const).flatMap((about) =>
    readdirSync(`docs/${about}`).flatMap((file) => {
      const entity = docsEntity(readFileSync(`docs/${about}/${file}`, 'utf8'));
      const name = file.replace('.md', '');
      /* one that points at itself is called as it says */
      const [, own] = /to: '(\w+)', tree/.exec(entity ?? '') ?? [];
      return entity === undefined ? [] : [{ about, name, key: own ?? `${about}${name}`, entity }];
    }),
  );

/** How the entity of a page is declared in the entry of a configuration. */
export const declarationOf = ({ key, entity }: DocsPage): string =>
  `const ${key} = ${entity.replace('title:', "group: 'sms', title:")}`;
