import type { Scope } from './scope';
import { hintFor } from './didYouMean';
import { dictOf, isText, join } from './untrusted';

/** Pages of two entities, or a page of text among them, at one address; and their unknown menu groups. */
export const checkRoutes = (scope: Scope): void => {
  const taken = new Map<string, string>();
  for (const { key, declared } of scope.entities.values()) {
    const route = isText(declared.route) ? declared.route.replace(/^\//, '') : `apps/${key}`;
    const other = taken.get(route);
    if (other !== undefined) {
      scope.report({
        id: 'RC031',
        path: join(key, 'route'),
        message: `/${route} is the route of "${other}" already`,
      });
    }
    taken.set(route, other ?? key);
  }
  for (const [key, page] of Object.entries(dictOf(scope.declared.pages))) {
    const { route, group } = dictOf(page);
    if (!isText(route)) continue;
    const other = taken.get(route.replace(/^\//, ''));
    const at = `pages.${key}`;
    if (other !== undefined)
      scope.report({
        id: 'RC031',
        path: join(at, 'route'),
        message: `${route} is the route of "${other}" already`,
      });
    const groups = Object.keys(dictOf(scope.declared.groups));
    if (isText(group) && !groups.includes(group))
      scope.report({
        id: 'RC028',
        path: join(at, 'group'),
        message: `unknown menu group "${group}"`,
        hint: hintFor(group, groups),
      });
    taken.set(route.replace(/^\//, ''), key);
  }
};
