import type { Say } from '../model/answers/issueText';
import type { ViewSource } from '../model/pages/views';
import { withErrorMessages } from '../providers/data/withErrorMessages';
import { HttpFailure } from '../providers/http/failure';
import type { Connection } from '../providers/session/connection';
import { holdWhileEnded } from '../providers/session/holdWhileEnded';
import type { Preview } from '../providers/session/preview';
import { createRemoteViews } from '../providers/views/remoteViews';

type ViewsOptions = { readonly connection: Connection; readonly preview: Preview; readonly say: Say };

/** The views of whoever is signed in; whoever sees the product as a role does changes none. */
export const createViews = ({ connection, preview, say }: ViewsOptions): ViewSource => {
  const { read, ...writes } = createRemoteViews(connection.http);
  const whileNotLooking =
    <Args extends readonly unknown[], Result>(write: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (preview.role()) throw new HttpFailure('denied', 'app.preview.refused');
      return write(...args);
    };
  const source: ViewSource = {
    read,
    make: whileNotLooking(writes.make),
    change: whileNotLooking(writes.change),
    remove: whileNotLooking(writes.remove),
    order: whileNotLooking(writes.order),
  };
  return withErrorMessages(holdWhileEnded(source, connection.session), say);
};
