import type { RaRecord } from 'react-admin';
import type { ResolvedRelated } from '../../../model/resolved/related';
import { lazyPart } from '../../../parts/lazyPart';
import { LoadingRows } from '../../list/table/LoadingRows';

type RelatedPartProps = { readonly related: ResolvedRelated; readonly record: RaRecord };

const waiting = () => <LoadingRows />;

const RelatedList = lazyPart(async () => (await import('./RelatedList')).RelatedList, { waiting });
const Conversation = lazyPart(async () => (await import('./Conversation')).Conversation, { waiting });

/** Records of another entity that point at this one: as their list, or as what people have written. */
export const RelatedPart = ({ related, record }: RelatedPartProps) => {
  const { conversation } = related;
  if (conversation) return <Conversation related={related} words={conversation} record={record} />;
  return <RelatedList related={related} record={record} />;
};
