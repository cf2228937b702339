import { viewIn, VIEWS_PATH, type View, type ViewSource } from '../../model/pages/views';
import { isPlainObject } from '../../model/values/plainObject';
import { HttpFailure } from '../http/failure';
import type { Http } from '../http/http';

/** Views that the server keeps. */
export const createRemoteViews = (http: Pick<Http, 'send'>): ViewSource => {
  const source = 'sms';
  const one = `${VIEWS_PATH}/:id`;
  return {
    read: async (signal) => {
      const answer = await http.send({ source, method: 'GET', path: VIEWS_PATH, ...(signal && { signal }) });
      const views: unknown = isPlainObject(answer) ? answer['views'] : undefined;
      return Array.isArray(views) ? views.flatMap((each) => viewIn(each) ?? []) : [];
    },
    make: async (of, wish) =>
      viewOf(await http.send({ source, method: 'POST', path: VIEWS_PATH, body: { of, ...wish } })),
    change: async (id, body) =>
      viewOf(await http.send({ source, method: 'PATCH', path: one, params: { id }, body })),
    remove: async (id) => {
      await http.send({ source, method: 'DELETE', path: one, params: { id } });
    },
    order: async (ids) => {
      await http.send({ source, method: 'POST', path: `${VIEWS_PATH}/order`, body: { ids } });
    },
  };
};

const viewOf = (answer: unknown): View => {
  const view = isPlainObject(answer) ? viewIn(answer['view']) : undefined;
  if (!view) throw new HttpFailure('malformed', 'app.errors.malformed');
  return view;
};
