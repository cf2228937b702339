import { z } from 'zod';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const;

/** Which requests: by path, where `*` stands for any characters (`/v1/users*`), and by method (default all). */
export const target = z.object({
  match: z.string().startsWith('/').or(z.literal('*')),
  method: z.enum(METHODS).optional(),
});

export type Target = z.infer<typeof target>;

export const isTarget = ({ match, method }: Target, request: { method: string; path: string }): boolean => {
  const pattern = match.split('*').map(escapePattern).join('.*');
  return (
    (method === undefined || method === request.method) && new RegExp(`^${pattern}$`, 's').test(request.path)
  );
};

const base = target.extend({ times: z.union([z.int().positive(), z.literal('always')]).default(1) });
const status = z.int().min(200).max(599);
const text = z.string().default('Injected fault');
const milliseconds = z.number().nonnegative().max(600_000);

/** What can go wrong. `times`: how many requests it happens to, one unless said. */
export const faultRule = z.discriminatedUnion('kind', [
  /** An HTTP error with a proper body. */
  base.extend({ kind: z.literal('status'), status, message: text }),
  /** A failure told only by the body. */
  base.extend({ kind: z.literal('body200'), message: text }),
  /** Token expired: errCode as text or number, under any status. */
  base.extend({
    kind: z.literal('errCode401'),
    as: z.enum(['text', 'number']).default('text'),
    status: status.default(401),
  }),
  /** Failures with neither, one or the other of the two message fields. */
  base.extend({ kind: z.literal('noMessage'), status: status.default(500) }),
  base.extend({ kind: z.literal('msgOnly'), status: status.default(500), message: text }),
  base.extend({ kind: z.literal('messageOnly'), status: status.default(500), message: text }),
  /** The right answer, late. */
  base.extend({ kind: z.literal('delay'), ms: milliseconds }),
  /** The connection is cut before, or after, the routes did their work. */
  base.extend({ kind: z.literal('drop') }),
  base.extend({ kind: z.literal('dropAfterApply') }),
  /** No answer until the client gives up. The routes never see the request. */
  base.extend({ kind: z.literal('hang') }),
  /** The first half of the right answer, as if that were all. */
  base.extend({ kind: z.literal('truncate') }),
  /** A proxy's error page. */
  base.extend({ kind: z.literal('html'), status: status.default(502) }),
  base.extend({ kind: z.literal('empty'), status: status.default(204) }),
  /** Any text, any JSON. The routes never see the request. */
  base.extend({
    kind: z.literal('raw'),
    body: z.string(),
    status: status.default(200),
    type: z.string().optional(),
  }),
  base.extend({ kind: z.literal('json'), body: z.json(), status: status.default(200) }),
  /** Token expired for everybody, for `ms` of the gateway's clock. */
  base.extend({ kind: z.literal('storm401'), ms: milliseconds, times: base.shape.times.default('always') }),
]);

export type FaultInput = z.input<typeof faultRule>;
export type Fault = z.output<typeof faultRule>;

const escapePattern = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
