import type { richText as english } from '../en/richText';
import type { TranslationOf } from '../translationOf';

export const richText = {
  richText: {
    toolbar: 'Formatação de %{label}',
    bold: 'Negrito',
    italic: 'Itálico',
    underline: 'Sublinhado',
    strike: 'Riscado',
    code: 'Código',
    heading: 'Título %{level}',
    bulletList: 'Lista com marcas',
    orderedList: 'Lista numerada',
    indent: 'Aumentar avanço',
    outdent: 'Diminuir avanço',
    blockquote: 'Citação',
    codeBlock: 'Bloco de código',
    horizontalRule: 'Linha separadora',
    link: 'Ligação',
    unlink: 'Remover ligação',
    address: 'Endereço',
    badAddress: 'https://, http://, mailto: ou tel: e o que se segue',
    apply: 'Aplicar',
    undo: 'Anular',
    redo: 'Refazer',
    withKey: '%{name} (%{key})',
    picture: 'Imagem: %{alt}',
  },
} satisfies TranslationOf<typeof english>;
