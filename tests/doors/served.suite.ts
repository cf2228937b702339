import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Running } from '../browser/command';
import { askAsWritten, type Ask } from './askAsWritten';
import { answeredOf } from './crawl';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const command = ['node', 'dist-gateway/main.js'];
const environment = { STORE: 'memory', DATABASE_URL: '', LOG: 'off' };

type Pick = (files: readonly string[]) => readonly string[];

/** What the built program hands out, tried with the files that are picked out of all. */
export const describeServed = (pick: Pick): void => {
  describe('when it is served', () => {
    let running: Running;
    let ask: Ask;

    beforeAll(async () => {
      running = await startServer(root, command, environment);
      ask = askAsWritten(running.address);
    });

    afterAll(() => running?.stop());

    it('hands out no file of the tree, in no spelling', async () => {
      const tree = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
      const files = tree.filter((file) => file !== '' && file !== 'index.html');
      expect(files.length).toBeGreaterThan(500);
      const tried = ['dist-gateway/main.js', 'package.json', '.git', ...pick(files)];
      expect(await answeredOf(ask, tried, root)).toEqual([]);
    });

    it('listens where HOST says and nowhere else, and names an address that is none of this machine', async () => {
      const elsewhere = await startServer(root, command, { ...environment, HOST: '127.0.0.2' });
      const { port } = new URL(elsewhere.address);
      const statusAt = async (host: string) => (await fetch(`http://${host}:${port}/health`)).status;
      expect(await statusAt('127.0.0.2')).toBe(200);
      await expect(statusAt('127.0.0.1')).rejects.toThrow();
      await elsewhere.stop();
      const nowhere = startServer(root, command, { ...environment, HOST: '192.0.2.1' });
      await expect(nowhere).rejects.toThrow('HOST=192.0.2.1 is no address of this machine');
    });

    it('answers what nothing serves with a 404 in JSON, and never with the page', async () => {
      const asked = [
        ['GET', '/v2/books', 'application/json'],
        ['GET', '/users/1/nothing', '*/*'],
        ['POST', '/apps/books', 'text/html'],
        ['DELETE', '/', 'text/html'],
        ['GET', '/v1/nothing', 'text/html'],
      ] as const;
      for (const [method, path, accept] of asked) {
        const { status, text, header } = await ask(path, { method, headers: { accept } });
        expect([path, status, header('content-type')]).toEqual([path, 404, 'application/json']);
        expect(JSON.parse(text)).toMatchObject({ success: false, errCode: '404' });
      }
    });
  });
};
