import { checkNames } from '../checkNames';
import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, listOf } from '../untrusted';

/** Head, tabs and sections: known fields, each in one place, no tab without a section. */
export const checkLayout = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  checkNames(declared.head, { at: `${key}.head`, fields, report });
  if (isText(declared.layout) && declared.layout !== 'article')
    report({
      id: 'RC006',
      path: `${key}.layout`,
      message: `"${declared.layout}" is no layout`,
      hint: `${hintFor(declared.layout, ['article'])} Or name tabs: [{ label: "Main", sections: [...] }].`,
    });
  checkNames(declared.moments, { at: `${key}.moments`, fields, report });
  const placed = new Map<string, string>();
  listOf(declared.layout).forEach((tab, index) => {
    const at = `${key}.layout[${index}]`;
    const { sections } = dictOf(tab);
    if (Array.isArray(sections) && sections.length === 0)
      report({ id: 'RC038', path: at, message: 'a tab needs at least one section' });
    listOf(sections).forEach((section, number) => {
      const path = `${at}.sections[${number}].fields`;
      for (const { name } of checkNames(dictOf(section).fields, { at: path, fields, report })) {
        const other = placed.get(name);
        if (other !== undefined)
          report({ id: 'RC012', path, message: `"${name}" stands in ${other} already` });
        placed.set(name, path);
      }
    });
  });
};
