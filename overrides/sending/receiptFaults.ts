import { readAddresses } from './addresses';
import { keysIn } from './keys';
import { pathFaults } from './receipts/posted';
import { httpOperators, type SenderEnvironment } from './sender';

/** What is wrong with how operators are known, each as a sentence; none of them says a secret. */
export const receiptFaults = ({ setting, secret }: SenderEnvironment): readonly string[] => {
  const inAddress = keysIn(secret('RECEIPT_PATH_KEY'));
  const same = keysIn(secret('RECEIPT_KEY')).some((key) => inAddress.includes(key));
  const [header, key] = [setting('RECEIPT_SIGNATURE_HEADER'), secret('RECEIPT_SIGNATURE_KEY')];
  return [
    ...(inAddress.every((each) => /^[\w-]{16,}$/.test(each))
      ? []
      : [
          'RECEIPT_PATH_KEY stands in an address: it needs 16 or more of the letters A to Z, digits, - and _.',
        ]),
    ...(same ? ['RECEIPT_PATH_KEY must be another one than RECEIPT_KEY, as addresses are logged.'] : []),
    ...((header === '') === (key === '')
      ? []
      : ['RECEIPT_SIGNATURE_HEADER and RECEIPT_SIGNATURE_KEY need each other: give both or neither.']),
    ...(header === '' || /^[\w-]+$/.test(header)
      ? []
      : ['RECEIPT_SIGNATURE_HEADER must be the name of a header, such as x-signature.']),
    ...addressFaults(setting('RECEIPT_ADDRESSES')),
    ...descriptionFaults(setting),
  ];
};

const addressFaults = (list: string): readonly string[] => {
  try {
    readAddresses(list);
    return [];
  } catch (error) {
    return [`RECEIPT_ADDRESSES: ${(error as Error).message}`];
  }
};

const descriptionFaults = (setting: SenderEnvironment['setting']): readonly string[] => {
  try {
    return httpOperators(setting).flatMap(([, { receipt }]) => pathFaults(receipt));
  } catch {
    return ['SENDER_HTTP is no JSON.'];
  }
};
