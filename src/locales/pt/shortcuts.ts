import type { shortcuts as english } from '../en/shortcuts';
import type { TranslationOf } from '../translationOf';

export const shortcuts: TranslationOf<typeof english> = {
  title: 'Atalhos de teclado',
  singleKeys: 'Atalhos de uma só tecla (sem Ctrl nem Cmd)',
  keys: { control: 'Ctrl', enter: 'Enter', home: 'Home', end: 'End', or: 'ou', then: 'depois' },
  everywhere: { title: 'Em todo o lado', help: 'Mostrar esta lista', search: 'Procurar páginas e registos' },
  list: {
    title: 'Numa lista',
    search: 'Ir para o campo de pesquisa',
    create: 'Criar um registo',
    rows: 'Linha acima ou abaixo',
    ends: 'Primeira ou última linha',
    open: 'Abrir a linha',
  },
  record: { title: 'Num registo', edit: 'Editar' },
  form: { title: 'Num formulário', save: 'Guardar' },
  places: { title: 'Ir para' },
};
