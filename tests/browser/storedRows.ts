import { callAsAdmin } from './callAsAdmin';
import type { Product } from './product';

export type StoredRow = Readonly<Record<string, unknown>>;

/** What the gateway has stored, asked without the product: `/v1/plans?search=Basic` has it below `plans`. */
export const storedRows = async (
  { address }: Pick<Product, 'address'>,
  path: string,
  key: string,
): Promise<StoredRow[]> => (await callAsAdmin(address, `GET ${path}`)).body[key] as StoredRow[];
