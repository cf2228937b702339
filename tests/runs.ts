/** How many random cases a property has to hold for: all of them in `npm run test:long`, a tenth in `npm test`. */
export const runs = (all: number): number => (process.env['EVERY_CASE'] === '1' ? all : Math.ceil(all / 10));
