import { hintFor } from '../didYouMean';
import type { Scope } from '../scope';
import { dictOf } from '../untrusted';

/** A file of `overrides/`: its path from the root, and the fields it draws. */
export type OverrideFile = { readonly path: string; readonly fields: readonly string[] };

type Files = {
  readonly overrides: readonly OverrideFile[];
  readonly content?: readonly string[] | undefined;
};

/** Overrides are found by the name of their file, so a misspelt one would silently do nothing. */
export const checkOverrides = ({ overrides, content = [] }: Files, scope: Scope): void => {
  const pages = dictOf(scope.declared.pages);
  const drawn = new Set<string>();
  for (const { path, fields } of overrides) {
    const [, folder, name = ''] = /^overrides\/(pages\/)?([^./]+)/.exec(path) ?? [];
    const known = folder ? Object.keys(pages) : [...scope.entities.keys()];
    if (folder) drawn.add(name);
    if (!known.includes(name)) {
      const message = folder ? `there is no page "${name}" in \`pages\`` : `there is no entity "${name}"`;
      scope.report({ id: 'RC032', path, message, hint: hintFor(name, known) });
      continue;
    }
    const own = folder ? [] : [...(scope.entities.get(name)?.fields.keys() ?? [])];
    for (const field of fields.filter((each) => !own.includes(each))) {
      const message = `"${name}" has no field "${field}"`;
      scope.report({ id: 'RC032', path: `${path}: fields.${field}`, message, hint: hintFor(field, own) });
    }
  }
  for (const [key, page] of Object.entries(pages)) {
    if (dictOf(page).text !== undefined || drawn.has(key) || content.includes(`${key}.en.md`)) continue;
    const hint = `Write it, or content/${key}.en.md, or draw the page in overrides/pages/${key}.tsx.`;
    scope.report({ id: 'RC005', path: `pages.${key}`, message: 'the option "text" is missing', hint });
  }
};
