import type { Model } from '../../src/model/resolved/model';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { HookFiles } from '../hooks/checkHooks';
import { routesOf } from '../routes';
import { patternOf } from '../serves';

type Call = { readonly method: string; readonly path: string };

/** Whether a call is one of the samples; all others are somebody else's (S7.42). `model` is that of `servedSamples`. */
export const sampleCalls = (model: Model, hooks: HookFiles): ((asked: Call) => boolean) => {
  const known = [...routesOf(model), ...Object.values(hooks).flatMap(answersIn)].map(({ method, path }) => ({
    method,
    pattern: patternOf(path),
  }));
  return ({ method, path }) => known.some((each) => each.method === method && each.pattern.test(path));
};

const answersIn = (hooks: unknown): Call[] => {
  const answers = isPlainObject(hooks) ? hooks['answers'] : undefined;
  return Object.keys(isPlainObject(answers) ? answers : {}).map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path };
  });
};
