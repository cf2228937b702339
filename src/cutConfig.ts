import config from '../resources.config';
import { uncut, type CutConfig } from './model/resolve/frame';
import { sampleKeys } from './model/samples/samples';
import { withSamples } from './model/samples/withSamples';
import { samples } from './samples';

/*
 * A build of the page has another module in the place of this one (`build/cutConfig.ts`), which downloads entities when
 * they are needed.
 */
export const cut: CutConfig = uncut(withSamples(config, samples), sampleKeys(samples));
