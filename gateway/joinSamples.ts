import type { SampleFiles } from '../src/config/defineSamples';
import { withSamples } from '../src/model/samples/withSamples';
import { isOn } from '../src/model/values/onOff';
import type { Product } from './openGateway';

/** The configuration of the product alone, and what may be joined with it. */
export type Apart = Product & { readonly samples?: SampleFiles };

/** With its samples. */
export const joinSamples = ({ samples = {}, ...product }: Apart): Product =>
  Object.keys(samples).length === 0
    ? product
    : { ...product, config: withSamples(product.config, samples), hasSamples: true };

/**
 * The same as a program is told: `SAMPLES=on`, or off where it says nothing.
 * @throws when `SAMPLES` is neither on nor off, or asks for what was not built in.
 */
export const asSwitched = (product: Apart, env: Readonly<Record<string, string | undefined>>): Apart => {
  const { samples, ...alone } = product;
  if (!isOn('SAMPLES', env)) return alone;
  if (samples && Object.keys(samples).length > 0) return product;
  throw new Error(
    'SAMPLES is "on", and this program was built without samples. Build it with SAMPLES=on, or leave it out.',
  );
};
