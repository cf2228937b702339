import type { DemoRecord } from '../../src/model/demo/demoRecord';
import type { Resource } from '../../src/model/resolved/resource';
import { serialsIn, serialText, yearOf } from '../../src/model/rules/serial';
import type { Parts } from '../parts';
import { lastCount } from '../writes/serials';

/**
 * The numbers that the server counts, for made-up records in their order: each series goes on after the highest
 * number that was stored when it was first asked for.
 */
export const seriesNumbers = (resource: Resource, parts: Parts) => {
  const serials = serialsIn(resource.fields, parts.model.kinds);
  const last = new Map<string, number>();
  return async (record: Pick<DemoRecord, 'createdAt'>): Promise<Readonly<Record<string, string>>> => {
    const numbers: Record<string, string> = {};
    for (const serial of serials) {
      const year = yearOf(serial, record.createdAt);
      const series = `${serial.name} ${year}`;
      const now = Date.parse(record.createdAt);
      const next = (last.get(series) ?? (await lastCount(serial, { resource, parts, now }))) + 1;
      last.set(series, next);
      numbers[serial.name] = serialText(serial, year, next);
    }
    return numbers;
  };
};
