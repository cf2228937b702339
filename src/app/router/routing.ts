import { reactRouterProvider, type RouterNavigateFunction, type RouterProvider } from 'react-admin';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

type Place = { readonly pathname: string; readonly state: unknown };

/**
 * The router as react-admin uses it. A list writes its search, filters, order and page into the address a moment after
 * they were chosen; where a link was followed meanwhile, that would lead back to the list. So what names no place, only
 * other parameters of the present one, counts only in the place where it was begun. Where it takes the place of the present
 * entry of the history, as the choices that a list remembers do below a form, it keeps what that entry was told of the way.
 * @param place where the address is now, which is ahead of what is drawn
 */
export const createRouting = (place: () => Place): RouterProvider => ({
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useNavigate();
    const drawn = useRef<string>(undefined);
    useLayoutEffect(() => {
      drawn.current = place().pathname;
    });
    return useCallback<RouterNavigateFunction>(
      (...asked: Parameters<RouterNavigateFunction>) => {
        const [to, options] = asked;
        const isHere = typeof to === 'object' && to.pathname === undefined;
        const { pathname, state } = place();
        if (isHere && drawn.current !== pathname) return;
        if (isHere && options?.replace)
          return void navigate(to, {
            ...options,
            state: { ...(state as object), ...(options.state as object) },
          });
        // In a data router it is the same function for good, and draws nothing anew.
        void (navigate as RouterNavigateFunction)(...asked);
      },
      [navigate],
    );
  },
});
