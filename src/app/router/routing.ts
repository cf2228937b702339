import { reactRouterProvider, type RouterNavigateFunction, type RouterProvider } from 'react-admin';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * The router as react-admin uses it. A list writes its search, filters, order and page into the address a moment after
 * they were chosen; where a link was followed meanwhile, that would lead back to the list. So what names no place, only
 * other parameters of the present one, counts only in the place where it was begun.
 * @param place the path that the address has now, which is ahead of what is drawn
 */
export const createRouting = (place: () => string): RouterProvider => ({
  ...reactRouterProvider,
  useNavigate: () => {
    const navigate = useNavigate();
    const drawn = useRef<string>(undefined);
    useLayoutEffect(() => {
      drawn.current = place();
    });
    return useCallback<RouterNavigateFunction>(
      (...asked: Parameters<RouterNavigateFunction>) => {
        const [to] = asked;
        const isHere = typeof to === 'object' && to.pathname === undefined;
        if (isHere && drawn.current !== place()) return;
        // In a data router it is the same function for good, and draws nothing anew.
        void (navigate as RouterNavigateFunction)(...asked);
      },
      [navigate],
    );
  },
});
