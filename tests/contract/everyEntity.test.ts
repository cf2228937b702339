import { createMemoryStore } from '../../server/store/memory';
import { describeDashboards } from './everyEntity/dashboards.suite';
import { describeEveryEntity } from './everyEntity/everyEntity.suite';
import { describeTotals } from './everyEntity/totals.suite';
import { overHttp } from './everyEntity/world';

const memory = overHttp(createMemoryStore);

describeEveryEntity('memory over HTTP', memory);
describeTotals('memory over HTTP', memory);
describeDashboards('memory over HTTP', memory);
