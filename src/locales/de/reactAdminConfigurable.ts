/** react-admin's texts for pages that users arrange themselves. */
export const configurable = {
  customize: 'Anpassen',
  configureMode: 'Diese Seite anpassen',
  inspector: {
    title: 'Inspektor',
    content: 'Zeigen Sie auf Elemente der Oberfläche, um sie anzupassen',
    reset: 'Einstellungen zurücksetzen',
    hideAll: 'Alle ausblenden',
    showAll: 'Alle einblenden',
  },
  Datagrid: { title: 'Tabelle', unlabeled: 'Spalte ohne Namen #%{column}' },
  SimpleForm: { title: 'Formular', unlabeled: 'Eingabefeld ohne Namen #%{input}' },
  SimpleList: {
    title: 'Liste',
    primaryText: 'Haupttext',
    secondaryText: 'Zweiter Text',
    tertiaryText: 'Dritter Text',
  },
};
