import {
  ACCOUNT_PATH,
  readCodes,
  readEnrolment,
  readOwnAccount,
  type OwnAccount,
} from '../../model/account/ownAccount';
import { HttpFailure } from '../http/failure';
import type { Http, HttpRequest } from '../http/http';
import type { OfferBook } from '../http/offerBook';

/** The calls about the own account, where the host offers them. */
export const createOwnAccount = (http: Pick<Http, 'send'>, offers: Pick<OfferBook, 'has'>): OwnAccount => {
  const ask = async (method: HttpRequest['method'], path = '', more: Partial<HttpRequest> = {}) => {
    if (!offers.has('sms', 'account')) throw new HttpFailure('refused', 'app.ownAccount.notOffered');
    return http.send({ source: 'sms', method, path: ACCOUNT_PATH + path, ...more });
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
    renewCodes: async (body) => readCodes(await ask('POST', '/second-factor/codes', { body })),
    removeFactor: async (body) => void (await ask('POST', '/second-factor/remove', { body })),
    proveAddress: async (body) => void (await ask('POST', '/proof', { body })),
    sendProof: async () => void (await ask('POST', '/proof/send')),
    endSession: async (id) => void (await ask('DELETE', '/sessions/:id', { params: { id } })),
    endOtherSessions: async () => void (await ask('DELETE', '/sessions')),
  };
};
