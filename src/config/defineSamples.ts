import type { DeclaredAdmin } from './defineAdmin';

/** What a file of `config/samples/` brings beside the product: entities, dashboards and pages of text. */
export type Samples = Pick<DeclaredAdmin, 'resources' | 'dashboards' | 'pages'>;

/** The files of `config/samples/`, by their paths. */
export type SampleFiles = { readonly [path: string]: Samples };

/**
 * Declares a sample. It may point at the product's entities, which `npm run check:config` looks up; the product points at
 * none of it, so it is there without.
 */
export const defineSamples = <const S extends Samples>(samples: S): S => Object.freeze(samples);
