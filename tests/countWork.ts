import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';

/**
 * Counts the work of code whose address has this in it: how often each of its blocks runs, as the engine of JavaScript
 * itself counts. The same work is the same number on any machine, however busy.
 */
export const countWork = async (address: string) => {
  // What the compiler has put in the place of a call is not counted.
  for (const flag of COMPILERS) setFlagsFromString(`--no-${flag}`);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    workOf: async (work: () => unknown): Promise<number> => {
      await session.post('Profiler.takePreciseCoverage');
      await work();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      return result
        .filter(({ url }) => url.includes(address))
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
        .reduce((sum, { count }) => sum + count, 0);
    },
    end: async (): Promise<void> => {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
      for (const flag of COMPILERS) setFlagsFromString(`--${flag}`);
    },
  };
};

const COMPILERS = ['opt', 'maglev'];
