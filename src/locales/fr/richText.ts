import type { richText as english } from '../en/richText';
import type { TranslationOf } from '../translationOf';

export const richText = {
  richText: {
    toolbar: 'Mise en forme de %{label}',
    bold: 'Gras',
    italic: 'Italique',
    underline: 'Souligné',
    strike: 'Barré',
    code: 'Code',
    heading: 'Titre %{level}',
    bulletList: 'Liste à puces',
    orderedList: 'Liste numérotée',
    indent: 'Augmenter le retrait',
    outdent: 'Réduire le retrait',
    blockquote: 'Citation',
    codeBlock: 'Bloc de code',
    horizontalRule: 'Ligne de séparation',
    link: 'Lien',
    unlink: 'Supprimer le lien',
    address: 'Adresse',
    badAddress: 'https://, http://, mailto: ou tel: et la suite',
    apply: 'Appliquer',
    undo: 'Annuler',
    redo: 'Rétablir',
    withKey: '%{name} (%{key})',
    picture: 'Image : %{alt}',
  },
} satisfies TranslationOf<typeof english>;
