import { hintFor } from '../didYouMean';
import type { Scope } from '../scope';
import { isText, listOf } from '../untrusted';

/** Overrides are found by the name of their file, so a misspelt one would silently do nothing. */
export const checkOverrides = (overrides: readonly string[], scope: Scope): void => {
  const known = [...scope.entities.keys()];
  for (const name of listOf(overrides).filter(isText)) {
    if (known.includes(name)) continue;
    scope.report({
      id: 'RC032',
      path: `overrides.${name}`,
      message: `there is no entity "${name}"`,
      hint: hintFor(name, known),
    });
  }
};
