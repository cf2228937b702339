import { describe } from 'vitest';
import { describeAccount } from './account.suite';
import { describeExports } from './exports.suite';
import { describeGroupedLists } from './groupedLists.suite';
import { describeImportNames } from './importNames.suite';
import { describeImports } from './imports.suite';
import { describeBin } from './bin.suite';
import { describeBookmarks } from './bookmarks.suite';
import { describeFirstRecords } from './firstRecords.suite';
import { describeLimits } from './limits.suite';
import { describeListActions } from './listActions.suite';
import { describeLists } from './lists.suite';
import { describeMoney } from './money.suite';
import { describeOnceOnly } from './onceOnly.suite';
import { describeOthers } from './others.suite';
import { describeOwners } from './owner.suite';
import { describeOwnerPaths } from './ownerPaths.suite';
import { describeRecords } from './records.suite';
import { describeRights } from './rights.suite';
import { describeRules } from './rules.suite';
import { describeSecondFactor } from './secondFactor.suite';
import { describeSessions } from './sessions.suite';
import { isEveryCase } from '../runs';
import type { OpenStore } from './testGateway';
import { describeTotals } from './totals.suite';
import { describeViews } from './views.suite';
import { describeWholeWrites } from './wholeWrites.suite';

/** The whole contract of the gateway over one kind of store; `openStore` answers an empty one each time. */
export const describeGateway = (name: string, openStore: OpenStore): void => {
  describe(`the gateway on ${name}`, () => {
    describeRecords(openStore);
    describeLists(openStore);
    describeGroupedLists(openStore);
    describeTotals(openStore);
    describeExports(openStore);
    describeImports(openStore);
    describeImportNames(openStore);
    describeListActions(openStore);
    describeOthers(openStore);
    describeBin(openStore);
    describeRules(openStore);
    describeRights(openStore);
    describeSessions(openStore);
    describeAccount(openStore);
    describeSecondFactor(openStore);
    describeBookmarks(openStore);
    describeViews(openStore);
    describeFirstRecords(openStore);
    describeWholeWrites(openStore);
    describeOnceOnly(openStore);
    describeMoney(openStore, name === 'memory' ? 250 : undefined);
    describeLimits(openStore);
    // Hundreds of ways to the records of others: which store answers is no part of them, so `npm test` asks one that is quick.
    if (name === 'memory' || isEveryCase) describeOwners(openStore);
    describeOwnerPaths(openStore);
  });
};
