import type { Field } from '../../config/field';

/** The field of a record that says where it stands in an order that people make (`list.order`). */
export const PLACE = '_place';

/** The server gives it, and nothing but the order reads it. */
export const PLACE_FIELD: Field = { kind: 'text', label: 'Place', only: [] };
