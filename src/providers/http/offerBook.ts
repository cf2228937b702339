import type { Answerer, Offer, Offers } from '../../config/offers';

/** What the hosts offer: host by host what the installation states, else what the configuration declares. */
export type OfferBook = {
  has(host: Answerer, offer: Offer): boolean;
  /** The configuration is downloaded after the connection stands. */
  declare(declared: Offers): void;
};

export const createOfferBook = (stated: Offers = {}): OfferBook => {
  let declared: Offers = {};
  return {
    // The server of the samples is our own.
    has: (host, offer) => host === 'demo' || (stated[host] ?? declared[host] ?? []).includes(offer),
    declare: (offers) => void (declared = offers),
  };
};
