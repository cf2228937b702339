export const statuses = ['Opted in', 'Opted out', 'Bounced'];

const plans = ['Starter', 'Business', 'Enterprise'];
const first = ['Hanna', 'Karim', 'Teresa', 'George', 'Priya', 'Marc', 'Renate'];
const last = ['Petersen', 'Yilmaz', 'Pinho', 'Whitfield', 'Nair'];
const companies = ['Druckwerk Nord', 'Hartwell Clinics', 'Casa Viva'];
const groups = ['Newsletter', 'Shop customers', 'Staff', 'Patients'];
const languages = ['English', 'Deutsch', 'Français'];

/** The nth of them, and from the first again after the last. */
const nth = (values: readonly string[], at: number): string => values[at % values.length] ?? '';

const day = (at: number): string => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);

const made = <Made extends object>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, ...make(at) }));

/** The same for every visit: some pages of each, of which a list shows the first. */
export const records = {
  users: made(40, (at) => ({
    name: `${nth(first, at)} ${nth(last, at)}`,
    username: `user${at + 1}`,
    company: nth(companies, at),
    plan: nth(plans, at),
    status: nth(statuses, at),
    balance: (at * 37) % 500,
    registered: day(at),
  })),
  contacts: made(150, (at) => ({
    name: `${nth(first, at)} ${nth(last, at)}`,
    phone: `+49171${3_920_030 + at}`,
    email: `contact${at + 1}@mail.example`,
    status: nth(statuses, at),
    group: nth(groups, at),
    company: nth(companies, at),
    language: nth(languages, at),
    messages: (at * 13) % 90,
    since: day(at),
    reachable: at % 4 > 0,
  })),
};
