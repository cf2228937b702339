import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export type Arrived = {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly raw: string;
  readonly user: string | undefined;
};

type Answer = { readonly code: number; readonly words: string };

/** A mail server of SMTP that keeps what arrives; with a user, nobody else may send. */
export const openMailBox = async (login?: { readonly user: string; readonly password: string }) => {
  const arrived: Arrived[] = [];
  let refusing: Answer | undefined;
  let isDown = false;
  const server = new SMTPServer({
    authOptional: login === undefined,
    disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    onConnect: (_session, done) => (isDown ? done(refusal({ code: 421, words: 'Down' })) : done()),
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(new Error('Wrong user or password')),
    onRcptTo: (_address, _session, done) => (refusing ? done(refusal(refusing)) : done()),
    onData: (stream, { envelope, user }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(parts).toString('utf8');
        arrived.push({ ...read(raw), to, user: typeof user === 'string' ? user : undefined });
        done(null, 'Kept');
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    arrived,
    host: '127.0.0.1',
    port: (server.server.address() as AddressInfo).port,
    /** Refuses every mail with this answer from now on; takes them again without one. */
    refuses: (answer?: Answer) => {
      refusing = answer;
    },
    /** Greets nobody while it is down. */
    down: (is: boolean) => {
      isDown = is;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

const refusal = ({ code, words }: Answer) => Object.assign(new Error(words), { responseCode: code });

const read = (raw: string) => {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  const text = body.join('\r\n\r\n').trim();
  const encoding = header('content-transfer-encoding');
  return { raw, subject: words(header('subject')), text: decoded(text, encoding).replaceAll('\r\n', '\n') };
};

const decoded = (text: string, encoding: string): string => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? bytes(text.replaceAll('=\r\n', '')) : text;
};

/* RFC 2047: what is not ASCII in a header. */
const words = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, form: string, text: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : bytes(text.replaceAll('_', ' ')),
    );

const bytes = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
