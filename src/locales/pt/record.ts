import type { record as english } from '../en/record';
import type { TranslationOf } from '../translationOf';

export const record = {
  related: 'Relacionados',
  breadcrumbs: 'Localização',
  previous: 'Registo anterior',
  next: 'Registo seguinte',
  position: '%{index} de %{total}',
  created: 'Criado com sucesso: %{name}',
  saved: 'Guardado com sucesso: %{name}',
  deleted: 'Eliminado com sucesso: %{name} |||| %{smart_count} registos eliminados',
  notSaved: '%{name}: não foi possível guardar: %{reason}',
  notFound: '%{name}: este registo não existe ou já não existe.',
  copy: 'Copiar',
  copied: 'Copiado',
  preview: 'Pré-visualizar',
  print: 'Imprimir',
  payment: 'Dados de pagamento',
  localTime: 'Fuso horário: %{zone}',
  stale: 'Este registo pode estar desatualizado: a última atualização falhou.',
  unsaved: {
    title: 'Sair sem guardar?',
    text: 'As suas alterações nesta página não foram guardadas.',
    stay: 'Ficar',
    leave: 'Sair sem guardar',
  },
  draft: { found: 'Tem dados por guardar de %{time}.', restore: 'Restaurar', discard: 'Descartar' },
  conflict: {
    title: 'Alterado por outra pessoa',
    text: 'Outra pessoa alterou este registo enquanto o editava. Ainda nada foi guardado.',
    fields: 'Campos diferentes',
    mine: 'A sua versão',
    theirs: 'A outra versão',
    keepMine: 'Guardar a minha versão',
    takeTheirs: 'Usar a outra versão',
  },
  outcome: {
    checking: 'A resposta perdeu-se. A verificar se a alteração foi guardada…',
    wasNotSaved: 'A alteração não foi guardada. Tente novamente.',
    unknown: 'Não foi possível saber se a alteração foi guardada. Verifique antes de tentar novamente.',
  },
} satisfies TranslationOf<typeof english>;
