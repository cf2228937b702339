import type { Computing } from './computing';

/** How many rows or entries there are. */
export const count: Computing = {
  reads: 'list',
  of: ([list]) => (Array.isArray(list) ? list.length : 0),
};
