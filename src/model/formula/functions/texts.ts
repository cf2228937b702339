import { countSegments } from '../../values/segments';
import { rational } from '../rational';
import { demand, type Typed } from '../formulaType';
import { strict, type FormulaFunction } from './function';

export const texts: Readonly<Record<string, FormulaFunction>> = {
  length: {
    call: 'length(text)',
    doc: 'How many characters it has.',
    takes: [1, 1],
    of: ([text]) => counted(text, 'length', (value) => [...value].length),
  },
  segments: {
    call: 'segments(text)',
    doc: 'The parts that it takes as an SMS.',
    takes: [1, 1],
    of: ([text]) => counted(text, 'segments', (value) => countSegments(value).segments),
  },
  concat: {
    call: 'concat(a, b, …)',
    doc: 'One text after the other.',
    takes: [2, Number.POSITIVE_INFINITY],
    of: (args) => {
      for (const arg of args) demand(arg, ['text'], 'concat');
      return strict({ of: 'text' }, args, (...values: readonly string[]) => values.join(''));
    },
  },
  lower: {
    call: 'lower(text)',
    doc: 'In small letters.',
    takes: [1, 1],
    of: ([text]) => written(text, 'lower', (value) => value.toLowerCase()),
  },
  upper: {
    call: 'upper(text)',
    doc: 'In capital letters.',
    takes: [1, 1],
    of: ([text]) => written(text, 'upper', (value) => value.toUpperCase()),
  },
};

const counted = (text: Typed, name: string, how: (value: string) => number) => {
  demand(text, ['text'], name);
  return strict({ of: 'number' }, [text], (value: string) => rational(BigInt(how(value))));
};

const written = (text: Typed, name: string, how: (value: string) => string) => {
  demand(text, ['text'], name);
  return strict({ of: 'text' }, [text], how);
};
