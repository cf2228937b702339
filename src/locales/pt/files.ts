import type { files as english } from '../en/files';
import type { TranslationOf } from '../translationOf';

export const files = {
  files: {
    choose: 'Escolher um ficheiro',
    chooseSeveral: 'Escolher ficheiros',
    accepted: 'Ou largue-o aqui, ou cole-o: %{types}, até %{most} MB.',
    uploading: 'A carregar %{name}',
    done: '%{name} foi carregado.',
    removed: '%{name} foi removido.',
    remove: 'Remover %{name}',
    cancel: 'Cancelar o carregamento de %{name}',
    again: 'Tentar novamente carregar %{name}',
    retry: 'Tentar novamente',
    running: 'Ainda há um carregamento em curso: espere ou cancele-o.',
    tooLarge: '%{name} é demasiado grande: %{most} MB no máximo.',
    noRoom: 'Há espaço para um ficheiro. |||| Há espaço para %{smart_count} ficheiros.',
    download: 'Transferir %{name}',
    gone: 'Este ficheiro já não existe, ou não o pode ler.',
  },
} satisfies TranslationOf<typeof english>;
