import type { Resource } from '../../model/resolved/resource';

/** What makes two addresses two pages. A form over a list is one page with the list that it stands over. */
export const pageKey = (pathname: string, resources: readonly Pick<Resource, 'name' | 'form'>[]): string => {
  const over = resources.find(
    ({ form, name }) =>
      form !== 'page' && pathname.startsWith(`/${name}/`) && isForm.test(pathname.slice(name.length + 1)),
  );
  return over ? `/${over.name}` : pathname;
};

/* "create" or an id, and nothing below */
const isForm = /^\/[^/]+\/?$/;
