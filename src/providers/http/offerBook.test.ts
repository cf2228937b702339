import { describe, expect, it } from 'vitest';
import { createOfferBook } from './offerBook';

describe('what a host offers', () => {
  it('is nothing unless somebody says so', () => {
    expect(createOfferBook().has('sms', 'versions')).toBe(false);
  });

  it('is what the configuration declares where the installation says nothing', () => {
    const offers = createOfferBook({ sms: [] });
    offers.declare({ sms: ['versions'], orders: ['versions'] });
    expect(offers.has('orders', 'versions')).toBe(true);
    expect(offers.has('orders', 'idempotency')).toBe(false);
    expect(offers.has('sms', 'versions')).toBe(false);
  });

  it('is what the installation states before anything is declared', () => {
    expect(createOfferBook({ auth: ['idempotency'] }).has('auth', 'idempotency')).toBe(true);
  });
});
