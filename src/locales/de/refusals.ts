import type { Refusals } from '../en/refusals';

/** Warum der Server ablehnt. */
export const refusals: Refusals = {
  wrongPassword: 'E-Mail oder Passwort ist falsch.',
  tooManyAttempts: 'Zu viele Versuche.',
  busy: 'Gerade melden sich zu viele Leute an.',
  demoOff: 'Das ist ein Konto der Demo, die hier ausgeschaltet ist.',
  cannotSignIn: 'Dieses Konto kann sich zurzeit nicht anmelden. Wenden Sie sich an die Verwaltung.',
  cannotBeUsed: 'Dieses Konto kann sich zurzeit nicht anmelden.',
  cannotBeEntered: 'Dieses Konto kann nicht betreten werden.',
  onlyOwner: 'Sie sind in einem fremden Konto: Das darf nur, wem es gehört.',
  registrationClosed: 'Hier kann man sich nicht registrieren. Bitten Sie um ein Konto.',
  emailTaken: 'Diese E-Mail-Adresse wird schon verwendet.',
  usernameTaken: 'Dieser Benutzername wird schon verwendet.',
  notActivated: 'Ihr Konto ist angelegt und wartet auf die Freischaltung.',
  stepTooSlow: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.',
  giveCode: 'Geben Sie den Code Ihrer Authenticator-App ein.',
  setUpFactor: 'Richten Sie die Zwei-Faktor-Authentifizierung ein, um sich anzumelden.',
  proveAddress: 'Bestätigen Sie zuerst die Adresse Ihres Kontos.',
  addressProved: 'Die Adresse dieses Kontos ist schon bestätigt.',
  codeEnded: 'Dieser Code stimmt nicht oder gilt nicht mehr. Fordern Sie einen neuen an.',
  linkExpired: 'Dieser Link ist abgelaufen. Starten Sie das Gateway neu, um einen neuen zu bekommen.',
  hasAdministrator: 'Es gibt schon ein Administratorkonto.',
  tooManyInvitations:
    '%{email} hat innerhalb einer Stunde mehrere Einladungen bekommen. Warten Sie vor der nächsten.',
  passwordShort:
    'Das Passwort hat %{length} Zeichen, nötig sind mindestens %{least}. |||| Das Passwort hat %{length} Zeichen, nötig sind mindestens %{least}.',
  passwordAlike:
    'Das Passwort braucht mindestens %{least} verschiedenes Zeichen. |||| Das Passwort braucht mindestens %{least} verschiedene Zeichen.',
  passwordOfAddress: 'Das Passwort darf den Namen aus der Adresse nicht enthalten.',
  passwordGuessed: 'Dieses Passwort wird als Erstes geraten. Wählen Sie ein anderes.',
  sessionEnded: 'Die Sitzung ist beendet.',
  noRecord: 'Diesen Eintrag gibt es nicht.',
  noAction: 'Diese Aktion gibt es nicht.',
  noRole: 'Diese Rolle gibt es nicht.',
  nothingOwn: 'In Ihrem Konto ist „%{field}“ leer, darum hat es hier keine Einträge.',
  inUse: 'Wird noch verwendet: %{records}.',
  inUseUnseen: 'Wird noch verwendet.',
  changedMeanwhile: 'Jemand anderes hat das inzwischen geändert.',
  belowItself: 'Nichts kann unter sich selbst stehen.',
  placedElsewhere: 'Das gehört woandershin: verschieben Sie es zuerst dorthin.',
  tooLittle: '%{field} ist %{amount}, das reicht nicht.',
  noField: 'Dieses Feld gibt es nicht. %{hint}',
  follows: 'Ergibt sich aus anderen Werten.',
  notNow: 'Lässt sich im jetzigen Zustand des Eintrags nicht setzen.',
  lockedWhile: 'Lässt sich nicht ändern, solange %{field} „%{value}“ ist.',
  byServer: 'Wird vom Server vergeben.',
  notPermitted: 'Sie haben keine Berechtigung, das zu ändern.',
  rightNotOwn: 'Niemand kann eine Berechtigung geben, die er nicht hat. %{denied}',
  byItself: 'Ändert sich nur von selbst.',
  byActions: 'Ändert sich nur durch Aktionen: %{actions}.',
  readOnly: 'Ist nur lesbar.',
  notGiven: 'Steht bei einem neuen Eintrag fest.',
  notGivenBut: 'Steht bei einem neuen Eintrag fest: Er beginnt mit %{value}.',
  tooManyTogether:
    'Es lässt sich höchstens %{most} Eintrag zusammen bearbeiten. |||| Es lassen sich höchstens %{most} Einträge zusammen bearbeiten.',
  otherTogether:
    '%{smart_count} Datensatz passte, als Sie hinsahen, jetzt passen %{now}. Sehen Sie noch einmal hin, bevor Sie ändern. |||| %{smart_count} Datensätze passten, als Sie hinsahen, jetzt passen %{now}. Sehen Sie noch einmal hin, bevor Sie ändern.',
  undoTooLate: 'Zum Rückgängigmachen ist es zu spät.',
  undoNever: 'Das lässt sich nicht rückgängig machen.',
  importTaken: 'Es gibt einen anderen Import mit diesem Namen.',
  importUndone: 'Dieser Import wurde rückgängig gemacht.',
  importGone: 'Diesen Import gibt es nicht, oder er ist zu alt, um ihn rückgängig zu machen.',
  neverDeleted: 'Einträge dieser Art werden nie gelöscht.',
  noPage: 'Sie haben keine Seite „%{page}“.',
  noView: 'Sie haben keine Ansicht „%{view}“.',
  manyViews:
    'Sie haben schon %{most} Ansicht. Löschen Sie zuerst eine. |||| Sie haben schon %{most} Ansichten. Löschen Sie zuerst eine.',
  manyMarks:
    'Sie haben %{most} Eintrag dieser Art markiert. Entfernen Sie erst eine Markierung. |||| Sie haben %{most} Einträge dieser Art markiert. Entfernen Sie erst eine Markierung.',
  viewName:
    'Der Name einer Ansicht hat 1 bis %{most} Zeichen. |||| Der Name einer Ansicht hat 1 bis %{most} Zeichen.',
  viewTooLarge:
    'Was die Ansicht zeigt, darf höchstens %{most} Zeichen haben. |||| Was die Ansicht zeigt, darf höchstens %{most} Zeichen haben.',
  noSharing: 'Ansichten lassen sich hier nicht teilen.',
  tooLarge:
    'Diese Anfrage darf höchstens %{most} Byte haben. |||| Diese Anfrage darf höchstens %{most} Bytes haben.',
  tookTooLong:
    'Das hat zu lange gedauert und wurde abgebrochen. Fragen Sie nach weniger, zum Beispiel einem kürzeren Zeitraum.',
  unwatched: 'Das hat zu lange gedauert: Niemand hat mehr darauf gewartet.',
  wentWrong: 'Auf dem Server ist etwas schiefgegangen.',
  beingRenamed:
    '„%{path}“ wird gerade in allen Einträgen umbenannt. Fragen Sie in ein paar Minuten noch einmal nach den Summen.',
  starting: 'Das Gateway startet gerade.',
};
