/** The word of a form (`app.form`) for what a cell (`app.cell`) calls a fault. */
export const formKeyOf = (fault: string): string => formKeys[fault] ?? 'server';

const formKeys: Readonly<Record<string, string>> = {
  notText: 'text',
  notNumber: 'number',
  notDate: 'date',
  notBoolean: 'boolean',
  notList: 'list',
  notObject: 'object',
  badMoney: 'money',
  badEmail: 'email',
  badPhone: 'phone',
  badUrl: 'url',
  badImage: 'image',
};
