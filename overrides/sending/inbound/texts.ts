type Text = Readonly<Record<'en' | 'de' | 'fr' | 'pt', string>>;

export type Language = keyof Text;

/** The first of these that is a language of ours; else English. */
export const languageOf = (...wanted: readonly (string | null | undefined)[]): Language =>
  wanted.find((each): each is Language => each !== undefined && each !== null && each in leftText) ?? 'en';

/* Without letters that GSM-7 lacks, so that each is one segment. */
export const leftText: Text = {
  en: 'You will receive no more messages from us.',
  de: 'Sie erhalten keine Nachrichten mehr von uns.',
  fr: 'Vous ne recevrez plus de messages de notre part.',
  pt: 'Deixou de receber as nossas mensagens.',
};

export const helpText: Text = {
  en: 'Contact: {contact}. Reply STOP to opt out.',
  de: 'Kontakt: {contact}. Abmelden mit STOP.',
  fr: 'Contact : {contact}. Répondez STOP pour ne plus rien recevoir.',
  pt: 'Contacto: {contact}. Responda STOP para sair.',
};

export const askText: Text = {
  en: 'Reply YES to join "{group}".',
  de: 'Antworten Sie mit JA, um bei "{group}" dabei zu sein.',
  fr: 'Répondez OUI pour rejoindre "{group}".',
  pt: 'Responda SIM para aderir a "{group}".',
};

/** What each customer is told where somebody left several at once. */
export const severalTitle: Text = {
  en: '{phone} has opted out',
  de: '{phone} hat sich abgemeldet',
  fr: '{phone} s’est désabonné',
  pt: '{phone} cancelou a subscrição',
};

export const severalBody: Text = {
  en: 'It was an answer to a sender that several customers use, so it holds at each of them. If it was not meant for you, have it lifted with a reason.',
  de: 'Die Antwort ging an einen Absender, den mehrere Kunden nutzen; sie gilt daher bei jedem von ihnen. War sie nicht für Sie bestimmt, lassen Sie sie mit Begründung aufheben.',
  fr: 'La réponse visait un expéditeur que plusieurs clients utilisent ; elle vaut donc chez chacun d’eux. Si elle ne vous concernait pas, faites-la lever avec un motif.',
  pt: 'A resposta foi para um remetente usado por vários clientes, por isso vale em cada um deles. Se não era para si, peça que seja anulada com um motivo.',
};

/** What a customer is told of a reply that it has to decide on. */
export const toDecideTitle: Text = {
  en: 'What does the reply from {phone} mean?',
  de: 'Was bedeutet die Antwort von {phone}?',
  fr: 'Que veut dire la réponse de {phone} ?',
  pt: 'O que significa a resposta de {phone}?',
};

export const toDecideBody: Text = {
  en: 'Please decide by {day} whether it is an opt-out. Until then no marketing goes there.',
  de: 'Bitte entscheiden Sie bis {day}, ob es eine Abmeldung ist. Bis dahin geht keine Werbung dorthin.',
  fr: 'Décidez d’ici le {day} si c’est une désinscription. D’ici là, aucune publicité n’y est envoyée.',
  pt: 'Decida até {day} se é uma saída. Até lá, não é enviada publicidade para esse número.',
};

/** Of an opt-out of a number that nothing can be read from. */
export const noNumber: Text = {
  en: 'This is no number that messages could go to.',
  de: 'Das ist keine Nummer, an die Nachrichten gehen könnten.',
  fr: 'Ce n’est pas un numéro auquel des messages pourraient être envoyés.',
  pt: 'Este não é um número para o qual possam seguir mensagens.',
};

/** A text with what stands in its braces. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
