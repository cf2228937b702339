// `npm run measure`: holds what can be counted of the built product against its limits: what its first screens transfer
// and how often they wait for the line, what drawing takes until lists, a record and a form are seen, what each lazy part
// weighs, and how much of the configuration code overrides. Beside it stands what a bare react-admin takes, which has no
// limit. Exits 1 above one. `npm run measure -- clock` shows what the clock says, of which another machine says something
// else, so there is no limit: it exits 1 only for what could not be measured, or was answered wrongly.
import { buildProduct } from './measure/buildProduct.mjs';
import { measureClock } from './measure/clock.mjs';
import { measureCounts } from './measure/counts.mjs';

const CLOCK = 'clock';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => name !== CLOCK);
if (unknown.length > 0) {
  console.error(
    `No such measure: ${unknown.join(', ')}. There is: ${CLOCK}; without a name, what has a limit is counted`,
  );
  process.exit(2);
}

buildProduct();
if (asked.length > 0) {
  await measureClock();
  process.exit(0);
}

const above = await measureCounts();
if (above.length > 0) console.error(`Above its limit: ${above.join('; ')}`);
process.exit(above.length > 0 ? 1 : 0);
