import type { Scope } from './scope';
import { isText, join } from './untrusted';

/** Pages of two entities at one address. */
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
};
