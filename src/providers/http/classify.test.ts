import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { classify, type ClassifyOptions } from './classify';
import { isFailure } from './failure';

const failureOfAnswer = (body: unknown, status = 200, options: ClassifyOptions = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  try {
    return expect.unreachable(`read as success: ${JSON.stringify(classify({ status, text }, options))}`);
  } catch (failure) {
    if (isFailure(failure)) return failure;
    throw failure;
  }
};

describe('expired tokens', () => {
  it.each([
    [{ success: false, errCode: '401' }, 200],
    [{ success: false, errCode: 401 }, 200],
    [{ errCode: '401', msg: 'jwt expired' }, 200],
    [{ message: 'Unauthorized' }, 401],
    ['<html>', 401],
  ])('S8.01 D-13 reads %j with status %i as an expired token', (body, status) => {
    expect(failureOfAnswer(body, status).kind).toBe('auth');
  });

  it('a delete refused with errCode 401 and no message is an expired token too', () => {
    expect(failureOfAnswer({ success: false, errCode: '401' }, 200, { mayBeEmpty: true }).kind).toBe('auth');
  });

  it('D-13 success with errCode 401 stays a success', () => {
    expect(classify({ status: 200, text: '{"success":true,"errCode":"401"}' })).toMatchObject({
      success: true,
    });
  });
});

describe('messages', () => {
  it('takes msg', () => {
    expect(failureOfAnswer({ success: false, errCode: '9', msg: 'No credit' }).message).toBe('No credit');
  });

  it('takes message when alone, msg when both are there', () => {
    expect(failureOfAnswer({ message: 'only' }).message).toBe('only');
    expect(failureOfAnswer({ message: 'second', msg: 'first' }).message).toBe('first');
  });

  it.each([{ success: false }, { msg: { a: 1 } }, { msg: '  ', message: 7 }, { msg: null }])(
    'S8.04 D-12 shows the default for %j',
    (body) => expect(failureOfAnswer(body).message).toBe('Error occured!!'),
  );

  it('C-16 cuts a text at 300 characters', () => {
    expect(failureOfAnswer({ msg: 'x'.repeat(5000) }).message).toHaveLength(300);
  });
});

describe('a refusal that is said in the language of the page, too', () => {
  it('is read in that, the whole and beside its fields', () => {
    const translated = {
      language: 'de',
      msg: 'E-Mail: Wird bereits verwendet',
      errors: { email: 'Wird bereits verwendet' },
    };
    const body = {
      success: false,
      errCode: '409',
      msg: 'Email: Already in use',
      errors: { email: 'Already in use' },
    };
    const failure = failureOfAnswer({ ...body, translated }, 409);
    expect(failure.message).toBe(translated.msg);
    expect(failure.body?.errors).toEqual(translated.errors);
  });

  it('is read as it came where there is no such thing, or it is of the wrong shape', () => {
    for (const translated of [undefined, null, 'de', ['x']])
      expect(failureOfAnswer({ success: false, msg: 'No credit', translated }).message).toBe('No credit');
  });
});

describe('kinds', () => {
  it.each([
    [403, 'denied'],
    [404, 'notFound'],
    [409, 'conflict'],
    [412, 'conflict'],
    [422, 'validation'],
    [429, 'server'],
    [400, 'refused'],
    [500, 'server'],
    [503, 'server'],
  ] as const)('reads %i as %s, as a status and as an errCode in a 200', (code, kind) => {
    expect(failureOfAnswer({ success: false, msg: 'm' }, code).kind).toBe(kind);
    expect(failureOfAnswer({ success: false, errCode: String(code) }).kind).toBe(kind);
  });

  it('a status of failure is one even when the body says success', () => {
    expect(failureOfAnswer({ success: true }, 500).kind).toBe('server');
  });

  it.each([
    [{ error: 'Title is taken.' }, 'Title is taken.'],
    [{ error: { message: 'Title is taken.', code: 11000 } }, 'Title is taken.'],
    [{ error: 'E11000', message: 'Title is taken.' }, 'Title is taken.'],
  ])('reads the words of a refusal from %j', (body, message) => {
    const failure = failureOfAnswer(body, 409);
    expect(failure).toMatchObject({ kind: 'conflict', message });
    expect(failure.body?.errors).toBeUndefined();
  });

  it('keeps field errors for the form, from errors and from the registration form of it', () => {
    expect(
      failureOfAnswer({ message: 'm', errors: { name: 'Too long', age: ['Too low', 'x'], no: null } }, 422)
        .body?.errors,
    ).toEqual({ name: 'Too long', age: 'Too low' });
    const taken = failureOfAnswer({ error: { email: 'This email is already in use.', username: null } });
    expect(taken.kind).toBe('validation');
    expect(taken.body?.errors).toEqual({ email: 'This email is already in use.' });
  });
});

describe('answers that are none', () => {
  it.each([
    '<html></html>',
    '{"success":true,"da',
    '{"success":true} x',
    '{"success":NaN}',
    'null',
    '"x"',
    '[]',
    '42',
    'true',
    '',
    ' ',
  ])('S8.11 D-07 D-09 D-10 D-11 %j with status 200 is malformed, never an empty list', (text) =>
    expect(failureOfAnswer(text).kind).toBe('malformed'),
  );

  it('D-09 accepts a byte order mark', () => {
    expect(classify({ status: 200, text: '\uFEFF{"success":true}' })).toEqual({ success: true });
  });

  it('D-10 an empty answer to a write is a success without content', () => {
    expect(classify({ status: 204, text: '' }, { mayBeEmpty: true })).toBeUndefined();
  });

  it('an HTML page with status 502 is the server stumbling', () => {
    expect(failureOfAnswer('<html></html>', 502)).toMatchObject({
      kind: 'server',
      message: 'Error occured!!',
    });
  });
});

describe('the success flag', () => {
  it.each([true, 1, 'true', 'ok', {}])('D-14 %j is a yes', (success) => {
    expect(classify({ status: 200, text: JSON.stringify({ success }) })).toEqual({ success });
  });

  it.each([false, 0, 'false', 'False', '0', '', null])('D-14 %j is a no', (success) => {
    expect(failureOfAnswer({ success }).kind).toBe('refused');
  });

  it('is not asked for in plain answers, where a list may be the whole body', () => {
    expect(classify({ status: 200, text: '[{"id":1,"success":false}]' }, { envelope: 'plain' })).toHaveLength(
      1,
    );
    expect(classify({ status: 200, text: '{"id":1,"success":false}' }, { envelope: 'plain' })).toBeTruthy();
  });
});

it('D-11 D-12 whatever comes, the result is an object or a failure with a text', () => {
  const body = fc.record(
    {
      success: fc.jsonValue(),
      errCode: fc.jsonValue(),
      msg: fc.jsonValue(),
      message: fc.jsonValue(),
      error: fc.jsonValue(),
      errors: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    body.map((value) => JSON.stringify(value)),
  );
  const isSound = (status: number, answer: string): boolean => {
    try {
      return typeof classify({ status, text: answer }) === 'object' && status < 300;
    } catch (failure) {
      return isFailure(failure) && failure.message.trim() !== '';
    }
  };
  const status = fc.constantFrom(200, 201, 204, 302, 400, 401, 403, 409, 422, 429, 500, 502);
  fc.assert(
    fc.property(status, text, (...answer) => void expect(isSound(...answer)).toBe(true)),
    { numRuns: runs(3000) },
  );
});
