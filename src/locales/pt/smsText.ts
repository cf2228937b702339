import type { smsText as english } from '../en/smsText';
import type { TranslationOf } from '../translationOf';

export const smsText = {
  line: '%{encoding} · %{characters} · %{segments} (restam %{left})',
  characters: '%{smart_count} carácter |||| %{smart_count} caracteres',
  segments: '%{smart_count} segmento |||| %{smart_count} segmentos',
  cost: '%{cost} por destinatário',
  tierCost: '%{cost} por destinatário, ao preço para %{volume} SMS',
  tierTotal:
    'no máximo %{total} para %{smart_count} destinatário |||| no máximo %{total} para %{smart_count} destinatários',
  merge: 'Os marcadores contam como estão escritos; com os valores reais, o texto pode ficar mais longo.',
  forced: 'Estes caracteres exigem UCS-2, em que cabem 70 em vez de 160 por mensagem:',
  at: '%{name}, na posição %{position}',
  more: 'e mais %{smart_count} |||| e mais %{smart_count}',
  replace: 'Substituir por caracteres simples',
  undo: 'Anular a substituição',
  names: {
    quote: 'aspas tipográficas',
    dash: 'travessão',
    space: 'espaço especial',
    ellipsis: 'reticências',
    bullet: 'marcador de lista',
    backtick: 'acento grave',
    invisible: 'carácter invisível',
    emoji: 'emoji',
    letter: 'letra',
    sign: 'sinal',
  },
} satisfies TranslationOf<typeof english>;
