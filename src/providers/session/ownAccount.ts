import {
  ACCOUNT_PATH,
  readCodes,
  readEnrolment,
  readOwnAccount,
  type OwnAccount,
} from '../../model/account/ownAccount';
import { HttpFailure, isFailure } from '../http/failure';
import type { Http, HttpRequest } from '../http/http';

/** The calls about the own account. A server of another make may have none of them. */
export const createOwnAccount = (http: Pick<Http, 'send'>): OwnAccount => {
  const ask = async (method: HttpRequest['method'], path = '', more: Partial<HttpRequest> = {}) => {
    try {
      return await http.send({ source: 'sms', method, path: ACCOUNT_PATH + path, ...more });
    } catch (failure) {
      if (!isFailure(failure, 'notFound')) throw failure;
      throw new HttpFailure('refused', 'app.ownAccount.notOffered', { cause: failure });
    }
  };
  return {
    read: async (signal) => {
      const state = readOwnAccount(await ask('GET', '', signal && { signal }));
      if (!state) throw new HttpFailure('malformed');
      return state;
    },
    changePassword: async (body) => void (await ask('POST', '/password', { body })),
    beginFactor: async (body) => {
      const enrolment = readEnrolment(await ask('POST', '/second-factor', { body }));
      if (!enrolment) throw new HttpFailure('malformed');
      return enrolment;
    },
    confirmFactor: async (body) => readCodes(await ask('POST', '/second-factor/confirm', { body })),
    removeFactor: async (body) => void (await ask('POST', '/second-factor/remove', { body })),
    endSession: async (id) => void (await ask('DELETE', '/sessions/:id', { params: { id } })),
    endOtherSessions: async () => void (await ask('DELETE', '/sessions')),
  };
};
