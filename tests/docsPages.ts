import { readFileSync, readdirSync } from 'node:fs';
import { docsEntities } from './docsEntity';

/** A page of the documentation that declares entities. */
export type DocsPage = {
  /** The folder that it lies in, the last for none. */
  readonly about: 'kinds' | 'views' | 'more';
  readonly name: string;
  /** The key that its first entity has in a product. */
  readonly key: string;
  /** Its entities as they stand there, by their keys. */
  readonly entities: Readonly<Record<string, string>>;
};

const folders = { kinds: 'docs/kinds', views: 'docs/views', more: 'docs' } as const;

/** All pages that declare any: those about kinds, those about views, and those about what else records can look like. */
export const docsPages = (): DocsPage[] =>
  (['kinds', 'views', 'more'] as const).flatMap((about) =>
    readdirSync(folders[about]).flatMap((file) => {
      if (!file.endsWith('.md')) return [];
      const name = file.replace('.md', '');
      const found = docsEntities(readFileSync(`${folders[about]}/${file}`, 'utf8'));
      const entities = found.map(
        ({ key, code }) => [key ?? ownKey(code) ?? `${about}${name}`, code] as const,
      );
      const [[first] = []] = entities;
      return first === undefined ? [] : [{ about, name, key: first, entities: Object.fromEntries(entities) }];
    }),
  );

/* One that points at itself is called as it says. */
const ownKey = (code: string): string | undefined => /to: '(\w+)', tree/.exec(code)?.[1];

/** How the entities of a page are declared in the entry of a configuration, by their keys. */
export const declarationsOf = ({ entities }: DocsPage): [key: string, declaration: string][] =>
  Object.entries(entities).map(([key, code]) => [key, `const ${key} = ${inMenu(code)}`]);

const inMenu = (code: string): string =>
  code.includes(" group: '") ? code : code.replace('title:', "group: 'sms', title:");
