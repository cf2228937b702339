import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';

/** Prints what the configuration costs and how much of it code overrides. Answers what is above the limit. */
export const reportConfig = async () => {
  const { module: tool } = await runnerImport('./tools/configCost.ts', { configFile: false });
  const { module: config } = await runnerImport('./resources.config.ts', { configFile: false });
  const { module: overrides } = await runnerImport('./tools/readOverrides.ts', { configFile: false });
  const fields = Object.fromEntries(
    Object.entries(config.default.resources).map(([key, entity]) => [key, Object.keys(entity.fields)]),
  );
  const cost = tool.configCost(textsOfConfig(), overrides.readOverrides(), fields);
  const { entities, median, largest, overridden, isAbove } = cost;
  console.log(`resources.config.ts: ${entities} entities, ${cost.fields} fields`);
  console.log(`  lines per entity: median ${median}, largest ${largest.lines} (${largest.key})`);
  console.log(
    `  overrides in use: ${overridden.length} ${overridden.length > 0 ? `(${overridden.join(', ')})` : why()}`,
  );
  return isAbove ? [`${overridden.length} overrides of ${cost.fields} fields, more than one in ten`] : [];
};

const textsOfConfig = () =>
  [
    'resources.config.ts',
    ...readdirSync('config')
      .filter(isFile)
      .map((file) => `config/${file}`),
  ].map((file) => readFileSync(file, 'utf8'));

const isFile = (name) => name.endsWith('.ts');

const why = () =>
  existsSync('overrides') ? '' : '(there is no overrides/: every field is drawn by its kind)';
