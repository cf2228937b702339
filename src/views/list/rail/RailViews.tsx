import { useTranslate } from 'react-admin';
import { useIsCounted } from '../filters/useViewCount';
import { useViewItems } from '../filters/useViewItems';
import { ViewCount } from '../filters/ViewCount';
import { RailItem } from './RailItem';

/** The views of the list, each with its number. */
export const RailViews = () => {
  const isCounted = useIsCounted();
  const translate = useTranslate();
  return (
    <section aria-label={translate('app.list.views.label')}>
      <ul>
        {useViewItems().map(({ id, filter, count, ...item }) => (
          <RailItem key={id} {...item}>
            {isCounted && count !== false && <ViewCount filter={filter} of={count} isLive />}
          </RailItem>
        ))}
      </ul>
    </section>
  );
};
