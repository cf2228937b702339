import type { Context } from 'hono';
import type { ResolvedAction, Resource } from '../../src/model/resolved/resource';
import type { Person } from '../accounts/people';
import { askedBy } from '../requests/asked';
import { KEY_HEADER } from '../writes/idempotencyKey';

/** Who does something, in which request, and from where. */
export type Doing = {
  /** Nobody where the server does it by itself. */
  readonly person?: Person | undefined;
  /** Somebody without an account has asked for it. */
  readonly isOfNobody?: true;
  /** The account that this person has entered. */
  readonly onBehalfOf?: Person | undefined;
  readonly requestId?: string | undefined;
  readonly ip?: string;
  readonly userAgent?: string;
  /** The key of the write, if it came with one. */
  readonly key?: string | undefined;
  /** What was asked for, once that is known. */
  asked?: {
    readonly resource: Resource;
    readonly id: string;
    readonly action?: ResolvedAction | undefined;
    readonly reason?: string | undefined;
    /** The right by which this can be taken back; absent where nobody may. */
    readonly undo?: readonly [action: string, subject: string] | undefined;
    /** What is done where it is neither a call of the entity nor one of its actions. */
    readonly deed?: 'undo' | 'restore' | 'move';
  };
};

/** Who asks, as a log has it. */
export const doingOf = (c: Context, person: Person, sourceOf: (c: Context) => string): Doing => ({
  person: person.inside?.by ?? person,
  onBehalfOf: person.inside && person,
  requestId: askedBy(c.req.raw).id,
  ip: sourceOf(c),
  userAgent: c.req.header('user-agent') ?? '',
  key: c.req.header(KEY_HEADER),
});
