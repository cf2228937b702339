import { fileURLToPath } from 'node:url';
import config, { samples } from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { hooks } from '../overrides';
import { sampleHooks } from '../sampleOverrides';
import { translations } from '../translations';
import { makeRecords, type MadeRecords } from '../../server/seeding/seed';
import { createModel } from '../../src/model/resolve/createModel';
import { firstRecords } from '../firstRecords';
import { asSwitched, joinSamples } from '../joinSamples';
import { openProgram, type RunningProgram } from '../startProgram';
import { underControl } from './underControl';

/** What the tests ask this process for. */
export type ProgramOrder = { readonly open: Readonly<Record<string, string>> } | { readonly close: string };

/** A program that was opened, by its address; what it was closed with; or why neither could be done. */
export type ProgramReport = { readonly address: string } | { readonly fault: string };

/** Whoever gave up waiting for a report leaves it to nobody else: it names its order. */
export type Numbered<Message> = Message & { readonly id: number };

const pageFolder = fileURLToPath(new URL('../dist', import.meta.url));
const programs = new Map<string, RunningProgram>();
let made: Promise<MadeRecords> | undefined;

const carryOut = async (order: ProgramOrder): Promise<ProgramReport> => {
  if ('open' in order) {
    const env = { SENDER: 'off', ...process.env, ...order.open };
    const plan = firstRecords(env);
    made ??= makeRecords(createModel(config, kinds), plan, { now: new Date() });
    const first = { ...plan, made: await made };
    const program = await openProgram(
      joinSamples(asSwitched({ config, samples, kinds, hooks, sampleHooks, translations }, env)),
      { pageFolder, env, first, around: underControl },
    );
    programs.set(program.address, program);
    return { address: program.address };
  }
  await programs.get(order.close)?.close();
  programs.delete(order.close);
  return { address: order.close };
};

// The shipped program with the switches of the tests around it, built by the tests alone. It is opened for each file of
// tests in a process that outlives them: to load it, and to make its records, takes twenty times as long as to open it.
process.on('message', ({ id, ...order }: Numbered<ProgramOrder>) => {
  void carryOut(order)
    .catch((error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then((report: ProgramReport) => process.send?.({ ...report, id } satisfies Numbered<ProgramReport>));
});
process.on('disconnect', () => process.exit());
