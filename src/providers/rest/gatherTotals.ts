import { MOST_QUESTIONS } from '../../config/limits';
import { TOTALS_PATH } from '../../model/numbers/totals';
import { isPlainObject } from '../../model/values/plainObject';
import { failureOf, saysSuccess } from '../http/classify';
import { HttpFailure } from '../http/failure';
import type { Http } from '../http/http';
import { toUrl, type HttpSource } from '../http/request';

/**
 * Sends calls for totals: those that are made of one host at the same moment as one request, equal ones once, since only
 * hosts that offer that are asked. Each call is answered, and fails, as it would alone. The request is cancelled
 * when nobody waits for any of its answers.
 */
export const gatherTotals = (http: Pick<Http, 'send'>): Http['send'] => {
  const open = new Map<HttpSource, Waiting[]>();
  const begin = (source: HttpSource): Waiting[] => {
    const batch: Waiting[] = [];
    open.set(source, batch);
    // A task of its own: what is drawn together asks within one, though some calls take more steps than others.
    setTimeout(() => {
      if (open.get(source) === batch) open.delete(source);
      void sendTogether(http, source, batch);
    });
    return batch;
  };
  return (request) => {
    const { source, signal } = request;
    if (request.method !== 'GET') return http.send(request);
    return new Promise((resolve, reject) => {
      const known = open.get(source);
      const batch = known && known.length < MOST_QUESTIONS ? known : begin(source);
      batch.push({ question: toUrl('', request), signal, resolve, reject });
    });
  };
};

type Waiting = {
  readonly signal: AbortSignal | undefined;
  /** The address of the call, as its host knows it. */
  readonly question: string;
  readonly resolve: (body: unknown) => void;
  readonly reject: (failure: unknown) => void;
};

const sendTogether = async (http: Pick<Http, 'send'>, source: HttpSource, batch: readonly Waiting[]) => {
  const leaving = new AbortController();
  const left = new Set(batch);
  for (const waiting of batch) {
    const leave = () => {
      waiting.reject(new HttpFailure('cancelled'));
      left.delete(waiting);
      if (left.size === 0) leaving.abort();
    };
    if (waiting.signal?.aborted) leave();
    else waiting.signal?.addEventListener('abort', leave, { once: true });
  }
  const questions = [...new Set([...left].map(({ question }) => question))];
  if (questions.length === 0) return;
  const to = { source, method: 'POST', path: TOTALS_PATH, isRead: true } as const;
  try {
    const body = await http.send({ ...to, body: { questions }, signal: leaving.signal });
    const answers: unknown = isPlainObject(body) ? body['answers'] : undefined;
    if (!Array.isArray(answers) || answers.length !== questions.length) throw new HttpFailure('malformed');
    for (const { question, resolve, reject } of left) {
      const answer: unknown = answers[questions.indexOf(question)];
      if (saysSuccess(answer)) resolve(answer);
      else reject(failureOf({ status: 200, body: answer }));
    }
  } catch (failure) {
    left.forEach(({ reject }) => reject(failure));
  }
};
