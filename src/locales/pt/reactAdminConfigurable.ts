/** react-admin's texts for pages that users arrange themselves. */
export const configurable = {
  customize: 'Personalizar',
  configureMode: 'Configurar esta página',
  inspector: {
    title: 'Inspetor',
    content: 'Aponte para os elementos da interface para os configurar',
    reset: 'Repor definições',
    hideAll: 'Ocultar tudo',
    showAll: 'Mostrar tudo',
  },
  Datagrid: { title: 'Tabela', unlabeled: 'Coluna sem nome #%{column}' },
  SimpleForm: { title: 'Formulário', unlabeled: 'Campo sem nome #%{input}' },
  SimpleList: {
    title: 'Lista',
    primaryText: 'Texto principal',
    secondaryText: 'Texto secundário',
    tertiaryText: 'Texto terciário',
  },
};
