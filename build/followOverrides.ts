import type { Plugin } from 'vite';

/**
 * While developing: a file of `overrides/` that was taken out and comes again. Vite still knows its module and finds
 * nobody who imports it, until the one who collects the folder is read again: that one is told in any case. Both the file's
 * arrival and the end of writing it, which follows at once, would load the page anew, and what was typed were gone.
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
        if (this.environment.name !== 'client' || type === 'delete' || !file.startsWith(folder))
          return undefined;
        return modules.filter(({ importers }) => importers.size > 0);
      },
    },
  };
};
