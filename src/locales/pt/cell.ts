import type { cell as english } from '../en/cell';
import type { TranslationOf } from '../translationOf';

export const cell = {
  notText: 'O servidor enviou algo que não é texto.',
  notNumber: 'O servidor enviou algo que não é um número.',
  notDate: 'O servidor enviou algo que não é uma data.',
  notBoolean: 'O servidor enviou algo que não é sim nem não.',
  notList: 'O servidor enviou algo que não é uma lista.',
  notObject: 'O servidor enviou algo que não é um grupo de valores.',
  badMoney: 'O servidor enviou algo que não é uma quantia em dinheiro.',
  badEmail: 'O servidor enviou algo que não é um endereço de e-mail.',
  badPhone: 'O servidor enviou algo que não é um número de telefone.',
  badUrl: 'O servidor enviou um endereço que não pode ser aberto em segurança.',
  badImage: 'Não foi possível mostrar a imagem.',
  badValue: 'O servidor enviou um valor que não pode ser mostrado aqui.',
  unknownValue: 'Valor desconhecido «%{value}»',
  missingReference: '%{name}: já não existe ou não pode ser consultado.',
} satisfies TranslationOf<typeof english>;
