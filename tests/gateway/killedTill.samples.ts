import config from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { openAt, type Place } from '../../gateway/store/killedWriter.samples';
import { serveGateway } from './testGateway';

/** A gateway of the product over a store that stays, until it is killed. Says its address when it answers. */
export const main = async ([place = '']: readonly string[]): Promise<number> => {
  const store = await openAt(JSON.parse(place) as Place);
  const { url } = await serveGateway(store, { config, first: { ...firstRecords({ DEMO: 'on' }), count: 2 } });
  process.stdout.write(`${url}\n`);
  return new Promise(() => undefined);
};
