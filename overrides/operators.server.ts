import type config from '../resources.config';
import { defineHooks } from '../server/hooks/defineHooks';
import { connectionNames, senderSettings } from './sending/sender';

/** An operator names connections that the environment of the gateway describes. See docs/sending.md. */
export default defineHooks<typeof config, 'operators'>({
  ...senderSettings,
  /* What was stored before the environment changed is in the log: nothing goes by it. */
  start: async (context) => {
    const known = connectionNames(context);
    if (known.length === 0) return;
    const where = { connections: { $exists: true } } as const;
    const operators = await context.records('operators').list({ where, limit: 10_000 });
    const faults = operators.flatMap(({ name, connections }) => {
      const fault = unknownIn(connections, known);
      return fault === undefined ? [] : [`The operator "${name}": ${said(fault, known).en}`];
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
  before: {
    create: ({ after }, context) => refuse(after.connections, context),
    update: ({ before, after }, context) => {
      if (JSON.stringify(before.connections) !== JSON.stringify(after.connections))
        refuse(after.connections, context);
    },
  },
});

type Names = readonly string[] | null | undefined;

type Place = Parameters<typeof connectionNames>[0] & {
  readonly refusal: (errors: { readonly connections: ReturnType<typeof said> }) => Error;
};

const refuse = (connections: Names, context: Place): void => {
  const known = connectionNames(context);
  const fault = unknownIn(connections, known);
  if (fault !== undefined && known.length > 0) throw context.refusal({ connections: said(fault, known) });
};

const unknownIn = (connections: Names, known: readonly string[]): string | undefined =>
  connections?.find((name) => !known.includes(name));

const said = (name: string, known: readonly string[]) => {
  const valid = known.join(', ');
  return {
    en: `There is no connection "${name}". Valid: ${valid}.`,
    de: `Es gibt keine Verbindung „${name}“. Gültig: ${valid}.`,
    fr: `Il n’y a pas de connexion « ${name} ». Valides : ${valid}.`,
    pt: `Não há nenhuma ligação “${name}”. Válidas: ${valid}.`,
  };
};
