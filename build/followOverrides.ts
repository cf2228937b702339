import type { Plugin } from 'vite';

/**
 * While developing: a file of `overrides/` that was taken out and comes again. Vite still knows its module, finds nobody
 * who imports it, and would load the page anew; who collects the folder is told in any case.
 */
export const followOverrides = (): Plugin => {
  let folder = '';
  return {
    name: 'follow-overrides',
    apply: 'serve',
    configResolved: ({ root }) => {
      folder = `${root}/overrides/`;
    },
    hotUpdate: {
      order: 'post',
      handler({ type, file, modules }) {
        // The gateway loads what collects its half by itself, so nobody imports that.
        if (this.environment.name !== 'client' || type !== 'create' || !file.startsWith(folder))
          return undefined;
        return modules.filter(({ importers }) => importers.size > 0);
      },
    },
  };
};
