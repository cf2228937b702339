import type { Entity, Scope } from '../scope';
import { isText, join } from '../untrusted';

/** A tree is made of records of one entity. */
export const checkTree = ({ key, fields }: Entity, { report }: Scope): void => {
  for (const { name, declared } of fields.values()) {
    const { tree, to } = declared;
    if (tree === true && isText(to) && to !== key)
      report({
        id: 'RC161',
        path: join(key, `fields.${name}.tree`),
        message: `"${name}" points at records of "${to}", and no record of those is one of these`,
        hint: `Point at "${key}", or leave "tree" out.`,
      });
  }
};
