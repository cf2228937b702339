import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router';

/**
 * Pages that follow the history of the window. The router ends with them, as that of the product does: files share a
 * window, and one that went on would follow Back of the tests of another file.
 */
export const BrowserRoutes = ({ routes }: { readonly routes: RouteObject[] }) => {
  const [router] = useState(() => createBrowserRouter(routes));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
};
