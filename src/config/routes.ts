/** Addresses of the pages of an entity. Documented in `src/model/language/routeOptions.ts`. */
export type Routes = {
  readonly list?: string | readonly string[];
  readonly show?: string;
  readonly edit?: string;
  readonly create?: string;
  readonly preview?: string;
};
