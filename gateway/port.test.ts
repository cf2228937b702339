import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { addressAt, hostFrom, listeningFault, portFrom, portOf } from './port.mjs';

it('listens on this machine alone at 5173, unless it is told otherwise', () => {
  expect([hostFrom({}), portFrom({})]).toEqual(['127.0.0.1', 5173]);
  expect([hostFrom({ HOST: ' 0.0.0.0 ' }), portFrom({ PORT: '80' })]).toEqual(['0.0.0.0', 80]);
  for (const PORT of ['-1', '65536', 'http', '1.5'])
    expect(() => portFrom({ PORT })).toThrow(`PORT=${PORT} is not`);
});

it('finds a port where any will do', async () => {
  const server = createServer();
  expect(() => portOf(server)).toThrow('at no port');
  await once(server.listen(portFrom({ PORT: '0' }), '127.0.0.1'), 'listening');
  expect(portOf(server)).toBeGreaterThan(0);
  server.close();
});

it('names the address that a person opens', () => {
  expect(addressAt('0.0.0.0', 80)).toBe('http://localhost:80/');
  expect(addressAt('10.0.0.5', 5173)).toBe('http://10.0.0.5:5173/');
  expect(addressAt('fe80::1', 5173)).toBe('http://[fe80::1]:5173/');
});

it('says what to do when it cannot listen', () => {
  const at = { host: 'box', port: 80, command: 'npm start' };
  const said = (fault: object) => String(listeningFault(Object.assign(new Error('x'), fault), at));
  expect(said({ code: 'EADDRINUSE' })).toContain('Choose another: PORT=81 npm start');
  expect(said({ message: 'Port 80 is already in use' })).toContain('Choose another: PORT=81 npm start');
  expect(said({ code: 'EADDRNOTAVAIL' })).toContain('HOST=box is no address of this machine');
  expect(said({ code: 'EACCES', message: 'permission denied' })).toContain('permission denied');
});
