import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY, type Form } from '../receipts/receiptWorld';
import { isTaking, isUnknown, type Moment, type Schedule, type Step } from './schedule';

type Receipt = Schedule['receipts'][number];
type Posted = {
  readonly connection: string;
  readonly form: Form;
  readonly fields: Readonly<Record<string, string>>;
};
type Asked = { readonly id: string; readonly to: string; readonly from: string; readonly connection: string };

/** An operator with two connections, of which one knows ids: it plays the schedule of each message, and posts its receipts to any gateway that is there. */
export const openPlaying = async (scheduleOf: (to: string) => Schedule) => {
  const post = createPost();
  const { taken, lost, doubled, answer, receiptsAt } = createPlay(scheduleOf, post);
  const underWay = new Map<string, number>();
  const server = createServer((request, response) => {
    const [, from = '', connection = ''] = (request.url ?? '').split('/');
    underWay.set(from, (underWay.get(from) ?? 0) + 1);
    response.on('close', () => underWay.set(from, (underWay.get(from) ?? 0) - 1));
    void textOf(request).then((text) => {
      const { id = '', to = '' } = JSON.parse(text) as Partial<Asked>;
      const message = { id, to, from, connection };
      return answer(message, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** The environment of a gateway that is known by a name. */
    envFor: (name: string) => ({
      SENDER: 'http',
      SENDER_HTTP: JSON.stringify({
        main: describedAt(`${url}/${name}/main`, true),
        plain: describedAt(`${url}/${name}/plain`, false),
      }),
      RECEIPT_PATH_KEY: KEY,
    }),
    taken,
    lost,
    doubled,
    /** Whether a gateway waits for answers. */
    isAsking: (name: string) => (underWay.get(name) ?? 0) > 0,
    /** Where receipts go from now on. */
    tell: post.tell,
    /** Posts what has come to its moment, and what came to it before its message was taken, in an order of its own. */
    release: (moments: readonly Moment[], mixed: <T>(items: readonly T[]) => readonly T[]) =>
      post.add(mixed([...taken.keys()].flatMap((id) => moments.flatMap((each) => receiptsAt(each, id))))),
    toPost: post.waiting,
    close: async () => {
      await post.end();
      server.closeAllConnections();
      server.close();
    },
  };
};

/* What it does with each message, by its schedule. */
const createPlay = (scheduleOf: (to: string) => Schedule, post: ReturnType<typeof createPost>) => {
  /** The messages that it has taken, and those whose last answer nobody has heard. */
  const taken = new Map<string, Schedule>();
  const lost = new Set<string>();
  /* What it was asked again that it knows nothing of, though it may have taken it. */
  const doubled: string[] = [];
  const timesOf = new Map<string, number>();
  const receiptsAt = createReceipts(taken);

  const answer = async ({ id, to, connection }: Asked, response: ServerResponse): Promise<void> => {
    const schedule = scheduleOf(to);
    const times = (timesOf.get(id) ?? 0) + 1;
    timesOf.set(id, times);
    const wasTaken = taken.has(id);
    if (connection === 'plain' && (wasTaken || lost.has(id))) doubled.push(id);
    const { steps, isOurs } = schedule;
    const next = steps[Math.min(times, steps.length) - 1] ?? 'taken';
    const again: Step = steps.at(-1) === '409' ? '409' : 'taken';
    const step = wasTaken ? again : next;
    if (isTaking(step)) taken.set(id, schedule);
    if (isTaking(step) && !wasTaken) for (const each of receiptsAt('before', id)) await post.now(each);
    // Nobody waits any more.
    const isGone = response.destroyed;
    if (isGone || isUnknown(step)) lost.add(id);
    else lost.delete(id);
    say(step, { id, isNamed: isOurs || step !== '409' }, response);
    if (isTaking(step) && !wasTaken) post.add(receiptsAt('after', id));
  };

  return { taken, lost, doubled, answer, receiptsAt };
};

/* The receipts of a message at a moment, each as often as it comes: once told, no more. */
const createReceipts = (taken: ReadonlyMap<string, Schedule>) => {
  const told = new Set<string>();
  const postedOf = (id: string, { part, state, form }: Receipt): Posted => {
    const { parts = 1, isWhole = true, isOurs = true, knowsIds = true, steps } = taken.get(id) ?? {};
    // What was not answered with it has no other name.
    const byOurs = isOurs || !knowsIds || steps?.at(-1) === '409';
    return {
      connection: knowsIds ? 'main' : 'plain',
      form,
      fields: {
        ...(byOurs ? { reference: id } : { remote: `r-${id}` }),
        state,
        ...(!isWhole && { part: String(part), of: String(parts) }),
      },
    };
  };
  return (moment: Moment, id: string): readonly Posted[] => {
    if (told.has(`${moment} ${id}`)) return [];
    told.add(`${moment} ${id}`);
    return (taken.get(id)?.receipts ?? [])
      .filter((each) => each.moment === moment)
      .flatMap((each) => Array.from({ length: each.times }, () => postedOf(id, each)));
  };
};

const describedAt = (url: string, knowsIds: boolean) => ({
  url,
  body: { id: '{id}', to: '{to}' },
  id: 'id',
  error: 'error',
  knowsIds,
  // Seconds: as long as somebody hangs.
  patience: 1,
  codes: { THROTTLED: '50', NO_SUCH_NUMBER: '13' },
  answers: { BUSY: 'later', BALANCE: 'connection' },
  receipt: {
    list: 'receipts',
    id: 'reference',
    remoteId: 'remote',
    status: 'state',
    states: {
      BUFFERED: 'underWay',
      DELIVRD: 'delivered',
      UNDELIV: 'undelivered',
      EXPIRED: 'expired',
      REJECTD: 'rejected',
    },
    part: 'part',
    parts: 'of',
  },
});

type Named = { readonly id: string; readonly isNamed: boolean };

const say = (step: Step, { id, isNamed }: Named, response: ServerResponse): void => {
  const [word = ''] = step.split(' taken');
  const own = JSON.stringify({ id: `r-${id}` });
  if (word === 'hang') return;
  if (word === 'cut') return void response.destroy();
  if (word === 'half') {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"id":');
    return void setImmediate(() => response.destroy());
  }
  if (word === 'twice') {
    const whole = `HTTP/1.1 200 OK\r\ncontent-length: ${own.length}\r\n\r\n${own}`;
    return void response.socket?.end(`${whole}${whole}`);
  }
  if (word === 'taken') return void response.writeHead(200).end(own);
  const [status, error] = word.replace(' for ever', '').split(' ');
  const pause = step === '503 for ever' ? '14400' : '120';
  response.writeHead(Number(status), {
    ...(status === '503' && { 'retry-after': pause }),
    ...(status === '302' && { location: 'http://127.0.0.1:9/' }),
  });
  if (status === '409' && isNamed) response.end(own);
  else response.end(error === undefined ? 'What is this?' : JSON.stringify({ error }));
};

/* Receipts on their way, a few at a time, until some gateway takes them, as operators do. */
const createPost = () => {
  let receivers: readonly string[] = [];
  let isOpen = true;
  let nth = 0;
  const waiting: Posted[] = [];
  const send = (url: string, posted: readonly Posted[]): Promise<boolean> => {
    const [{ connection, form, fields } = NOTHING] = posted;
    const query = new URLSearchParams({ key: KEY, ...(form === 'query' && posted.length === 1 && fields) });
    const address = `${url}/hooks/smsLogs/receipts/${connection}?${query.toString()}`;
    const list = { receipts: posted.map((each) => each.fields) };
    const init: RequestInit =
      posted.length > 1 || form === 'list'
        ? { method: 'POST', body: JSON.stringify(list) }
        : form === 'json'
          ? { method: 'POST', body: JSON.stringify(fields) }
          : form === 'form'
            ? { method: 'POST', body: new URLSearchParams(fields) }
            : {};
    return fetch(address, init).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  /* By another one each time. */
  const sendAnywhere = async (posted: readonly Posted[]): Promise<boolean> => {
    nth += 1;
    for (let at = 0; at < receivers.length; at += 1)
      if (await send(receivers[(nth + at) % receivers.length] ?? '', posted)) return true;
    return false;
  };
  /* Two of three handfuls of a connection in one list. */
  const handful = (): readonly Posted[] => {
    const [first] = waiting;
    const size = nth % 3 === 0 ? 1 : 12;
    const others = waiting.findIndex((each) => each.connection !== first?.connection);
    return waiting.slice(0, others < 0 ? size : Math.min(size, others));
  };
  const run = async () => {
    while (isOpen) {
      const some = handful();
      const isTaken = some.length > 0 && (await sendAnywhere(some));
      if (isTaken) waiting.splice(0, some.length);
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const running = run();
  return {
    now: async (posted: Posted): Promise<void> => {
      if (!(await sendAnywhere([posted]))) waiting.push(posted);
    },
    add: (more: readonly Posted[]) => void waiting.push(...more),
    tell: (urls: readonly string[]) => void (receivers = urls),
    waiting: () => waiting.length,
    end: () => {
      isOpen = false;
      return running;
    },
  };
};

const NOTHING: Posted = { connection: '', form: 'list', fields: {} };

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};
