import { spawn } from 'node:child_process';

const onWindows = process.platform === 'win32';

/** Runs a program to its end, without input. Resolves to its exit code (1 when it could not start) and all it wrote. */
export const runCommand = (program, args, env = {}) =>
  new Promise((resolve) => {
    const written = [];
    const child = spawn(program, args, {
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: onWindows,
    });
    child.stdout.on('data', (chunk) => written.push(chunk));
    child.stderr.on('data', (chunk) => written.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(written).toString() }));
  });
