export type Language = 'en' | 'de' | 'fr' | 'pt' | 'es' | 'ar';

type Words = {
  /** Leaves, as the only words or as the first of few. */
  readonly stop: readonly string[];
  /** Leaves where it stands alone: with more behind it, it may mean something else (`Cancel my appointment`). */
  readonly stopAlone: readonly string[];
  /** Not that, although it begins like it (`stop by tomorrow`). */
  readonly stopNot: readonly string[];
  /** Comes back, alone. */
  readonly start: readonly string[];
  /** Agrees, alone: to what one was asked. */
  readonly yes: readonly string[];
  /** Wants to know who it is, alone. */
  readonly help: readonly string[];
  /** Nothing but these asks for nothing. */
  readonly idle: readonly string[];
};

/**
 * What is understood, by language, in any case and with or without accents and signs. English has the words of 47 CFR
 * 64.1200(a)(10) and of the carriers of the United States, French those of Canada and of the French operators.
 */
export const words: Readonly<Record<Language, Words>> = {
  en: {
    stop: ['stop', 'stop all', 'stopall', 'unsubscribe', 'revoke', 'opt out', 'optout'],
    stopAlone: ['end', 'quit', 'cancel', 'halt', 'remove me'],
    stopNot: ['stop by', 'stop over', 'stop off'],
    start: ['start', 'unstop', 'subscribe', 'opt in', 'optin'],
    yes: ['yes'],
    help: ['help', 'info'],
    idle: ['ok', 'okay', 'thanks', 'thank', 'you', 'thx', 'ty'],
  },
  de: {
    stop: ['stopp', 'abmelden', 'abbestellen', 'austragen'],
    stopAlone: ['ende', 'abmeldung'],
    stopNot: [],
    start: ['anmelden'],
    yes: ['ja'],
    help: ['hilfe'],
    idle: ['danke', 'vielen', 'dank', 'schön', 'dankeschön'],
  },
  fr: {
    stop: ['arrêt', 'arrêter', 'arrêtez', 'arrête', 'désabonner', 'désinscrire', 'désinscription'],
    stopAlone: ['fin', 'annuler', 'résilier'],
    stopNot: ['arrêt de'],
    start: ['s’abonner', 'abonner', 'réabonner'],
    yes: ['oui'],
    help: ['aide'],
    idle: ['merci', 'beaucoup', 'd’accord'],
  },
  pt: {
    stop: ['parar', 'sair', 'descadastrar', 'desinscrever'],
    stopAlone: ['cancelar', 'remover', 'fim', 'pare'],
    stopNot: [],
    start: ['inscrever', 'assinar', 'voltar'],
    yes: ['sim'],
    help: ['ajuda'],
    idle: ['obrigado', 'obrigada', 'muito'],
  },
  es: {
    stop: ['baja', 'darme de baja'],
    stopAlone: ['alto', 'cancelar', 'salir', 'parar'],
    stopNot: [],
    start: ['alta'],
    yes: ['sí'],
    help: ['ayuda'],
    idle: ['gracias', 'muchas'],
  },
  ar: {
    stop: ['قف', 'إيقاف', 'توقف'],
    stopAlone: ['إلغاء'],
    stopNot: [],
    start: ['اشتراك'],
    yes: ['نعم'],
    help: ['مساعدة'],
    idle: ['شكرا'],
  },
};

/** Signs that ask for nothing where a text has nothing else; a question mark does. */
export const IDLE_SIGNS = '.,;:!-–—_*\'"()👍👌🙏❤😀😁😂😃😄😅😉😊😍🙂🤗👏💪🎉';
