import { SAMPLES, sampleParts } from '../../samples/samples';
import { isPlainObject } from '../../values/plainObject';
import { hintFor } from '../didYouMean';
import { createReport, type Problem, type Report } from '../problem';
import { dictOf, own } from '../untrusted';

/**
 * What is wrong with samples beside the product that they are joined with, and with what of it only samples may say; the
 * rest of what they say is checked when they are joined. Accepts anything.
 */
export const sampleProblems = (product: unknown, files: Readonly<Record<string, unknown>>): Problem[] => {
  const { problems, report } = createReport();
  checkProduct(product, report);
  const samples = Object.entries(files).map(
    ([path, sample]) => [path.replace(/^[./]+/, ''), sample] as const,
  );
  if (samples.length > 0 && Object.hasOwn(dictOf(dictOf(product).groups), SAMPLES)) {
    const message = `"${SAMPLES}" is the heading of the samples`;
    report({ id: 'RC207', path: `groups.${SAMPLES}`, message, hint: 'Give the group another key.' });
  }
  const owners = new Map(keysOf(product).map((name) => [name, 'the product']));
  for (const [file, sample] of samples) {
    checkFile(file, sample, report);
    for (const name of keysOf(sample)) {
      const owner = owners.get(name);
      owners.set(name, owner ?? file);
      const [message, hint] = [`${owner} has it as well`, 'Give one of them another key.'];
      if (owner !== undefined) report({ id: 'RC207', path: `${file} ${name}`, message, hint });
    }
  }
  return [...problems];
};

const checkProduct = (product: unknown, report: Report): void => {
  const hint = 'Leave it out, or move the entity to a file of config/samples/.';
  for (const [key, source] of sourcesOf(product))
    if (source === 'demo')
      report({ id: 'RC209', entity: key, path: `${key}.api.source`, message: '"demo" is for samples', hint });
};

const checkFile = (file: string, sample: unknown, report: Report): void => {
  if (!isPlainObject(sample)) {
    const hint = 'Export by default what defineSamples({ ... }) makes.';
    return report({ id: 'RC003', path: file, message: 'must be an object', hint });
  }
  for (const option of Object.keys(sample)) {
    const message = `unknown option "${option}"`;
    if (sampleParts.every((part) => part !== option))
      report({ id: 'RC002', path: `${file} ${option}`, message, hint: hintFor(option, sampleParts) });
  }
  const hint = 'Leave it out: no server has the records of a sample.';
  for (const [key, source] of sourcesOf(sample))
    if (source !== undefined && source !== 'demo') {
      const path = `${file} resources.${key}.api.source`;
      report({ id: 'RC208', path, message: `${JSON.stringify(source)} is no source of samples`, hint });
    }
};

const keysOf = (config: unknown): string[] =>
  sampleParts.flatMap((part) => Object.keys(dictOf(dictOf(config)[part])).map((key) => `${part}.${key}`));

const sourcesOf = (config: unknown): (readonly [string, unknown])[] =>
  Object.entries(dictOf(dictOf(config).resources)).map(([key, entity]) => [
    key,
    own(dictOf(dictOf(entity).api), 'source'),
  ]);
