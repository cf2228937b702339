import { countSegments } from '../../../server/hooks/values';
import type { Desk } from '../desk';
import type { Operator } from '../operator';
import { goodUntil, purposeOf } from '../senders/purpose';
import { askedOf, type Step } from './steps';
import { costOf, triedOf, type Check } from './tried';
import { undone } from './undone';

/**
 * What would become of a message now, or at a moment to come, as of a campaign to this one number: asked step by step of what
 * sends it. Nothing of it is kept, handed over or charged.
 */
export const checkOf = (
  asked: Omit<Check, 'id'>,
  operators: readonly Operator[] | undefined,
  desk: Desk,
): Promise<Partial<Omit<Check, 'id'>>> =>
  undone(desk, async (inner) => {
    const now = new Date(Math.max(Date.parse(asked.at ?? ''), desk.now.getTime()) || desk.now);
    const tried = await triedOf(asked, operators, { ...inner, now });
    const all = await askedOf(tried);
    const keeps = all.find(({ outcome }) => outcome !== undefined);
    const found = (name: Step) => all.find(({ step }) => step === name);
    const connection = found('connection');
    const { row, network } = tried;
    const until = found('quiet')?.until;
    return {
      outcome: keeps?.outcome ?? 'goes',
      because: (keeps?.result ?? null) as NonNullable<Check['because']> | null,
      goesAt: (keeps?.outcome === 'waits' && until) || null,
      checkedAt: desk.now.toISOString(),
      steps: all.map(({ step, result, detail }) => ({
        step,
        result: result ?? 'passes',
        detail: detail ?? null,
      })),
      said: row.text === asked.text ? null : (row.text ?? null),
      segments: countSegments(row.text ?? '').segments,
      cost: found('price')?.outcome ? null : ((await costOf(tried)) ?? null),
      operator: network?.id ?? null,
      connection: (connection?.outcome ? null : connection?.detail) ?? null,
      validUntil: goodUntil(purposeOf(row), until ? new Date(until) : now),
    };
  });
