/** Whether this is `npm run test:long`, in which what holds for many cases is looked at in all of them. */
export const isEveryCase = process.env['EVERY_CASE'] === '1';

/** How many random cases a property has to hold for: all of them in `npm run test:long`, a twentieth in `npm test`. */
export const runs = (all: number): number => (isEveryCase ? all : Math.ceil(all / 20));
