/** Why a single cell stays blank, or shows a value as it came: the title of the cell. */
export const cell = {
  notText: 'The server sent something that is not text.',
  notNumber: 'The server sent something that is not a number.',
  notDate: 'The server sent something that is not a date.',
  notBoolean: 'The server sent something that is neither yes nor no.',
  notList: 'The server sent something that is not a list.',
  notObject: 'The server sent something that is not a group of values.',
  badMoney: 'The server sent something that is not an amount of money.',
  badEmail: 'The server sent something that is not an e-mail address.',
  badPhone: 'The server sent something that is not a phone number.',
  badUrl: 'The server sent an address that cannot be opened safely.',
  badImage: 'The image could not be shown.',
  badValue: 'The server sent a value that cannot be shown here.',
  unknownValue: 'Unknown value “%{value}”',
  missingReference: 'This %{name} no longer exists or may not be seen.',
};
