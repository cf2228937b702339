/** Why a row of an answer could not be shown. */
export type DropReason = 'notARecord' | 'noId' | 'badId' | 'duplicateId';

/**
 * What a data provider had to repair in an answer (D-15 to D-19), said to the person by the key below
 * `app.list.dropped`. `notice`: `count` rows were dropped for the `reasons`; `noList`: there was no list of rows;
 * `badTotal`: the total was unusable and the rows were counted; `notPaged`: `count` rows came where a page was asked
 * for, and it was cut out of them (D-24); `notFiltered`: `count` rows do not meet the filter; `notSearched`: none
 * of the `count` rows has what was searched for; `notSorted`: they are not in the order that was asked for; `notGrouped`: rows of a group may be on other pages, too. Found in `meta.issues` of react-admin's answers.
 */
export type AnswerIssue = {
  readonly key:
    | 'notice'
    | 'noList'
    | 'badTotal'
    | 'notPaged'
    | 'notFiltered'
    | 'notSearched'
    | 'notSorted'
    | 'notGrouped';
  readonly count: number;
  readonly reasons: readonly DropReason[];
};
