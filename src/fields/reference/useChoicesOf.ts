import { type RaRecord } from 'react-admin';
import { titleOf } from '../../model/answers/title';
import { useAbility, useModel } from '../AdminContext';
import { useWording } from '../useWording';

/** What an input needs to offer the records of an entity; `isAllowed` is false where nothing may be requested. */
export const useChoicesOf = (to: string) => {
  const { resource } = useModel();
  const ability = useAbility();
  const wording = useWording();
  const target = resource(to);
  return {
    isAllowed: ability.can('list', target.subject) && ability.can('show', target.subject),
    reference: { reference: target.name, sort: target.list.sort, perPage: CHOICES },
    search: {
      optionText: (record: RaRecord) => titleOf(target, record, wording),
      filterToQuery: (q: string) => (q === '' ? {} : { q }),
      debounce: 150,
    },
  };
};

const CHOICES = 25;
