const columns = [
  'Phone',
  'Name',
  'E-mail',
  'Customer',
  'Status',
  'Company',
  'Tags',
  'Language',
  'Date of birth',
  'Joined',
];

/** Ways to get a contact wrong; every one of them changes some cells of a good row. */
const faults = [
  { Phone: '' },
  { Phone: 'call me' },
  { Phone: '+4912' },
  { Phone: '4.93E+11' },
  { Phone: '+49 151 1234567, +49 151 7654321' },
  { 'E-mail': 'anna.example.org' },
  { 'E-mail': 'a@b@example.org' },
  { 'E-mail': 'an na@example.org' },
  { 'E-mail': 'anna@example' },
  { Customer: '' },
  { Customer: 'nobody with this name, and a text far too long for an identifier' },
  { Status: 'sleeping' },
  { Company: 'x'.repeat(121) },
  { Tags: 'a,b,c,d,e,f,g,h,i,j,k' },
  { Language: 'Klingon' },
  { 'Date of birth': '2001-02-30' },
  { 'Date of birth': '31/31/2001' },
  { 'Date of birth': '1899-12-31' },
  { 'Date of birth': 'yesterday' },
  { Joined: 'some day' },
  { 'E-mail': 'x', Language: 'x', 'Date of birth': 'x' },
];

/**
 * A CSV text of contacts as a customer sends it: in every five rows two have a fault, of all kinds in turn, and one is
 * there twice.
 */
export const contactRows = (count, customer) => {
  const lines = Array.from({ length: count }, (_, index) => lineOf(rowAt(index, customer)));
  return [columns.join(';'), ...lines].join('\r\n');
};

const rowAt = (index, customer) => {
  const isFaulty = index % 5 < 2;
  const isTwice = index % 5 === 2;
  const good = goodRow(isTwice ? index + 1 : index, customer);
  const nth = Math.floor(index / 5) * 2 + (index % 5);
  return isFaulty ? { ...good, ...faults[nth % faults.length] } : good;
};

const goodRow = (index, customer) => ({
  Phone: `0151 ${4_000_000 + index}`,
  Name: `Person ${index}`,
  'E-mail': `person${index}@example.org`,
  Customer: customer,
  Status: 'Subscribed',
  Company: `"Company ${index}; Sons"`,
  Tags: 'vip, press',
  Language: 'Deutsch',
  'Date of birth': '1990-05-17',
  Joined: '2025-11-03T09:30:00Z',
});

const lineOf = (row) => columns.map((name) => row[name]).join(';');
