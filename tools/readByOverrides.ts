import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The fields that the code in `overrides/` reads of a record, as `<entity>.<field>`. The compiler says so: it is given the
 * code with a configuration whose entities have no fields, and names each one that is missing, with the record that it is
 * missing of. What is only written there, or stands in a type, is not read.
 */
export const readByOverrides = (entities: readonly string[], root = process.cwd()): ReadonlySet<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'read-by-overrides-'));
  try {
    cpSync(join(root, 'overrides'), join(folder, 'overrides'), { recursive: true });
    for (const name of ['src', 'server', 'node_modules', 'package.json'])
      symlinkSync(join(root, name), join(folder, name));
    writeFileSync(join(folder, 'resources.config.ts'), withoutFields(entities));
    const include = ['overrides', 'src/fields/**/kind.ts'];
    const tsconfig = { extends: join(root, 'tsconfig.json'), compilerOptions: { types: ['node'] }, include };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: folder,
    });
    return new Set(stdout.split('\n').flatMap((line) => readIn(line, folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/* The name of its only field tells whose record it is. */
const MARK = 'of_';

const withoutFields = (entities: readonly string[]): string => `
type Only<Name extends string> = { readonly fields: { readonly [K in Name]: { readonly kind: 'text' } } };
declare const config: {
  readonly resources: {
${entities.map((key) => `    readonly ${key}: Only<'${MARK}${key}'>;`).join('\n')}
  };
};
export default config;
`;

const MISSING = /^(.+?)\((\d+),(\d+)\): error TS\d+: .*?'(\w+)' does not exist (?:on|in) type '(.*)'\.$/;

const readIn = (line: string, folder: string): string[] => {
  const [, file = '', row = '', column = '', field = '', type = ''] = MISSING.exec(line) ?? [];
  const entity = new RegExp(`\\b${MARK}(\\w+)`).exec(type)?.[1];
  if (entity === undefined) return [];
  const text = readFileSync(join(folder, file), 'utf8').split('\n')[Number(row) - 1] ?? '';
  const isInType = text[Number(column) - 1] === "'";
  const isWritten = line.includes('Object literal') && !type.startsWith('Rule<');
  return isInType || isWritten ? [] : [`${entity}.${field}`];
};
