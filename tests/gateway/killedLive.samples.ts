import { openAt, type Place } from '../../gateway/store/killedWriter.samples';
import { serveLive } from './liveWorld';

/** A gateway over a store that stays, until it is killed. Says its address when it answers. */
export const main = async ([place = '']: readonly string[]): Promise<number> => {
  const { url } = await serveLive(await openAt(JSON.parse(place) as Place));
  process.stdout.write(`${url}\n`);
  return new Promise(() => undefined);
};
