import { f } from './src/config/builders';
import { defineAdmin } from './src/config/defineAdmin';
import { defineResource } from './src/config/defineResource';

const languages = {
  en: { label: { en: 'English', de: 'English', fr: 'English', pt: 'English' } },
  de: { label: { en: 'Deutsch', de: 'Deutsch', fr: 'Deutsch', pt: 'Deutsch' } },
  fr: { label: { en: 'Français', de: 'Français', fr: 'Français', pt: 'Français' } },
  pt: { label: { en: 'Português', de: 'Português', fr: 'Português', pt: 'Português' } },
} as const;

/* The states of several operators and aggregators, brought together under one set of names. */
const deliveryStates = {
  scheduled: {
    label: { en: 'Scheduled', de: 'Geplant', fr: 'Planifié', pt: 'Agendada' },
    tone: 'neutral',
    icon: 'schedule',
  },
  queued: {
    label: { en: 'Queued', de: 'In Warteschlange', fr: 'En file d’attente', pt: 'Em fila' },
    tone: 'info',
    icon: 'clock',
  },
  sending: {
    label: { en: 'Sending', de: 'Wird gesendet', fr: 'En cours d’envoi', pt: 'A enviar' },
    tone: 'progress',
    icon: 'upload',
  },
  sent: {
    label: { en: 'Sent', de: 'Gesendet', fr: 'Envoyé', pt: 'Enviada' },
    tone: 'progress',
    icon: 'send',
  },
  delivered: {
    label: { en: 'Delivered', de: 'Zugestellt', fr: 'Remis', pt: 'Entregue' },
    tone: 'success',
    icon: 'check',
  },
  undelivered: {
    label: { en: 'Undelivered', de: 'Nicht zugestellt', fr: 'Non remis', pt: 'Não entregue' },
    tone: 'danger',
    icon: 'error',
  },
  failed: {
    label: { en: 'Failed', de: 'Fehlgeschlagen', fr: 'Échec', pt: 'Falhada' },
    tone: 'danger',
    icon: 'cancel',
  },
  expired: {
    label: { en: 'Expired', de: 'Abgelaufen', fr: 'Expiré', pt: 'Expirada' },
    tone: 'warning',
    icon: 'history',
  },
  rejected: {
    label: { en: 'Rejected', de: 'Abgelehnt', fr: 'Rejeté', pt: 'Rejeitada' },
    tone: 'danger',
    icon: 'block',
  },
  cancelled: {
    label: { en: 'Cancelled', de: 'Storniert', fr: 'Annulé', pt: 'Cancelada' },
    tone: 'neutral',
    icon: 'ban',
  },
  unknown: {
    label: { en: 'No receipt', de: 'Keine Quittung', fr: 'Sans accusé', pt: 'Sem recibo' },
    tone: 'warning',
    icon: 'help',
  },
} as const;

const deliveryTransitions = {
  scheduled: ['queued', 'cancelled'],
  queued: ['sending', 'rejected', 'failed', 'cancelled'],
  sending: ['sent', 'failed', 'rejected'],
  sent: ['delivered', 'undelivered', 'expired', 'rejected', 'unknown'],
  delivered: [],
  undelivered: [],
  failed: [],
  expired: ['delivered'],
  rejected: [],
  cancelled: [],
  unknown: ['delivered'],
} as const;

/* How far the messages of a campaign in each state are; often listed is often met. */
const sentInState = {
  running: ['delivered', 'delivered', 'delivered', 'delivered', 'sent', 'undelivered', 'queued'],
  paused: ['delivered', 'delivered', 'delivered', 'undelivered', 'queued', 'queued', 'queued'],
  completed: [
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'delivered',
    'undelivered',
    'expired',
    'rejected',
  ],
  cancelled: ['delivered', 'delivered', 'delivered', 'cancelled', 'cancelled', 'cancelled', 'cancelled'],
  failed: ['delivered', 'delivered', 'delivered', 'delivered', 'failed', 'queued', 'queued'],
} as const;

const codesOfState = {
  undelivered: ['1', '1', '13', '21', '46'],
  failed: ['33', '50'],
  expired: ['36'],
  rejected: ['19', '43'],
} as const;

/* Nothing was handed to an operator. */
const freeOfCharge = {
  scheduled: ['0.0000'],
  queued: ['0.0000'],
  failed: ['0.0000'],
  rejected: ['0.0000'],
  cancelled: ['0.0000'],
} as const;

const retryLater = {
  en: 'Send it again later.',
  de: 'Später noch einmal senden.',
  fr: 'Renvoyez-le plus tard.',
  pt: 'Envie novamente mais tarde.',
} as const;

const correctNumber = {
  en: 'Correct the number of the contact.',
  de: 'Die Nummer des Kontakts berichtigen.',
  fr: 'Corrigez le numéro du contact.',
  pt: 'Corrija o número do contacto.',
} as const;

const notAvailable = {
  label: {
    en: 'Temporarily unavailable',
    de: 'Vorübergehend nicht verfügbar',
    fr: 'Momentanément indisponible',
    pt: 'Temporariamente indisponível',
  },
  tone: 'warning',
  advice: retryLater,
  permanent: false,
} as const;

const barred = {
  label: {
    en: 'Barred by the operator',
    de: 'Vom Betreiber gesperrt',
    fr: 'Bloqué par l’opérateur',
    pt: 'Barrado pelo operador',
  },
  tone: 'danger',
  advice: {
    en: 'Stop sending to this number.',
    de: 'Nicht mehr an diese Nummer senden.',
    fr: 'N’envoyez plus rien à ce numéro.',
    pt: 'Deixe de enviar para este número.',
  },
  permanent: true,
} as const;

/* Numbers that several operators and aggregators understand, as operators report them with a receipt. */
const failureCodes = {
  '1': {
    label: { en: 'Not reachable', de: 'Nicht erreichbar', fr: 'Injoignable', pt: 'Não contactável' },
    tone: 'warning',
    advice: {
      en: 'The phone is off or out of coverage: send it again later.',
      de: 'Das Telefon ist aus oder ohne Netz: später noch einmal senden.',
      fr: 'Le téléphone est éteint ou hors réseau : renvoyez-le plus tard.',
      pt: 'O telefone está desligado ou sem rede: envie novamente mais tarde.',
    },
    permanent: false,
  },
  '8': barred,
  '13': {
    label: {
      en: 'No such subscriber',
      de: 'Kein solcher Teilnehmer',
      fr: 'Abonné inexistant',
      pt: 'Assinante inexistente',
    },
    tone: 'danger',
    advice: {
      en: 'Remove the contact.',
      de: 'Den Kontakt entfernen.',
      fr: 'Supprimez le contact.',
      pt: 'Remova o contacto.',
    },
    permanent: true,
  },
  '15': {
    label: { en: 'Invalid number', de: 'Ungültige Nummer', fr: 'Numéro invalide', pt: 'Número inválido' },
    tone: 'danger',
    advice: correctNumber,
    permanent: true,
  },
  '16': {
    label: {
      en: 'Number in a wrong format',
      de: 'Nummer in falschem Format',
      fr: 'Numéro mal formé',
      pt: 'Número mal formatado',
    },
    tone: 'danger',
    advice: correctNumber,
    permanent: true,
  },
  '19': {
    label: {
      en: 'Sender ID not registered',
      de: 'Absenderkennung nicht registriert',
      fr: 'Expéditeur non enregistré',
      pt: 'Remetente não registado',
    },
    tone: 'danger',
    advice: {
      en: 'Register the sender ID with this operator or send with another one.',
      de: 'Die Absenderkennung bei diesem Betreiber registrieren oder mit einer anderen senden.',
      fr: 'Enregistrez l’expéditeur auprès de cet opérateur ou utilisez-en un autre.',
      pt: 'Registe o remetente neste operador ou envie com outro.',
    },
    permanent: true,
  },
  '21': {
    label: {
      en: 'Memory of the phone full',
      de: 'Speicher des Telefons voll',
      fr: 'Mémoire du téléphone pleine',
      pt: 'Memória do telefone cheia',
    },
    tone: 'warning',
    advice: retryLater,
    permanent: false,
  },
  '26': barred,
  '30': {
    label: {
      en: 'Number ported, operator unclear',
      de: 'Nummer portiert, Betreiber unklar',
      fr: 'Numéro porté, opérateur incertain',
      pt: 'Número portado, operador incerto',
    },
    tone: 'warning',
    advice: {
      en: 'Look up the present operator, then send it again.',
      de: 'Den jetzigen Betreiber abfragen, dann noch einmal senden.',
      fr: 'Vérifiez l’opérateur actuel, puis renvoyez-le.',
      pt: 'Consulte o operador atual e envie novamente.',
    },
    permanent: false,
  },
  '33': {
    label: { en: 'No route', de: 'Kein Weg zum Betreiber', fr: 'Aucune route', pt: 'Sem rota' },
    tone: 'warning',
    advice: {
      en: 'Check the operator and its route.',
      de: 'Den Betreiber und den Weg dorthin prüfen.',
      fr: 'Vérifiez l’opérateur et sa route.',
      pt: 'Verifique o operador e a sua rota.',
    },
    permanent: false,
  },
  '36': {
    label: {
      en: 'Validity ran out',
      de: 'Gültigkeit abgelaufen',
      fr: 'Délai dépassé',
      pt: 'Validade expirada',
    },
    tone: 'warning',
    advice: {
      en: 'Send it again with a longer validity.',
      de: 'Mit längerer Gültigkeit noch einmal senden.',
      fr: 'Renvoyez-le avec une durée de validité plus longue.',
      pt: 'Envie novamente com uma validade mais longa.',
    },
    permanent: false,
  },
  '42': {
    label: {
      en: 'Not enough credit',
      de: 'Guthaben reicht nicht',
      fr: 'Crédit insuffisant',
      pt: 'Saldo insuficiente',
    },
    tone: 'warning',
    advice: {
      en: 'Top up the customer, then send it again.',
      de: 'Guthaben des Kunden aufladen, dann noch einmal senden.',
      fr: 'Rechargez le compte du client, puis renvoyez-le.',
      pt: 'Carregue o saldo do cliente e envie novamente.',
    },
    permanent: false,
  },
  '43': {
    label: {
      en: 'Stopped by a spam filter',
      de: 'Vom Spamfilter angehalten',
      fr: 'Arrêté par un filtre anti-spam',
      pt: 'Travado por um filtro de spam',
    },
    tone: 'danger',
    advice: {
      en: 'Change the text.',
      de: 'Den Text ändern.',
      fr: 'Modifiez le texte.',
      pt: 'Altere o texto.',
    },
    permanent: true,
  },
  '44': {
    label: {
      en: 'Billing problem of the subscriber',
      de: 'Abrechnungsproblem des Teilnehmers',
      fr: 'Problème de facturation de l’abonné',
      pt: 'Problema de faturação do assinante',
    },
    tone: 'warning',
    advice: retryLater,
    permanent: false,
  },
  '46': notAvailable,
  '47': notAvailable,
  '50': {
    label: {
      en: 'Sent too fast',
      de: 'Zu schnell gesendet',
      fr: 'Envoi trop rapide',
      pt: 'Envio demasiado rápido',
    },
    tone: 'warning',
    advice: {
      en: 'Lower the sending speed.',
      de: 'Die Sendegeschwindigkeit senken.',
      fr: 'Réduisez la vitesse d’envoi.',
      pt: 'Reduza a velocidade de envio.',
    },
    permanent: false,
  },
  optOut: {
    label: { en: 'Opted out', de: 'Abgemeldet', fr: 'Désinscrit', pt: 'Cancelou a subscrição' },
    tone: 'danger',
    advice: {
      en: 'This person wants no messages: the number stays suppressed.',
      de: 'Diese Person möchte keine Nachrichten: Die Nummer bleibt gesperrt.',
      fr: 'Cette personne ne veut plus de messages : le numéro reste exclu.',
      pt: 'Esta pessoa não quer mensagens: o número fica suprimido.',
    },
    permanent: true,
  },
} as const;

/* A mistake found later is put right by a credit note, never by changing what the customer has already seen. */
const afterDraft = {
  invoiceStatus: { $in: ['Sent', 'Downloaded', 'Partial Payment', 'Paid', 'Past Due'] },
} as const;

/* Under review or in use: another name would be one that nobody has looked at. */
const underReviewOrUsed = { status: { $in: ['pending', 'approved', 'suspended', 'expired'] } } as const;

const switchStates = {
  active: {
    label: { en: 'Active', de: 'Aktiv', fr: 'Actif', pt: 'Ativo' },
    tone: 'success',
    icon: 'check',
  },
  inactive: {
    label: { en: 'Inactive', de: 'Inaktiv', fr: 'Inactif', pt: 'Inativo' },
    tone: 'neutral',
    icon: 'pause',
  },
} as const;

const offerStates = {
  active: {
    label: { en: 'Active', de: 'Aktiv', fr: 'Actif', pt: 'Ativo' },
    tone: 'success',
    icon: 'check',
  },
  inactive: {
    label: {
      en: 'Not offered yet',
      de: 'Noch nicht angeboten',
      fr: 'Pas encore proposé',
      pt: 'Ainda não disponível',
    },
    tone: 'neutral',
    icon: 'draft',
  },
  archived: {
    label: { en: 'Archived', de: 'Archiviert', fr: 'Archivé', pt: 'Arquivado' },
    tone: 'warning',
    icon: 'archive',
  },
} as const;

const paymentMethods = {
  transfer: {
    label: { en: 'Bank transfer', de: 'Überweisung', fr: 'Virement', pt: 'Transferência bancária' },
  },
  card: { label: { en: 'Card', de: 'Karte', fr: 'Carte', pt: 'Cartão' } },
  directDebit: {
    label: { en: 'Direct debit', de: 'Lastschrift', fr: 'Prélèvement', pt: 'Débito direto' },
  },
} as const;

/* A message that is still on its way, or was never sent, says nothing about how well messages arrive. */
const notDelivered = ['undelivered', 'failed', 'expired', 'rejected'] as const;

const deliveryRate = {
  label: { en: 'Delivery rate', de: 'Zustellquote', fr: 'Taux de remise', pt: 'Taxa de entrega' },
  metric: {
    of: 'smsLogs',
    measure: 'share',
    where: { status: ['delivered', ...notDelivered] },
    part: { status: ['delivered'] },
  },
} as const;

const messageCount = {
  label: { en: 'Messages', de: 'Nachrichten', fr: 'Messages', pt: 'Mensagens' },
  metric: { of: 'smsLogs' },
} as const;

const messageCost = {
  label: {
    en: 'Charged for messages',
    de: 'Für Nachrichten berechnet',
    fr: 'Facturé pour messages',
    pt: 'Cobrado por mensagens',
  },
  metric: { of: 'smsLogs', measure: 'sum', field: 'charge' },
} as const;

const failureCount = {
  label: { en: 'Not delivered', de: 'Nicht zugestellt', fr: 'Non remis', pt: 'Não entregues' },
  metric: { of: 'smsLogs', where: { status: notDelivered } },
} as const;

/* Campaigns of which messages have been handed over. */
const begunCampaigns = {
  status: { $in: ['running', 'paused', 'completed', 'cancelled', 'failed'] },
} as const;

const smsLogs = defineResource({
  label: {
    one: { en: 'SMS log', de: 'SMS-Eintrag', fr: 'SMS envoyé', pt: 'Registo de SMS' },
    many: { en: 'SMS logs', de: 'SMS-Protokoll', fr: 'Journal des SMS', pt: 'Registos de SMS' },
  },
  title: '{from} → {to}',
  icon: 'sms',
  group: 'sms',
  readOnly: true,
  api: { assumed: true },
  fields: {
    messageId: f.text({
      label: { en: 'Message ID', de: 'Nachrichten-ID', fr: 'ID du message', pt: 'ID da mensagem' },
      code: true,
      search: true,
      hidden: true,
      fake: { path: 'string.hexadecimal', args: [{ length: 16, casing: 'lower', prefix: '' }] },
    }),
    createdAt: f.dateTime({
      label: { en: 'Accepted', de: 'Angenommen', fr: 'Accepté', pt: 'Aceite' },
      fake: { between: ['campaign.startedAt', 'campaign.finishedAt'] },
    }),
    from: f.text({
      label: { en: 'From', de: 'Von', fr: 'De', pt: 'De' },
      search: true,
      fake: {
        from: 'campaign.senderId.senderId',
        else: { oneOf: ['Nordlicht', 'CASAVIVA', 'WEILAND', 'VOLTAGO'] },
      },
    }),
    to: f.phone({ label: { en: 'To', de: 'An', fr: 'À', pt: 'Para' }, search: true }),
    text: f.longText({
      label: { en: 'Text', de: 'Text', fr: 'Texte', pt: 'Texto' },
      search: true,
      hidden: true,
      wide: true,
      fake: {
        from: 'campaign.message',
        else: {
          oneOf: [
            'Your code is 482913. It is valid for 10 minutes.',
            'Ihr Paket kommt heute zwischen 14 und 16 Uhr.',
            'Votre rendez-vous est confirmé pour demain à 9 h 30.',
            'A sua encomenda está pronta para levantamento.',
          ],
        },
      },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      values: deliveryStates,
      fake: { by: 'campaign.status', of: sentInState },
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      fake: { from: 'campaign.user' },
    }),
    campaign: f.reference({
      label: { en: 'Campaign', de: 'Kampagne', fr: 'Campagne', pt: 'Campanha' },
      to: 'campaigns',
      hidden: true,
      fake: { oneOf: [null] },
    }),
    operator: f.reference({
      label: { en: 'Operator', de: 'Netzbetreiber', fr: 'Opérateur', pt: 'Operador' },
      to: 'operators',
      fake: { prefixOf: 'to', in: 'dialPrefixes' },
    }),
    channel: f.choice({
      label: { en: 'Channel', de: 'Kanal', fr: 'Canal', pt: 'Canal' },
      hidden: true,
      values: {
        web: { label: { en: 'Web', de: 'Web', fr: 'Web', pt: 'Web' } },
        api: { label: { en: 'API', de: 'API', fr: 'API', pt: 'API' } },
        smpp: { label: { en: 'SMPP', de: 'SMPP', fr: 'SMPP', pt: 'SMPP' } },
      },
    }),
    encoding: f.choice({
      label: { en: 'Encoding', de: 'Kodierung', fr: 'Encodage', pt: 'Codificação' },
      help: {
        en: 'One character outside GSM-7, such as an emoji, turns the whole message into UCS-2 with 70 characters.',
        de: 'Ein einziges Zeichen außerhalb von GSM-7, etwa ein Emoji, macht die ganze Nachricht zu UCS-2 mit 70 Zeichen.',
        fr: 'Un seul caractère hors GSM-7, par exemple un émoji, fait passer tout le message en UCS-2 (70 caractères).',
        pt: 'Um único carácter fora do GSM-7, como um emoji, passa toda a mensagem para UCS-2, com 70 caracteres.',
      },
      hidden: true,
      values: {
        'GSM-7': { label: { en: 'GSM-7', de: 'GSM-7', fr: 'GSM-7', pt: 'GSM-7' } },
        'UCS-2': { label: { en: 'UCS-2', de: 'UCS-2', fr: 'UCS-2', pt: 'UCS-2' } },
      },
      fake: { oneOf: ['GSM-7'] },
    }),
    segments: f.number({
      label: { en: 'Segments', de: 'Segmente', fr: 'Segments', pt: 'Segmentos' },
      integer: true,
      compute: { segments: 'text' },
    }),
    charge: f.money({
      label: { en: 'Charge', de: 'Kosten', fr: 'Coût', pt: 'Custo' },
      currency: 'EUR',
      digits: 4,
      min: '0',
      fake: { by: 'status', of: freeOfCharge, else: { product: ['operator.sellPrice', 'segments'] } },
    }),
    sentAt: f.dateTime({
      label: {
        en: 'Handed to operator',
        de: 'An Betreiber übergeben',
        fr: 'Remis à l’opérateur',
        pt: 'Entregue ao operador',
      },
      hidden: true,
      fake: { from: 'events.sent.at' },
    }),
    deliveredAt: f.dateTime({
      label: { en: 'Delivered', de: 'Zugestellt am', fr: 'Remis le', pt: 'Entregue em' },
      hidden: true,
      showWhen: { status: 'delivered' },
      fake: { from: 'events.delivered.at' },
    }),
    errorCode: f.choice({
      label: { en: 'Failure', de: 'Fehler', fr: 'Échec', pt: 'Falha' },
      hidden: true,
      showWhen: { status: { $in: ['undelivered', 'failed', 'expired', 'rejected'] } },
      values: failureCodes,
      fake: { by: 'status', of: codesOfState },
    }),
    events: f.timeline({
      label: { en: 'Events', de: 'Ereignisse', fr: 'Événements', pt: 'Eventos' },
      wide: true,
      values: deliveryStates,
      transitions: deliveryTransitions,
      codes: failureCodes,
      fake: { steps: 'status', after: 'createdAt' },
    }),
  },
  list: {
    columns: [
      'createdAt',
      'from',
      'to',
      'status',
      'user',
      'operator',
      'segments',
      'charge',
      'campaign',
      'messageId',
      'text',
      'channel',
      'encoding',
      'sentAt',
      'deliveredAt',
      'errorCode',
    ],
    sort: ['createdAt', 'DESC'],
    filters: [
      'status',
      'user',
      'campaign',
      'operator',
      'createdAt',
      'channel',
      'encoding',
      'errorCode',
      'charge',
    ],
    presets: [
      {
        label: { en: 'Not delivered', de: 'Nicht zugestellt', fr: 'Non remis', pt: 'Não entregues' },
        filter: { status: ['undelivered', 'failed', 'expired', 'rejected'] },
      },
      {
        label: { en: 'On the way', de: 'Unterwegs', fr: 'En route', pt: 'A caminho' },
        filter: { status: ['scheduled', 'queued', 'sending', 'sent'] },
      },
      {
        label: { en: 'No receipt', de: 'Keine Quittung', fr: 'Sans accusé', pt: 'Sem recibo' },
        filter: { status: ['unknown'] },
      },
    ],
    card: { primary: 'to', secondary: 'from', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Message', de: 'Nachricht', fr: 'Message', pt: 'Mensagem' },
      sections: [
        { fields: ['from', 'to', 'text', 'user', 'campaign', 'channel', 'messageId'] },
        {
          label: {
            en: 'Size and cost',
            de: 'Umfang und Kosten',
            fr: 'Taille et coût',
            pt: 'Tamanho e custo',
          },
          fields: ['encoding', 'segments', 'charge'],
        },
      ],
    },
    {
      label: { en: 'Delivery', de: 'Zustellung', fr: 'Remise', pt: 'Entrega' },
      sections: [
        { fields: ['status', 'operator', 'createdAt', 'sentAt', 'deliveredAt', 'errorCode'] },
        { fields: ['events'] },
      ],
    },
  ],
  transitions: { status: deliveryTransitions },
  demo: {
    count: 60,
    each: [
      {
        field: 'campaign',
        when: begunCampaigns,
        over: 'contacts',
        where: { status: { $nin: ['unsubscribed', 'blacklisted'] } },
        share: 'groups',
        copy: { to: 'phone' },
        set: { channel: 'web' },
      },
      {
        field: 'campaign',
        when: begunCampaigns,
        over: 'contacts',
        where: { status: { $in: ['unsubscribed', 'blacklisted'] } },
        share: 'groups',
        copy: { to: 'phone' },
        set: { channel: 'web', status: 'rejected', errorCode: 'optOut' },
      },
    ],
  },
});

const senderIds = defineResource({
  label: {
    one: { en: 'Sender ID', de: 'Absenderkennung', fr: 'Identifiant d’expéditeur', pt: 'ID de remetente' },
    many: {
      en: 'Sender IDs',
      de: 'Absenderkennungen',
      fr: 'Identifiants d’expéditeur',
      pt: 'IDs de remetente',
    },
  },
  title: '{senderId}',
  icon: 'badge',
  group: 'sms',
  api: { assumed: true },
  fields: {
    senderId: f.text({
      label: {
        en: 'Sender ID',
        de: 'Absenderkennung',
        fr: 'Identifiant d’expéditeur',
        pt: 'ID de remetente',
      },
      help: {
        en: 'Up to 11 letters, digits, spaces and & . - _ with at least one letter, or a number of 3 to 15 digits.',
        de: 'Bis zu 11 Buchstaben, Ziffern, Leerzeichen und & . - _ mit mindestens einem Buchstaben, oder eine Nummer mit 3 bis 15 Ziffern.',
        fr: 'Jusqu’à 11 lettres, chiffres, espaces et & . - _ dont au moins une lettre, ou un numéro de 3 à 15 chiffres.',
        pt: 'Até 11 letras, algarismos, espaços e & . - _ com pelo menos uma letra, ou um número de 3 a 15 algarismos.',
      },
      required: true,
      unique: true,
      search: true,
      max: 16,
      pattern: '^(?!00)(?:(?=.*[A-Za-z])[A-Za-z0-9&._-][A-Za-z0-9 &._-]{0,10}|\\+?[0-9]{3,15})$',
      patternMessage: {
        en: 'Up to 11 characters with at least one letter, or 3 to 15 digits; not starting with 00.',
        de: 'Bis zu 11 Zeichen mit mindestens einem Buchstaben oder 3 bis 15 Ziffern, nicht mit 00 am Anfang.',
        fr: 'Jusqu’à 11 caractères dont au moins une lettre, ou 3 à 15 chiffres, sans 00 au début.',
        pt: 'Até 11 caracteres com pelo menos uma letra, ou 3 a 15 algarismos, sem começar por 00.',
      },
      readOnlyWhen: underReviewOrUsed,
      fake: { path: 'string.alpha', args: [{ length: 8, casing: 'upper' }] },
    }),
    type: f.choice({
      label: { en: 'Type', de: 'Art', fr: 'Type', pt: 'Tipo' },
      required: true,
      default: 'alphanumeric',
      readOnlyWhen: underReviewOrUsed,
      values: {
        alphanumeric: {
          label: { en: 'Alphanumeric', de: 'Alphanumerisch', fr: 'Alphanumérique', pt: 'Alfanumérico' },
        },
        long_code: {
          label: { en: 'Long number', de: 'Lange Nummer', fr: 'Numéro long', pt: 'Número longo' },
        },
        short_code: { label: { en: 'Short code', de: 'Kurzwahl', fr: 'Numéro court', pt: 'Número curto' } },
        toll_free: {
          label: { en: 'Toll-free', de: 'Gebührenfrei', fr: 'Numéro vert', pt: 'Número gratuito' },
        },
      },
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      required: true,
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      readOnly: true,
      default: 'draft',
      values: {
        draft: {
          label: { en: 'Draft', de: 'Entwurf', fr: 'Brouillon', pt: 'Rascunho' },
          tone: 'neutral',
          icon: 'draft',
        },
        pending: {
          label: {
            en: 'Waiting for review',
            de: 'Wartet auf Prüfung',
            fr: 'En attente de validation',
            pt: 'A aguardar revisão',
          },
          tone: 'info',
          icon: 'clock',
        },
        changes_required: {
          label: {
            en: 'Changes required',
            de: 'Änderungen nötig',
            fr: 'Modifications demandées',
            pt: 'Requer alterações',
          },
          tone: 'warning',
          icon: 'edit',
        },
        approved: {
          label: { en: 'Approved', de: 'Genehmigt', fr: 'Approuvé', pt: 'Aprovado' },
          tone: 'success',
          icon: 'check',
        },
        rejected: {
          label: { en: 'Rejected', de: 'Abgelehnt', fr: 'Refusé', pt: 'Rejeitado' },
          tone: 'danger',
          icon: 'block',
        },
        suspended: {
          label: { en: 'Suspended', de: 'Gesperrt', fr: 'Suspendu', pt: 'Suspenso' },
          tone: 'danger',
          icon: 'pause',
        },
        expired: {
          label: { en: 'Expired', de: 'Abgelaufen', fr: 'Expiré', pt: 'Expirado' },
          tone: 'warning',
          icon: 'history',
        },
      },
    }),
    countries: f.tags({
      label: { en: 'Countries', de: 'Länder', fr: 'Pays', pt: 'Países' },
      help: {
        en: 'Two-letter codes. Alphanumeric senders are not delivered in the United States and Canada.',
        de: 'Codes aus zwei Buchstaben. Alphanumerische Absender werden in den USA und Kanada nicht zugestellt.',
        fr: 'Codes à deux lettres. Les expéditeurs alphanumériques ne passent pas aux États-Unis ni au Canada.',
        pt: 'Códigos de duas letras. Remetentes alfanuméricos não são entregues nos Estados Unidos nem no Canadá.',
      },
      suggestions: ['DE', 'AT', 'CH', 'FR', 'PT', 'ES', 'GB', 'IT', 'NL'],
      max: 20,
    }),
    operators: f.references({
      label: { en: 'Operators', de: 'Netzbetreiber', fr: 'Opérateurs', pt: 'Operadores' },
      to: 'operators',
      hidden: true,
    }),
    useCase: f.longText({
      label: { en: 'Purpose', de: 'Zweck', fr: 'Usage prévu', pt: 'Finalidade' },
      help: {
        en: 'Who receives these messages, and why? Operators ask for it.',
        de: 'Wer erhält diese Nachrichten und warum? Die Netzbetreiber fragen danach.',
        fr: 'Qui reçoit ces messages, et pourquoi ? Les opérateurs le demandent.',
        pt: 'Quem recebe estas mensagens e porquê? Os operadores perguntam.',
      },
      required: true,
      max: 500,
      wide: true,
      hidden: true,
      fake: {
        oneOf: [
          'Sign-in codes for our web shop.',
          'Delivery notices for parcels.',
          'Reminders of appointments.',
        ],
      },
    }),
    sampleMessage: f.longText({
      label: {
        en: 'Sample message',
        de: 'Beispielnachricht',
        fr: 'Exemple de message',
        pt: 'Mensagem de exemplo',
      },
      required: true,
      max: 480,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Your code is 482913.', 'Your parcel arrives today.', 'See you tomorrow at 9:30.'] },
    }),
    reason: f.longText({
      label: { en: 'Reason', de: 'Begründung', fr: 'Motif', pt: 'Motivo' },
      readOnly: true,
      wide: true,
      hidden: true,
      showWhen: { status: { $in: ['changes_required', 'rejected', 'suspended'] } },
      fake: {
        oneOf: ['The sample message does not name the sender.', 'The name belongs to another company.'],
      },
    }),
    isDefault: f.boolean({
      label: {
        en: 'Default sender',
        de: 'Standardabsender',
        fr: 'Expéditeur par défaut',
        pt: 'Remetente predefinido',
      },
      default: false,
      hidden: true,
    }),
    validUntil: f.date({
      label: { en: 'Valid until', de: 'Gültig bis', fr: 'Valable jusqu’au', pt: 'Válido até' },
    }),
    submittedAt: f.dateTime({
      label: { en: 'Submitted', de: 'Eingereicht', fr: 'Soumis', pt: 'Submetido' },
      readOnly: true,
    }),
    reviewedAt: f.dateTime({
      label: { en: 'Reviewed', de: 'Geprüft', fr: 'Examiné', pt: 'Revisto' },
      readOnly: true,
      hidden: true,
      showWhen: { status: { $nin: ['draft', 'pending'] } },
      fake: { between: ['submittedAt'] },
    }),
  },
  list: {
    columns: [
      'senderId',
      'type',
      'user',
      'status',
      'countries',
      'submittedAt',
      'validUntil',
      'operators',
      'useCase',
      'sampleMessage',
      'reason',
      'isDefault',
      'reviewedAt',
    ],
    filters: ['status', 'type', 'user', 'countries', 'operators', 'submittedAt', 'validUntil', 'isDefault'],
    presets: [
      {
        label: {
          en: 'Waiting for review',
          de: 'Wartet auf Prüfung',
          fr: 'En attente de validation',
          pt: 'A aguardar revisão',
        },
        filter: { status: ['pending'] },
      },
      {
        label: { en: 'With the customer', de: 'Beim Kunden', fr: 'Chez le client', pt: 'Do lado do cliente' },
        filter: { status: ['draft', 'changes_required', 'rejected'] },
      },
    ],
    card: { primary: 'senderId', secondary: 'user', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Sender', de: 'Absender', fr: 'Expéditeur', pt: 'Remetente' },
      sections: [
        { fields: ['senderId', 'type', 'user', 'isDefault'] },
        {
          label: { en: 'Use', de: 'Verwendung', fr: 'Utilisation', pt: 'Utilização' },
          fields: ['useCase', 'sampleMessage', 'countries', 'operators', 'validUntil'],
        },
      ],
    },
    {
      label: { en: 'Review', de: 'Prüfung', fr: 'Validation', pt: 'Revisão' },
      sections: [{ fields: ['status', 'reason', 'submittedAt', 'reviewedAt'] }],
    },
  ],
  actions: {
    submit: {
      on: 'both',
      call: 'POST /v1/senderIds/:id/submit',
      label: {
        en: 'Submit for review',
        de: 'Zur Prüfung einreichen',
        fr: 'Soumettre à validation',
        pt: 'Submeter para revisão',
      },
      icon: 'send',
      tone: 'progress',
      when: { status: { $in: ['draft', 'changes_required', 'rejected', 'expired'] } },
      effect: { status: 'pending', reason: null },
      stamp: ['submittedAt'],
      assumed: true,
    },
    approve: {
      on: 'both',
      call: 'POST /v1/senderIds/:id/approve',
      label: { en: 'Approve', de: 'Genehmigen', fr: 'Approuver', pt: 'Aprovar' },
      icon: 'check',
      tone: 'success',
      confirm: {
        en: 'The customer can send with it at once.',
        de: 'Der Kunde kann sofort damit senden.',
        fr: 'Le client pourra l’utiliser aussitôt.',
        pt: 'O cliente pode enviar com ele de imediato.',
      },
      when: { status: 'pending' },
      effect: { status: 'approved', reason: null },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    requestChanges: {
      on: 'row',
      call: 'POST /v1/senderIds/:id/requestChanges',
      label: {
        en: 'Request changes',
        de: 'Änderungen anfordern',
        fr: 'Demander des modifications',
        pt: 'Pedir alterações',
      },
      icon: 'edit',
      tone: 'warning',
      form: {
        reason: f.longText({
          label: {
            en: 'What has to change?',
            de: 'Was muss geändert werden?',
            fr: 'Que faut-il modifier ?',
            pt: 'O que tem de mudar?',
          },
          required: true,
          min: 5,
          max: 500,
        }),
      },
      when: { status: 'pending' },
      effect: { status: 'changes_required' },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    reject: {
      on: 'both',
      call: 'POST /v1/senderIds/:id/reject',
      label: { en: 'Reject', de: 'Ablehnen', fr: 'Refuser', pt: 'Rejeitar' },
      icon: 'block',
      tone: 'danger',
      form: {
        reason: f.longText({
          label: { en: 'Reason', de: 'Begründung', fr: 'Motif', pt: 'Motivo' },
          help: {
            en: 'The customer reads it.',
            de: 'Der Kunde liest sie.',
            fr: 'Le client le lira.',
            pt: 'O cliente vai lê-lo.',
          },
          required: true,
          min: 5,
          max: 500,
        }),
      },
      when: { status: 'pending' },
      effect: { status: 'rejected' },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    suspend: {
      on: 'row',
      call: 'POST /v1/senderIds/:id/suspend',
      label: { en: 'Suspend', de: 'Sperren', fr: 'Suspendre', pt: 'Suspender' },
      icon: 'pause',
      tone: 'danger',
      form: {
        reason: f.longText({
          label: { en: 'Reason', de: 'Begründung', fr: 'Motif', pt: 'Motivo' },
          help: {
            en: 'The customer reads it.',
            de: 'Der Kunde liest sie.',
            fr: 'Le client le lira.',
            pt: 'O cliente vai lê-lo.',
          },
          required: true,
          min: 5,
          max: 500,
        }),
      },
      when: { status: 'approved' },
      effect: { status: 'suspended', isDefault: false },
      stamp: ['reviewedAt'],
      assumed: true,
    },
    reinstate: {
      on: 'row',
      call: 'POST /v1/senderIds/:id/reinstate',
      label: { en: 'Reinstate', de: 'Wieder freigeben', fr: 'Rétablir', pt: 'Restabelecer' },
      icon: 'undo',
      tone: 'success',
      confirm: true,
      when: { status: 'suspended' },
      effect: { status: 'approved', reason: null },
      stamp: ['reviewedAt'],
      assumed: true,
    },
  },
  transitions: {
    status: {
      draft: ['pending'],
      pending: ['approved', 'rejected', 'changes_required'],
      changes_required: ['pending'],
      approved: ['suspended', 'expired'],
      rejected: ['pending'],
      suspended: ['approved'],
      expired: ['pending'],
    },
  },
  demo: { count: 21 },
});

const spamWords = defineResource({
  label: {
    one: { en: 'Spam word', de: 'Spam-Wort', fr: 'Mot indésirable', pt: 'Palavra de spam' },
    many: { en: 'Spam words', de: 'Spam-Wörter', fr: 'Mots indésirables', pt: 'Palavras de spam' },
  },
  title: '{word}',
  icon: 'policy',
  group: 'sms',
  api: { assumed: true },
  import: { key: 'word' },
  fields: {
    word: f.text({
      label: { en: 'Word or pattern', de: 'Wort oder Muster', fr: 'Mot ou motif', pt: 'Palavra ou padrão' },
      required: true,
      unique: true,
      search: true,
      min: 2,
      max: 200,
      fake: 'word.noun',
    }),
    matchType: f.choice({
      label: { en: 'Matches', de: 'Trifft zu bei', fr: 'Correspond à', pt: 'Corresponde a' },
      required: true,
      default: 'word',
      values: {
        word: { label: { en: 'Whole word', de: 'Ganzes Wort', fr: 'Mot entier', pt: 'Palavra inteira' } },
        contains: {
          label: {
            en: 'Part of the text',
            de: 'Teil des Textes',
            fr: 'Partie du texte',
            pt: 'Parte do texto',
          },
        },
        regex: {
          label: {
            en: 'Regular expression',
            de: 'Regulärer Ausdruck',
            fr: 'Expression régulière',
            pt: 'Expressão regular',
          },
        },
      },
    }),
    action: f.choice({
      label: { en: 'Then', de: 'Dann', fr: 'Alors', pt: 'Então' },
      required: true,
      default: 'flag',
      values: {
        block: {
          label: { en: 'Block', de: 'Blockieren', fr: 'Bloquer', pt: 'Bloquear' },
          tone: 'danger',
          icon: 'block',
        },
        flag: {
          label: {
            en: 'Hold for review',
            de: 'Zur Prüfung anhalten',
            fr: 'Retenir pour examen',
            pt: 'Reter para revisão',
          },
          tone: 'warning',
          icon: 'policy',
        },
        warn: {
          label: {
            en: 'Warn the sender',
            de: 'Absender warnen',
            fr: 'Avertir l’expéditeur',
            pt: 'Avisar o remetente',
          },
          tone: 'info',
          icon: 'warning',
        },
      },
    }),
    category: f.choice({
      label: { en: 'Category', de: 'Kategorie', fr: 'Catégorie', pt: 'Categoria' },
      hidden: true,
      values: {
        phishing: { label: { en: 'Phishing', de: 'Phishing', fr: 'Hameçonnage', pt: 'Phishing' } },
        gambling: { label: { en: 'Gambling', de: 'Glücksspiel', fr: 'Jeux d’argent', pt: 'Jogo' } },
        loans: { label: { en: 'Loans', de: 'Kredite', fr: 'Crédits', pt: 'Empréstimos' } },
        adult: { label: { en: 'Adult', de: 'Erotik', fr: 'Adultes', pt: 'Adultos' } },
        other: { label: { en: 'Other', de: 'Sonstiges', fr: 'Autre', pt: 'Outra' } },
      },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      required: true,
      default: 'inactive',
      values: switchStates,
    }),
    caseSensitive: f.boolean({
      label: {
        en: 'Case matters',
        de: 'Groß- und Kleinschreibung zählt',
        fr: 'Respecter la casse',
        pt: 'Distingue maiúsculas',
      },
      default: false,
      hidden: true,
    }),
    language: f.choice({
      label: { en: 'Language', de: 'Sprache', fr: 'Langue', pt: 'Idioma' },
      hidden: true,
      values: languages,
    }),
    users: f.references({
      label: { en: 'Only for', de: 'Nur für', fr: 'Seulement pour', pt: 'Só para' },
      help: {
        en: 'Empty: for every customer.',
        de: 'Leer: für alle Kunden.',
        fr: 'Vide : pour tous les clients.',
        pt: 'Vazio: para todos os clientes.',
      },
      to: 'users',
      hidden: true,
    }),
    hitCount: f.number({
      label: { en: 'Hits', de: 'Treffer', fr: 'Occurrences', pt: 'Ocorrências' },
      integer: true,
      min: 0,
      readOnly: true,
      default: 0,
    }),
    lastHitAt: f.dateTime({
      label: { en: 'Last hit', de: 'Letzter Treffer', fr: 'Dernière occurrence', pt: 'Última ocorrência' },
      readOnly: true,
    }),
  },
  list: {
    columns: [
      'word',
      'matchType',
      'action',
      'status',
      'hitCount',
      'lastHitAt',
      'category',
      'caseSensitive',
      'language',
      'users',
    ],
    sort: ['word', 'ASC'],
    filters: ['status', 'action', 'matchType', 'category', 'language', 'users', 'hitCount', 'lastHitAt'],
    presets: [
      {
        label: { en: 'Never hit', de: 'Ohne Treffer', fr: 'Sans occurrence', pt: 'Sem ocorrências' },
        filter: { status: ['active'], hitCount_lte: '0' },
      },
    ],
    card: { primary: 'word', secondary: 'action', aside: 'status' },
  },
  actions: {
    activate: {
      on: 'both',
      call: 'POST /v1/spamWords/:id/activate',
      label: { en: 'Switch on', de: 'Einschalten', fr: 'Activer', pt: 'Ligar' },
      icon: 'play',
      tone: 'success',
      when: { status: 'inactive' },
      effect: { status: 'active' },
      assumed: true,
    },
    deactivate: {
      on: 'both',
      call: 'POST /v1/spamWords/:id/deactivate',
      label: { en: 'Switch off', de: 'Ausschalten', fr: 'Désactiver', pt: 'Desligar' },
      icon: 'pause',
      when: { status: 'active' },
      effect: { status: 'inactive' },
      assumed: true,
    },
  },
  demo: { count: 12 },
});

const campaigns = defineResource({
  label: {
    one: { en: 'Campaign', de: 'Kampagne', fr: 'Campagne', pt: 'Campanha' },
    many: { en: 'Campaigns', de: 'Kampagnen', fr: 'Campagnes', pt: 'Campanhas' },
  },
  title: '{name}',
  icon: 'campaign',
  group: 'sms',
  can: { edit: { status: 'draft' }, delete: { status: 'draft' } },
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      search: true,
      max: 80,
      fake: 'commerce.product',
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      required: true,
    }),
    senderId: f.reference({
      label: { en: 'Sender', de: 'Absender', fr: 'Expéditeur', pt: 'Remetente' },
      to: 'senderIds',
      filter: { status: ['approved'] },
      required: true,
      fake: { like: ['user'] },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      readOnly: true,
      default: 'draft',
      values: {
        draft: {
          label: { en: 'Draft', de: 'Entwurf', fr: 'Brouillon', pt: 'Rascunho' },
          tone: 'neutral',
          icon: 'draft',
        },
        pending_approval: {
          label: {
            en: 'Held for review',
            de: 'Zur Prüfung angehalten',
            fr: 'Retenue pour examen',
            pt: 'Retida para revisão',
          },
          tone: 'warning',
          icon: 'policy',
        },
        scheduled: {
          label: { en: 'Scheduled', de: 'Geplant', fr: 'Planifiée', pt: 'Agendada' },
          tone: 'info',
          icon: 'schedule',
        },
        queued: {
          label: { en: 'Queued', de: 'In Warteschlange', fr: 'En file d’attente', pt: 'Em fila' },
          tone: 'info',
          icon: 'clock',
        },
        running: {
          label: { en: 'Running', de: 'Läuft', fr: 'En cours', pt: 'Em curso' },
          tone: 'progress',
          icon: 'play',
        },
        paused: {
          label: { en: 'Paused', de: 'Angehalten', fr: 'En pause', pt: 'Em pausa' },
          tone: 'warning',
          icon: 'pause',
        },
        completed: {
          label: { en: 'Completed', de: 'Abgeschlossen', fr: 'Terminée', pt: 'Concluída' },
          tone: 'success',
          icon: 'check',
        },
        cancelled: {
          label: { en: 'Cancelled', de: 'Abgebrochen', fr: 'Annulée', pt: 'Cancelada' },
          tone: 'neutral',
          icon: 'ban',
        },
        failed: {
          label: { en: 'Failed', de: 'Fehlgeschlagen', fr: 'Échec', pt: 'Falhada' },
          tone: 'danger',
          icon: 'error',
        },
      },
      fake: { oneOf: ['draft'] },
    }),
    reason: f.text({
      label: { en: 'Reason', de: 'Grund', fr: 'Motif', pt: 'Motivo' },
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['draft', 'pending_approval', 'failed'] } },
      fake: {
        by: 'status',
        of: { failed: ['The connection to the operator was lost.'] },
        else: { oneOf: [null] },
      },
    }),
    message: f.smsText({
      label: { en: 'Message', de: 'Nachricht', fr: 'Message', pt: 'Mensagem' },
      help: {
        en: '{fullName} becomes the name of each contact.',
        de: '{fullName} wird zum Namen des jeweiligen Kontakts.',
        fr: '{fullName} devient le nom de chaque contact.',
        pt: '{fullName} passa a ser o nome de cada contacto.',
      },
      merge: true,
      pricing: {
        from: 'pricingRanges',
        field: 'ranges',
        recipients: { of: 'contacts', by: 'groups', field: 'groups' },
      },
      required: true,
      search: true,
      wide: true,
      hidden: true,
    }),
    segments: f.number({
      label: {
        en: 'Segments per message',
        de: 'Segmente je Nachricht',
        fr: 'Segments par message',
        pt: 'Segmentos por mensagem',
      },
      integer: true,
      hidden: true,
      compute: { segments: 'message' },
    }),
    groups: f.references({
      label: { en: 'To', de: 'An', fr: 'À', pt: 'Para' },
      to: 'contactGroups',
      onDelete: 'restrict',
      required: true,
      hidden: true,
      fake: { like: ['user'] },
    }),
    excludedGroups: f.references({
      label: { en: 'Except', de: 'Außer', fr: 'Sauf', pt: 'Exceto' },
      to: 'contactGroups',
      hidden: true,
      fake: { oneOf: [null] },
    }),
    repeat: f.choice({
      label: { en: 'Repeat', de: 'Wiederholung', fr: 'Répétition', pt: 'Repetição' },
      required: true,
      default: 'once',
      hidden: true,
      values: {
        once: { label: { en: 'Once', de: 'Einmalig', fr: 'Une fois', pt: 'Uma vez' } },
        daily: { label: { en: 'Daily', de: 'Täglich', fr: 'Chaque jour', pt: 'Diariamente' } },
        weekly: { label: { en: 'Weekly', de: 'Wöchentlich', fr: 'Chaque semaine', pt: 'Semanalmente' } },
        monthly: { label: { en: 'Monthly', de: 'Monatlich', fr: 'Chaque mois', pt: 'Mensalmente' } },
      },
    }),
    repeatUntil: f.date({
      label: { en: 'Until', de: 'Bis', fr: 'Jusqu’au', pt: 'Até' },
      hidden: true,
      showWhen: { repeat: { $in: ['daily', 'weekly', 'monthly'] } },
    }),
    smsPerMinute: f.number({
      label: {
        en: 'Sending speed',
        de: 'Sendegeschwindigkeit',
        fr: 'Vitesse d’envoi',
        pt: 'Velocidade de envio',
      },
      integer: true,
      min: 1,
      max: 60000,
      unit: { en: 'SMS per minute', de: 'SMS je Minute', fr: 'SMS par minute', pt: 'SMS por minuto' },
      hidden: true,
    }),
    scheduledAt: f.dateTime({
      label: { en: 'Scheduled', de: 'Geplant für', fr: 'Planifiée le', pt: 'Agendada para' },
      readOnly: true,
      fake: { oneOf: [null] },
    }),
    startedAt: f.dateTime({
      label: { en: 'Started', de: 'Begonnen', fr: 'Commencée le', pt: 'Iniciada em' },
      readOnly: true,
      hidden: true,
      fake: { oneOf: [null] },
    }),
    finishedAt: f.dateTime({
      label: { en: 'Finished', de: 'Beendet', fr: 'Finie le', pt: 'Terminada em' },
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['completed', 'cancelled', 'failed'] } },
    }),
    estimatedCost: f.money({
      label: { en: 'Estimated cost', de: 'Geschätzte Kosten', fr: 'Coût estimé', pt: 'Custo estimado' },
      currency: 'EUR',
      readOnly: true,
      hidden: true,
      fake: { oneOf: [null] },
    }),
    actualCost: f.money({
      label: { en: 'Cost so far', de: 'Bisherige Kosten', fr: 'Coût à ce jour', pt: 'Custo até agora' },
      currency: 'EUR',
      readOnly: true,
      fake: { sumOf: 'smsLogs.charge', by: 'campaign' },
    }),
    counts: f.group({
      label: { en: 'Recipients', de: 'Empfänger', fr: 'Destinataires', pt: 'Destinatários' },
      help: {
        en: 'Each counts once, so that they add up to the total.',
        de: 'Jeder zählt einmal; zusammen ergeben sie die Gesamtzahl.',
        fr: 'Chacun compte une fois ; leur somme est le total.',
        pt: 'Cada um conta uma vez; a soma é o total.',
      },
      only: ['show', 'export'],
      readOnly: true,
      wide: true,
      of: {
        total: f.number({
          label: { en: 'Total', de: 'Gesamt', fr: 'Total', pt: 'Total' },
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign' },
        }),
        queued: f.number({
          label: { en: 'Waiting', de: 'Wartend', fr: 'En attente', pt: 'Em espera' },
          integer: true,
          min: 0,
          fake: {
            countOf: 'smsLogs',
            by: 'campaign',
            when: { status: { $in: ['scheduled', 'queued', 'sending'] } },
          },
        }),
        sent: f.number({
          label: { en: 'With the operator', de: 'Beim Betreiber', fr: 'Chez l’opérateur', pt: 'No operador' },
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'sent' } },
        }),
        delivered: f.number({
          label: { en: 'Delivered', de: 'Zugestellt', fr: 'Remis', pt: 'Entregues' },
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'delivered' } },
        }),
        failed: f.number({
          label: { en: 'Not delivered', de: 'Nicht zugestellt', fr: 'Non remis', pt: 'Não entregues' },
          integer: true,
          min: 0,
          fake: {
            countOf: 'smsLogs',
            by: 'campaign',
            when: { status: { $in: ['undelivered', 'failed', 'expired', 'unknown'] } },
          },
        }),
        rejected: f.number({
          label: { en: 'Rejected', de: 'Abgelehnt', fr: 'Rejetés', pt: 'Rejeitados' },
          integer: true,
          min: 0,
          fake: {
            countOf: 'smsLogs',
            by: 'campaign',
            when: { status: 'rejected', errorCode: { $ne: 'optOut' } },
          },
        }),
        optedOut: f.number({
          label: { en: 'Opted out', de: 'Abgemeldet', fr: 'Désinscrits', pt: 'Saíram' },
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'rejected', errorCode: 'optOut' } },
        }),
        cancelled: f.number({
          label: { en: 'Cancelled', de: 'Abgebrochen', fr: 'Annulés', pt: 'Cancelados' },
          integer: true,
          min: 0,
          fake: { countOf: 'smsLogs', by: 'campaign', when: { status: 'cancelled' } },
        }),
      },
    }),
  },
  list: {
    columns: [
      'name',
      'user',
      'senderId',
      'status',
      'scheduledAt',
      'actualCost',
      'reason',
      'message',
      'segments',
      'groups',
      'excludedGroups',
      'repeat',
      'repeatUntil',
      'smsPerMinute',
      'startedAt',
      'finishedAt',
      'estimatedCost',
    ],
    filters: ['status', 'user', 'senderId', 'groups', 'repeat', 'scheduledAt', 'startedAt', 'actualCost'],
    presets: [
      {
        label: { en: 'Under way', de: 'Unterwegs', fr: 'En route', pt: 'A decorrer' },
        filter: { status: ['queued', 'running', 'paused'] },
      },
      {
        label: { en: 'To be reviewed', de: 'Zu prüfen', fr: 'À examiner', pt: 'Por rever' },
        filter: { status: ['pending_approval'] },
      },
    ],
    card: { primary: 'name', secondary: 'user', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Campaign', de: 'Kampagne', fr: 'Campagne', pt: 'Campanha' },
      sections: [
        { fields: ['name', 'status', 'reason', 'user', 'senderId', 'message', 'segments'] },
        {
          label: { en: 'Recipients', de: 'Empfänger', fr: 'Destinataires', pt: 'Destinatários' },
          fields: ['groups', 'excludedGroups'],
        },
        {
          label: { en: 'Time', de: 'Zeit', fr: 'Moment', pt: 'Momento' },
          fields: ['repeat', 'repeatUntil', 'smsPerMinute', 'scheduledAt', 'startedAt', 'finishedAt'],
        },
        {
          label: { en: 'Result', de: 'Ergebnis', fr: 'Résultat', pt: 'Resultado' },
          fields: ['counts', 'estimatedCost', 'actualCost'],
        },
      ],
    },
  ],
  figures: [
    { ...deliveryRate, target: 'campaign' },
    { ...messageCount, target: 'campaign' },
    { ...failureCount, target: 'campaign' },
    { ...messageCost, target: 'campaign' },
  ],
  related: [{ resource: 'smsLogs', target: 'campaign' }],
  actions: {
    schedule: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/schedule',
      label: { en: 'Schedule', de: 'Planen', fr: 'Planifier', pt: 'Agendar' },
      icon: 'schedule',
      tone: 'info',
      form: {
        scheduledAt: f.dateTime({
          label: { en: 'Send at', de: 'Senden am', fr: 'Envoyer le', pt: 'Enviar em' },
          required: true,
        }),
      },
      when: { status: 'draft' },
      effect: { status: 'scheduled', reason: null },
      assumed: true,
    },
    sendNow: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/sendNow',
      label: { en: 'Send now', de: 'Jetzt senden', fr: 'Envoyer maintenant', pt: 'Enviar agora' },
      icon: 'send',
      tone: 'progress',
      confirm: {
        en: 'It goes to all recipients at once. Messages already handed to the operator cannot be pulled back.',
        de: 'Sie geht sofort an alle Empfänger. Was dem Betreiber übergeben ist, lässt sich nicht zurückholen.',
        fr: 'Elle part aussitôt à tous les destinataires. Ce qui est remis à l’opérateur ne peut être rappelé.',
        pt: 'Segue de imediato para todos. O que já foi entregue ao operador não pode ser recolhido.',
      },
      when: { status: { $in: ['draft', 'scheduled'] } },
      effect: { status: 'queued', reason: null },
      assumed: true,
    },
    unschedule: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/unschedule',
      label: {
        en: 'Back to draft',
        de: 'Zurück zum Entwurf',
        fr: 'Repasser en brouillon',
        pt: 'Voltar a rascunho',
      },
      icon: 'undo',
      when: { status: 'scheduled' },
      effect: { status: 'draft', scheduledAt: null },
      assumed: true,
    },
    approve: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/approve',
      label: { en: 'Approve', de: 'Freigeben', fr: 'Approuver', pt: 'Aprovar' },
      icon: 'check',
      tone: 'success',
      confirm: {
        en: 'It goes to all recipients at once. Messages already handed to the operator cannot be pulled back.',
        de: 'Sie geht sofort an alle Empfänger. Was dem Betreiber übergeben ist, lässt sich nicht zurückholen.',
        fr: 'Elle part aussitôt à tous les destinataires. Ce qui est remis à l’opérateur ne peut être rappelé.',
        pt: 'Segue de imediato para todos. O que já foi entregue ao operador não pode ser recolhido.',
      },
      when: { status: 'pending_approval' },
      effect: { status: 'queued', reason: null },
      assumed: true,
    },
    sendBack: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/sendBack',
      label: { en: 'Send back', de: 'Zurückgeben', fr: 'Renvoyer', pt: 'Devolver' },
      icon: 'edit',
      tone: 'warning',
      form: {
        reason: f.text({
          label: { en: 'Reason', de: 'Grund', fr: 'Motif', pt: 'Motivo' },
          required: true,
          min: 5,
          max: 200,
        }),
      },
      when: { status: 'pending_approval' },
      effect: { status: 'draft' },
      assumed: true,
    },
    pause: {
      on: 'both',
      call: 'POST /v1/campaigns/:id/pause',
      label: { en: 'Pause', de: 'Anhalten', fr: 'Suspendre', pt: 'Pausar' },
      icon: 'pause',
      tone: 'warning',
      confirm: {
        en: 'Messages already handed to the operator cannot be pulled back.',
        de: 'Was dem Betreiber übergeben ist, lässt sich nicht zurückholen.',
        fr: 'Ce qui est remis à l’opérateur ne peut être rappelé.',
        pt: 'O que já foi entregue ao operador não pode ser recolhido.',
      },
      when: { status: 'running' },
      effect: { status: 'paused' },
      assumed: true,
    },
    resume: {
      on: 'both',
      call: 'POST /v1/campaigns/:id/resume',
      label: { en: 'Resume', de: 'Fortsetzen', fr: 'Reprendre', pt: 'Retomar' },
      icon: 'play',
      tone: 'progress',
      confirm: {
        en: 'Only recipients who have not had the message get it.',
        de: 'Nur wer die Nachricht noch nicht hat, bekommt sie.',
        fr: 'Seuls ceux qui n’ont pas eu le message le reçoivent.',
        pt: 'Só a recebe quem ainda não a recebeu.',
      },
      when: { status: 'paused' },
      effect: { status: 'running' },
      assumed: true,
    },
    retry: {
      on: 'row',
      call: 'POST /v1/campaigns/:id/retry',
      label: { en: 'Send the rest', de: 'Rest senden', fr: 'Envoyer le reste', pt: 'Enviar o resto' },
      icon: 'refresh',
      tone: 'progress',
      confirm: {
        en: 'Only recipients who have not had the message get it.',
        de: 'Nur wer die Nachricht noch nicht hat, bekommt sie.',
        fr: 'Seuls ceux qui n’ont pas eu le message le reçoivent.',
        pt: 'Só a recebe quem ainda não a recebeu.',
      },
      when: { status: 'failed' },
      effect: { status: 'queued', reason: null },
      assumed: true,
    },
    cancel: {
      on: 'both',
      call: 'POST /v1/campaigns/:id/cancel',
      label: { en: 'Stop', de: 'Beenden', fr: 'Arrêter', pt: 'Parar' },
      icon: 'cancel',
      tone: 'danger',
      confirm: {
        en: 'It ends for good. Messages already handed to the operator cannot be pulled back.',
        de: 'Sie endet endgültig. Was dem Betreiber übergeben ist, lässt sich nicht zurückholen.',
        fr: 'Elle s’arrête pour de bon. Ce qui est remis à l’opérateur ne peut être rappelé.',
        pt: 'Termina de vez. O que já foi entregue ao operador não pode ser recolhido.',
      },
      when: { status: { $in: ['scheduled', 'queued', 'running', 'paused'] } },
      effect: { status: 'cancelled' },
      stamp: ['finishedAt'],
      assumed: true,
    },
  },
  transitions: {
    status: {
      draft: ['scheduled', 'queued', 'pending_approval'],
      pending_approval: ['queued', 'draft'],
      scheduled: ['draft', 'queued', 'cancelled'],
      queued: ['running', 'cancelled'],
      running: ['paused', 'completed', 'failed', 'cancelled'],
      paused: ['running', 'cancelled'],
      failed: ['queued'],
      completed: [],
      cancelled: [],
    },
  },
  timed: [{ field: 'status', from: ['scheduled'], to: 'queued', after: 'scheduledAt' }],
  demo: { count: 12 },
});

const operators = defineResource({
  label: {
    one: { en: 'Operator', de: 'Netzbetreiber', fr: 'Opérateur', pt: 'Operador' },
    many: { en: 'Operators', de: 'Netzbetreiber', fr: 'Opérateurs', pt: 'Operadores' },
  },
  title: '{name} ({country})',
  icon: 'operator',
  group: 'sms',
  api: { assumed: true },
  import: { key: ['mcc', 'mnc'] },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      search: true,
      max: 80,
      fake: 'company.name',
    }),
    country: f.text({
      label: { en: 'Country', de: 'Land', fr: 'Pays', pt: 'País' },
      help: {
        en: 'Two-letter code, such as DE.',
        de: 'Code aus zwei Buchstaben, etwa DE.',
        fr: 'Code à deux lettres, par exemple DE.',
        pt: 'Código de duas letras, por exemplo DE.',
      },
      required: true,
      search: true,
      code: true,
      pattern: '^[A-Z]{2}$',
      patternMessage: {
        en: 'Two capital letters.',
        de: 'Zwei Großbuchstaben.',
        fr: 'Deux lettres majuscules.',
        pt: 'Duas letras maiúsculas.',
      },
      fake: { oneOf: ['DE', 'AT', 'CH', 'FR', 'PT', 'ES', 'GB'] },
    }),
    mcc: f.text({
      label: { en: 'MCC', de: 'MCC', fr: 'MCC', pt: 'MCC' },
      help: {
        en: 'Mobile country code: three digits.',
        de: 'Mobilfunk-Ländercode: drei Ziffern.',
        fr: 'Code pays mobile : trois chiffres.',
        pt: 'Código móvel do país: três algarismos.',
      },
      required: true,
      search: true,
      code: true,
      pattern: '^[0-9]{3}$',
      patternMessage: {
        en: 'Three digits.',
        de: 'Drei Ziffern.',
        fr: 'Trois chiffres.',
        pt: 'Três algarismos.',
      },
      fake: { path: 'string.numeric', args: [{ length: 3, allowLeadingZeros: false }] },
    }),
    mnc: f.text({
      label: { en: 'MNC', de: 'MNC', fr: 'MNC', pt: 'MNC' },
      help: {
        en: 'Mobile network code: two or three digits. 01 and 001 are different networks.',
        de: 'Mobilfunk-Netzcode: zwei oder drei Ziffern. 01 und 001 sind verschiedene Netze.',
        fr: 'Code réseau mobile : deux ou trois chiffres. 01 et 001 sont des réseaux différents.',
        pt: 'Código móvel da rede: dois ou três algarismos. 01 e 001 são redes diferentes.',
      },
      required: true,
      search: true,
      code: true,
      pattern: '^[0-9]{2,3}$',
      patternMessage: {
        en: 'Two or three digits.',
        de: 'Zwei oder drei Ziffern.',
        fr: 'Deux ou trois chiffres.',
        pt: 'Dois ou três algarismos.',
      },
      fake: { path: 'string.numeric', args: [{ length: 2, allowLeadingZeros: true }] },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      required: true,
      default: 'operational',
      values: {
        operational: {
          label: { en: 'Operational', de: 'In Betrieb', fr: 'En service', pt: 'Operacional' },
          tone: 'success',
          icon: 'check',
        },
        not_operational: {
          label: { en: 'Not operational', de: 'Außer Betrieb', fr: 'Hors service', pt: 'Não operacional' },
          tone: 'danger',
          icon: 'error',
        },
        reserved: {
          label: { en: 'Reserved', de: 'Reserviert', fr: 'Réservé', pt: 'Reservado' },
          tone: 'neutral',
          icon: 'lock',
        },
        unknown: {
          label: { en: 'Unknown', de: 'Unbekannt', fr: 'Inconnu', pt: 'Desconhecido' },
          tone: 'warning',
          icon: 'help',
        },
      },
    }),
    costPrice: f.money({
      label: { en: 'Cost per SMS', de: 'Einkauf je SMS', fr: 'Coût par SMS', pt: 'Custo por SMS' },
      currency: 'EUR',
      digits: 4,
      min: '0',
      guarded: true,
    }),
    sellPrice: f.money({
      label: { en: 'Price per SMS', de: 'Verkauf je SMS', fr: 'Prix par SMS', pt: 'Preço por SMS' },
      currency: 'EUR',
      digits: 4,
      min: '0',
    }),
    margin: f.money({
      label: { en: 'Margin per SMS', de: 'Marge je SMS', fr: 'Marge par SMS', pt: 'Margem por SMS' },
      currency: 'EUR',
      digits: 4,
      guarded: true,
      compute: { difference: ['sellPrice', 'costPrice'] },
    }),
    receipts: f.choice({
      label: {
        en: 'Delivery receipts',
        de: 'Zustellquittungen',
        fr: 'Accusés de réception',
        pt: 'Recibos de entrega',
      },
      default: 'handset',
      values: {
        handset: {
          label: { en: 'From the handset', de: 'Vom Endgerät', fr: 'Du téléphone', pt: 'Do telemóvel' },
          tone: 'success',
          icon: 'cell',
        },
        operator: {
          label: { en: 'From the operator', de: 'Vom Betreiber', fr: 'De l’opérateur', pt: 'Do operador' },
          tone: 'info',
          icon: 'operator',
        },
        none: {
          label: { en: 'None', de: 'Keine', fr: 'Aucun', pt: 'Nenhum' },
          tone: 'warning',
          icon: 'mute',
        },
      },
    }),
    dialPrefixes: f.tags({
      label: { en: 'Number prefixes', de: 'Vorwahlen', fr: 'Préfixes', pt: 'Prefixos' },
      help: {
        en: 'Only a hint: numbers keep their prefix when their owner changes the operator.',
        de: 'Nur ein Anhaltspunkt: Bei einem Wechsel des Anbieters bleibt die Vorwahl erhalten.',
        fr: 'À titre indicatif : le préfixe reste lorsqu’un abonné change d’opérateur.',
        pt: 'Apenas uma indicação: o prefixo mantém-se quando se muda de operador.',
      },
      suggestions: ['+49151', '+49152', '+49160', '+336', '+35196'],
      hidden: true,
    }),
    alphaSender: f.boolean({
      label: {
        en: 'Alphanumeric senders',
        de: 'Alphanumerische Absender',
        fr: 'Expéditeurs alphanumériques',
        pt: 'Remetentes alfanuméricos',
      },
      default: true,
      hidden: true,
    }),
    needsRegistration: f.boolean({
      label: {
        en: 'Senders must be registered',
        de: 'Absender müssen registriert sein',
        fr: 'Enregistrement obligatoire',
        pt: 'Registo obrigatório',
      },
      default: false,
      hidden: true,
    }),
    throughput: f.number({
      label: { en: 'Throughput', de: 'Durchsatz', fr: 'Débit', pt: 'Débito' },
      integer: true,
      min: 1,
      max: 10000,
      unit: { en: 'SMS per second', de: 'SMS je Sekunde', fr: 'SMS par seconde', pt: 'SMS por segundo' },
      hidden: true,
    }),
  },
  list: {
    columns: [
      'name',
      'country',
      'mcc',
      'mnc',
      'status',
      'costPrice',
      'sellPrice',
      'margin',
      'receipts',
      'dialPrefixes',
      'alphaSender',
      'needsRegistration',
      'throughput',
    ],
    sort: ['name', 'ASC'],
    filters: ['status', 'country', 'mcc', 'receipts', 'alphaSender', 'needsRegistration', 'sellPrice'],
    presets: [
      {
        label: { en: 'Not in service', de: 'Nicht in Betrieb', fr: 'Hors service', pt: 'Fora de serviço' },
        filter: { status: ['not_operational', 'unknown'] },
      },
      {
        label: { en: 'No receipts', de: 'Ohne Quittungen', fr: 'Sans accusés', pt: 'Sem recibos' },
        filter: { receipts: ['none'] },
      },
    ],
    card: { primary: 'name', secondary: 'country', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Network', de: 'Netz', fr: 'Réseau', pt: 'Rede' },
      sections: [
        { fields: ['name', 'country', 'mcc', 'mnc', 'status'] },
        {
          label: { en: 'Prices', de: 'Preise', fr: 'Prix', pt: 'Preços' },
          fields: ['costPrice', 'sellPrice', 'margin'],
        },
      ],
    },
    {
      label: { en: 'Routing', de: 'Routing', fr: 'Routage', pt: 'Encaminhamento' },
      sections: [{ fields: ['receipts', 'throughput', 'alphaSender', 'needsRegistration', 'dialPrefixes'] }],
    },
  ],
  figures: [
    { ...deliveryRate, target: 'operator' },
    { ...messageCount, target: 'operator' },
    { ...failureCount, target: 'operator' },
  ],
  related: [
    { resource: 'smsLogs', target: 'operator' },
    { resource: 'senderIds', target: 'operators' },
  ],
  checks: [
    {
      field: 'sellPrice',
      op: '>=',
      other: 'costPrice',
      message: {
        en: 'The price is below the cost.',
        de: 'Der Verkaufspreis liegt unter dem Einkaufspreis.',
        fr: 'Le prix est inférieur au coût.',
        pt: 'O preço é inferior ao custo.',
      },
    },
  ],
  unique: [['mcc', 'mnc']],
  demo: { count: 25 },
});

const pricingRanges = defineResource({
  label: {
    one: { en: 'Pricing ranges', de: 'Preisstaffel', fr: 'Tranches de prix', pt: 'Escalões de preço' },
    many: { en: 'Pricing ranges', de: 'Preisstaffel', fr: 'Tranches de prix', pt: 'Escalões de preço' },
  },
  title: 'Pricing ranges',
  icon: 'money',
  group: 'sms',
  single: 'one',
  api: { assumed: true },
  fields: {
    ranges: f.tiers({
      label: {
        en: 'Price by volume',
        de: 'Preis nach Menge',
        fr: 'Prix selon le volume',
        pt: 'Preço por volume',
      },
      help: {
        en: 'All messages of a purchase cost the price of the tier it falls into.',
        de: 'Alle Nachrichten eines Kaufs kosten den Preis der Stufe, in die er fällt.',
        fr: 'Tous les messages d’un achat sont au prix de sa tranche.',
        pt: 'Todas as mensagens de uma compra custam o preço do seu escalão.',
      },
      currency: 'EUR',
      digits: 4,
      unit: { en: 'SMS', de: 'SMS', fr: 'SMS', pt: 'SMS' },
      max: 12,
      required: true,
      wide: true,
    }),
    credit: f.money({
      label: { en: 'Minimum credit', de: 'Mindestguthaben', fr: 'Crédit minimum', pt: 'Saldo mínimo' },
      help: {
        en: 'The least that a customer can buy.',
        de: 'So viel muss ein Kunde wenigstens kaufen.',
        fr: 'Le plus petit achat possible.',
        pt: 'O mínimo que um cliente pode comprar.',
      },
      currency: 'EUR',
      min: '0',
      required: true,
    }),
  },
});

const signedInWithThis = {
  en: 'You are signed in with this account: only somebody else may delete it, suspend it or change its rights.',
  de: 'Mit diesem Konto sind Sie angemeldet: Nur jemand anders darf es löschen, sperren oder seine Rechte ändern.',
  fr: 'Vous êtes connecté avec ce compte : seule une autre personne peut le supprimer, le suspendre ou changer ses droits.',
  pt: 'Tem sessão iniciada com esta conta: só outra pessoa a pode eliminar, suspender ou alterar os seus direitos.',
};

const users = defineResource({
  label: {
    one: { en: 'User', de: 'Benutzer', fr: 'Utilisateur', pt: 'Utilizador' },
    many: { en: 'Users', de: 'Benutzer', fr: 'Utilisateurs', pt: 'Utilizadores' },
  },
  menuLabel: { en: 'Users', de: 'Benutzer', fr: 'Utilisateurs', pt: 'Utilizadores' },
  title: '{fullName}',
  icon: 'person',
  group: 'customers',
  api: {
    source: 'remote',
    path: '/users',
    rows: 'users',
    query: { role: 'user' },
    collection: 'people',
    scope: { role: 'user' },
    stamp: { role: 'user' },
    assumed: [
      'idKey',
      'rows',
      'row',
      'one',
      'update',
      'entriesPerPage',
      'search',
      'status',
      'currentPlan',
      'company',
      'credit_gte',
      'credit_lte',
      'createdAt_gte',
      'createdAt_lte',
      'apiEnabled',
      'key',
    ],
  },
  import: { key: 'email', country: 'DE' },
  fields: {
    fullName: f.person({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      secondary: 'email',
      avatar: 'avatar',
      required: true,
      search: true,
    }),
    username: f.text({
      label: { en: 'User name', de: 'Benutzername', fr: 'Nom d’utilisateur', pt: 'Nome de utilizador' },
      required: true,
      unique: true,
      search: true,
      min: 3,
      max: 40,
      pattern: '^[A-Za-z0-9._-]+$',
      patternMessage: {
        en: 'Only letters, digits, dot, dash and underscore.',
        de: 'Nur Buchstaben, Ziffern, Punkt, Bindestrich und Unterstrich.',
        fr: 'Seulement des lettres, chiffres, points, tirets et soulignés.',
        pt: 'Apenas letras, algarismos, ponto, hífen e sublinhado.',
      },
      fake: 'internet.username',
    }),
    email: f.email({
      label: { en: 'E-mail', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail' },
      required: true,
      unique: true,
      search: true,
      hidden: true,
    }),
    password: f.password({
      label: { en: 'Password', de: 'Passwort', fr: 'Mot de passe', pt: 'Palavra-passe' },
      required: true,
    }),
    phone: f.phone({
      label: { en: 'Phone', de: 'Telefon', fr: 'Téléphone', pt: 'Telefone' },
      hidden: true,
      assumed: true,
    }),
    avatar: f.image({
      label: { en: 'Picture', de: 'Bild', fr: 'Photo', pt: 'Fotografia' },
      not: ['list', 'export'],
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      readOnly: true,
      default: 'pending',
      values: {
        pending: {
          label: { en: 'Pending', de: 'Ausstehend', fr: 'En attente', pt: 'Pendente' },
          tone: 'info',
          icon: 'clock',
        },
        active: {
          label: { en: 'Active', de: 'Aktiv', fr: 'Actif', pt: 'Ativo' },
          tone: 'success',
          icon: 'check',
        },
        inactive: {
          label: { en: 'Inactive', de: 'Inaktiv', fr: 'Inactif', pt: 'Inativo' },
          tone: 'neutral',
          icon: 'pause',
        },
        suspended: {
          label: { en: 'Suspended', de: 'Gesperrt', fr: 'Suspendu', pt: 'Suspenso' },
          tone: 'warning',
          icon: 'lock',
        },
        banned: {
          label: { en: 'Banned', de: 'Ausgeschlossen', fr: 'Banni', pt: 'Banido' },
          tone: 'danger',
          icon: 'ban',
        },
      },
    }),
    role: f.choice({
      label: { en: 'Role', de: 'Rolle', fr: 'Rôle', pt: 'Função' },
      only: ['show', 'export'],
      readOnly: true,
      default: 'user',
      values: {
        user: {
          label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
          tone: 'neutral',
          icon: 'person',
        },
      },
    }),
    roles: f.references({
      label: { en: 'Permissions', de: 'Berechtigungen', fr: 'Autorisations', pt: 'Permissões' },
      help: {
        en: 'What this person may do after signing in.',
        de: 'Was diese Person nach der Anmeldung darf.',
        fr: 'Ce que cette personne peut faire une fois connectée.',
        pt: 'O que esta pessoa pode fazer depois de iniciar sessão.',
      },
      to: 'roles',
      onDelete: 'restrict',
      guarded: true,
      hidden: true,
      assumed: true,
    }),
    currentPlan: f.reference({ label: { en: 'Plan', de: 'Tarif', fr: 'Forfait', pt: 'Plano' }, to: 'plans' }),
    company: f.text({
      label: { en: 'Company', de: 'Firma', fr: 'Société', pt: 'Empresa' },
      search: true,
      max: 120,
      fake: 'company.name',
      assumed: true,
    }),
    address: f.group({
      label: { en: 'Address', de: 'Anschrift', fr: 'Adresse', pt: 'Morada' },
      wide: true,
      assumed: true,
      of: {
        street: f.text({
          label: { en: 'Street', de: 'Straße', fr: 'Rue', pt: 'Rua' },
          max: 120,
          fake: 'location.streetAddress',
        }),
        zip: f.text({
          label: { en: 'Postal code', de: 'Postleitzahl', fr: 'Code postal', pt: 'Código postal' },
          max: 12,
          fake: 'location.zipCode',
        }),
        city: f.text({
          label: { en: 'City', de: 'Ort', fr: 'Ville', pt: 'Localidade' },
          max: 80,
          fake: 'location.city',
        }),
        country: f.text({
          label: { en: 'Country', de: 'Land', fr: 'Pays', pt: 'País' },
          max: 60,
          fake: 'location.country',
        }),
      },
    }),
    credit: f.money({
      label: { en: 'Credit', de: 'Guthaben', fr: 'Crédit', pt: 'Saldo' },
      currency: 'EUR',
      readOnly: true,
      assumed: true,
      fake: { sumOf: 'balanceEntries.amount', by: 'user' },
    }),
    lowCredit: f.money({
      label: { en: 'Warn below', de: 'Warnen unter', fr: 'Alerter sous', pt: 'Avisar abaixo de' },
      help: {
        en: 'The customer is told when the credit falls below this amount.',
        de: 'Der Kunde wird benachrichtigt, wenn das Guthaben unter diesen Betrag fällt.',
        fr: 'Le client est prévenu quand son crédit passe sous ce montant.',
        pt: 'O cliente é avisado quando o saldo fica abaixo deste valor.',
      },
      currency: 'EUR',
      min: '0',
      max: '1000',
      hidden: true,
      assumed: true,
    }),
    reserve: f.money({
      label: {
        en: 'Above the warning',
        de: 'Über der Warngrenze',
        fr: 'Au-dessus du seuil',
        pt: 'Acima do aviso',
      },
      help: {
        en: 'Credit less the amount below which the customer is warned.',
        de: 'Guthaben abzüglich des Betrags, unter dem der Kunde gewarnt wird.',
        fr: 'Crédit moins le montant sous lequel le client est prévenu.',
        pt: 'Saldo menos o valor abaixo do qual o cliente é avisado.',
      },
      currency: 'EUR',
      compute: { difference: ['credit', 'lowCredit'] },
      hidden: true,
      assumed: true,
    }),
    apiEnabled: f.boolean({
      label: { en: 'May use the API', de: 'Darf die API nutzen', fr: 'Accès à l’API', pt: 'Pode usar a API' },
      default: false,
      hidden: true,
      assumed: true,
    }),
    language: f.choice({
      label: { en: 'Language', de: 'Sprache', fr: 'Langue', pt: 'Idioma' },
      default: 'en',
      hidden: true,
      assumed: true,
      values: languages,
    }),
    reason: f.longText({
      label: { en: 'Reason', de: 'Begründung', fr: 'Motif', pt: 'Motivo' },
      readOnly: true,
      wide: true,
      assumed: true,
      only: ['show', 'export'],
      showWhen: { status: { $in: ['suspended', 'banned'] } },
      fake: { oneOf: ['Invoices unpaid for 60 days.', 'Complaints about unwanted messages.'] },
    }),
    createdAt: f.dateTime({
      label: { en: 'Registered', de: 'Registriert', fr: 'Inscrit', pt: 'Registado' },
      readOnly: true,
    }),
    lastLoginAt: f.dateTime({
      label: { en: 'Last sign-in', de: 'Letzte Anmeldung', fr: 'Dernière connexion', pt: 'Último acesso' },
      readOnly: true,
      hidden: true,
      assumed: true,
      fake: { between: ['createdAt'] },
    }),
  },
  list: {
    columns: [
      'fullName',
      'username',
      'company',
      'currentPlan',
      'status',
      'credit',
      'createdAt',
      'email',
      'phone',
      'roles',
      'lowCredit',
      'reserve',
      'apiEnabled',
      'language',
      'lastLoginAt',
    ],
    sort: ['createdAt', 'ASC'],
    filters: ['status', 'currentPlan', 'company', 'credit', 'reserve', 'createdAt', 'apiEnabled'],
    presets: [
      {
        label: { en: 'To be activated', de: 'Freizuschalten', fr: 'À activer', pt: 'Por ativar' },
        filter: { status: ['pending'] },
      },
      {
        label: { en: 'Blocked', de: 'Gesperrte', fr: 'Bloqués', pt: 'Bloqueados' },
        filter: { status: ['suspended', 'banned'] },
      },
    ],
    card: { primary: 'fullName', secondary: 'company', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Person', de: 'Person', fr: 'Personne', pt: 'Pessoa' },
      sections: [
        { fields: ['fullName', 'username', 'email', 'password', 'phone', 'avatar', 'language'] },
        {
          label: { en: 'Company', de: 'Firma', fr: 'Société', pt: 'Empresa' },
          fields: ['company', 'address'],
        },
      ],
    },
    {
      label: { en: 'Account', de: 'Konto', fr: 'Compte', pt: 'Conta' },
      sections: [
        { fields: ['status', 'reason', 'role', 'roles', 'apiEnabled', 'createdAt', 'lastLoginAt'] },
        {
          label: {
            en: 'Plan and credit',
            de: 'Tarif und Guthaben',
            fr: 'Forfait et crédit',
            pt: 'Plano e saldo',
          },
          fields: ['currentPlan', 'credit', 'lowCredit', 'reserve'],
        },
      ],
    },
  ],
  figures: [
    { ...deliveryRate, target: 'user' },
    { ...messageCount, target: 'user' },
    { ...messageCost, target: 'user' },
    {
      label: {
        en: 'Open invoices',
        de: 'Offene Rechnungen',
        fr: 'Factures ouvertes',
        pt: 'Faturas em aberto',
      },
      metric: {
        of: 'invoices',
        measure: 'sum',
        field: 'balance',
        where: { invoiceStatus: ['Sent', 'Downloaded', 'Partial Payment', 'Past Due'] },
      },
      target: 'user',
    },
  ],
  related: [
    { resource: 'subscriptions', target: 'user' },
    {
      resource: 'invoices',
      target: 'user',
      label: {
        en: 'Invoice history',
        de: 'Rechnungsverlauf',
        fr: 'Historique des factures',
        pt: 'Histórico de faturas',
      },
    },
    { resource: 'balanceEntries', target: 'user' },
    { resource: 'orders', target: 'user' },
    { resource: 'campaigns', target: 'user' },
    { resource: 'senderIds', target: 'user' },
    { resource: 'contactGroups', target: 'user' },
    { resource: 'smsLogs', target: 'user' },
    { resource: 'userLogs', target: 'user' },
    {
      resource: 'auditLogs',
      target: 'onBehalfOf',
      label: {
        en: 'Done in this account',
        de: 'In diesem Konto getan',
        fr: 'Fait dans ce compte',
        pt: 'Feito nesta conta',
      },
    },
  ],
  actions: {
    activate: {
      on: 'both',
      call: 'POST /users/:id/activate',
      label: { en: 'Activate', de: 'Freischalten', fr: 'Activer', pt: 'Ativar' },
      icon: 'check',
      tone: 'success',
      confirm: true,
      when: { status: { $in: ['pending', 'inactive', 'suspended', 'banned'] } },
      effect: { status: 'active', reason: null },
      assumed: true,
    },
    suspend: {
      on: 'both',
      call: 'POST /users/:id/suspend',
      label: { en: 'Suspend', de: 'Sperren', fr: 'Suspendre', pt: 'Suspender' },
      icon: 'lock',
      tone: 'danger',
      form: {
        reason: f.longText({
          label: { en: 'Reason', de: 'Begründung', fr: 'Motif', pt: 'Motivo' },
          required: true,
          min: 5,
          max: 500,
        }),
      },
      when: { status: 'active' },
      effect: { status: 'suspended' },
      assumed: true,
    },
    deactivate: {
      on: 'both',
      call: 'POST /users/:id/deactivate',
      label: { en: 'Deactivate', de: 'Deaktivieren', fr: 'Désactiver', pt: 'Desativar' },
      icon: 'pause',
      tone: 'warning',
      confirm: {
        en: 'The account rests until somebody activates it again.',
        de: 'Das Konto ruht, bis es jemand wieder freischaltet.',
        fr: 'Le compte est mis en sommeil jusqu’à sa réactivation.',
        pt: 'A conta fica parada até alguém a voltar a ativar.',
      },
      when: { status: 'active' },
      effect: { status: 'inactive' },
      assumed: true,
    },
    ban: {
      on: 'both',
      call: 'POST /users/:id/ban',
      label: { en: 'Ban', de: 'Ausschließen', fr: 'Bannir', pt: 'Banir' },
      icon: 'ban',
      tone: 'danger',
      form: {
        reason: f.longText({
          label: { en: 'Reason', de: 'Begründung', fr: 'Motif', pt: 'Motivo' },
          required: true,
          min: 5,
          max: 500,
        }),
      },
      when: { status: { $in: ['pending', 'active', 'inactive', 'suspended'] } },
      effect: { status: 'banned' },
      assumed: true,
    },
  },
  transitions: {
    status: {
      pending: ['active', 'banned'],
      active: ['inactive', 'suspended', 'banned'],
      inactive: ['active', 'banned'],
      suspended: ['active', 'banned'],
      banned: ['active'],
    },
  },
  ownAccount: { locked: ['status', 'roles'], message: signedInWithThis },
  demo: { count: 36 },
});

const subscriptions = defineResource({
  label: {
    one: { en: 'Subscription', de: 'Abonnement', fr: 'Abonnement', pt: 'Subscrição' },
    many: { en: 'Subscriptions', de: 'Abonnements', fr: 'Abonnements', pt: 'Subscrições' },
  },
  title: '{number}',
  icon: 'refresh',
  group: 'customers',
  can: { edit: { status: { $nin: ['cancelled', 'expired'] } }, delete: false },
  api: { assumed: true },
  fields: {
    number: f.text({
      label: { en: 'Number', de: 'Nummer', fr: 'Numéro', pt: 'Número' },
      required: true,
      unique: true,
      search: true,
      code: true,
      max: 30,
      fake: 'SUB-{{string.numeric(5)}}',
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      required: true,
      readOnlyWhen: { status: { $exists: true, $ne: 'pending' } },
    }),
    plan: f.reference({
      label: { en: 'Plan', de: 'Tarif', fr: 'Forfait', pt: 'Plano' },
      to: 'plans',
      required: true,
    }),
    addons: f.references({
      label: { en: 'Addons', de: 'Zusätze', fr: 'Options', pt: 'Extras' },
      to: 'addons',
      onDelete: 'restrict',
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      not: ['create'],
      required: true,
      default: 'pending',
      values: {
        pending: {
          label: {
            en: 'Awaiting payment',
            de: 'Wartet auf Zahlung',
            fr: 'En attente de paiement',
            pt: 'A aguardar pagamento',
          },
          tone: 'info',
          icon: 'clock',
        },
        trialing: {
          label: { en: 'Trial', de: 'Probezeit', fr: 'Essai', pt: 'Período experimental' },
          tone: 'progress',
          icon: 'star',
        },
        active: {
          label: { en: 'Active', de: 'Aktiv', fr: 'Actif', pt: 'Ativa' },
          tone: 'success',
          icon: 'check',
        },
        past_due: {
          label: { en: 'Past due', de: 'Überfällig', fr: 'En retard', pt: 'Em atraso' },
          tone: 'danger',
          icon: 'error',
        },
        suspended: {
          label: { en: 'Suspended', de: 'Gesperrt', fr: 'Suspendu', pt: 'Suspensa' },
          tone: 'warning',
          icon: 'lock',
        },
        cancelled: {
          label: { en: 'Cancelled', de: 'Gekündigt', fr: 'Résilié', pt: 'Cancelada' },
          tone: 'neutral',
          icon: 'ban',
        },
        expired: {
          label: { en: 'Expired', de: 'Abgelaufen', fr: 'Expiré', pt: 'Expirada' },
          tone: 'neutral',
          icon: 'history',
        },
      },
    }),
    startAt: f.date({
      label: { en: 'Start', de: 'Beginn', fr: 'Début', pt: 'Início' },
      required: true,
      readOnlyWhen: { status: { $exists: true, $ne: 'pending' } },
      fake: { path: 'date.recent', args: [{ days: 28 }] },
    }),
    currentPeriodEndsAt: f.date({
      label: { en: 'Paid until', de: 'Bezahlt bis', fr: 'Payé jusqu’au', pt: 'Pago até' },
      readOnly: true,
    }),
    daysLeft: f.number({
      label: { en: 'Days left', de: 'Tage übrig', fr: 'Jours restants', pt: 'Dias restantes' },
      integer: true,
      hidden: true,
      compute: { daysUntil: 'currentPeriodEndsAt' },
      showWhen: { status: { $in: ['trialing', 'active', 'past_due'] } },
    }),
    autoRenew: f.boolean({
      label: { en: 'Renews itself', de: 'Verlängert sich', fr: 'Se renouvelle', pt: 'Renova-se' },
      default: true,
    }),
    endAt: f.date({
      label: { en: 'Last day', de: 'Letzter Tag', fr: 'Dernier jour', pt: 'Último dia' },
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['cancelled', 'expired'] } },
      fake: { between: ['startAt'] },
    }),
    reason: f.text({
      label: { en: 'Reason', de: 'Grund', fr: 'Motif', pt: 'Motivo' },
      readOnly: true,
      hidden: true,
      showWhen: { status: { $in: ['suspended', 'cancelled'] } },
      fake: { oneOf: ['Invoices unpaid for 60 days.', 'Given notice by e-mail.'] },
    }),
  },
  list: {
    columns: [
      'number',
      'user',
      'plan',
      'status',
      'addons',
      'currentPeriodEndsAt',
      'daysLeft',
      'startAt',
      'autoRenew',
      'endAt',
      'reason',
    ],
    sort: ['startAt', 'DESC'],
    filters: ['status', 'user', 'plan', 'addons', 'startAt', 'currentPeriodEndsAt', 'autoRenew'],
    presets: [
      {
        label: { en: 'Unpaid', de: 'Unbezahlte', fr: 'Impayés', pt: 'Por pagar' },
        filter: { status: ['pending', 'past_due', 'suspended'] },
      },
      {
        label: { en: 'Over', de: 'Beendete', fr: 'Terminés', pt: 'Terminadas' },
        filter: { status: ['cancelled', 'expired'] },
      },
    ],
    card: { primary: 'number', secondary: 'user', aside: 'status' },
  },
  actions: {
    activate: {
      on: 'both',
      call: 'POST /v1/subscriptions/:id/activate',
      label: { en: 'Activate', de: 'Aktivieren', fr: 'Activer', pt: 'Ativar' },
      icon: 'check',
      tone: 'success',
      form: {
        currentPeriodEndsAt: f.date({
          label: { en: 'Paid until', de: 'Bezahlt bis', fr: 'Payé jusqu’au', pt: 'Pago até' },
          required: true,
        }),
      },
      when: { status: { $in: ['pending', 'trialing', 'past_due', 'suspended'] } },
      effect: { status: 'active', reason: null },
      assumed: true,
    },
    suspend: {
      on: 'both',
      call: 'POST /v1/subscriptions/:id/suspend',
      label: { en: 'Suspend', de: 'Sperren', fr: 'Suspendre', pt: 'Suspender' },
      icon: 'lock',
      tone: 'warning',
      form: {
        reason: f.text({
          label: { en: 'Reason', de: 'Grund', fr: 'Motif', pt: 'Motivo' },
          required: true,
          min: 5,
          max: 200,
        }),
      },
      when: { status: { $in: ['active', 'past_due'] } },
      effect: { status: 'suspended' },
      assumed: true,
    },
    cancel: {
      on: 'row',
      call: 'POST /v1/subscriptions/:id/cancel',
      label: { en: 'Terminate', de: 'Kündigen', fr: 'Résilier', pt: 'Terminar' },
      icon: 'ban',
      tone: 'danger',
      form: {
        reason: f.text({
          label: { en: 'Reason', de: 'Grund', fr: 'Motif', pt: 'Motivo' },
          help: {
            en: 'It ends for good; the customer then needs a new subscription.',
            de: 'Es endet endgültig; danach braucht der Kunde ein neues Abonnement.',
            fr: 'La fin est définitive ; il faudra un nouvel abonnement.',
            pt: 'Termina de vez; depois é precisa uma nova subscrição.',
          },
          required: true,
          min: 5,
          max: 200,
        }),
        endAt: f.date({
          label: { en: 'Last day', de: 'Letzter Tag', fr: 'Dernier jour', pt: 'Último dia' },
          required: true,
        }),
      },
      when: { status: { $in: ['pending', 'active', 'past_due', 'suspended'] } },
      effect: { status: 'cancelled', autoRenew: false },
      assumed: true,
    },
  },
  transitions: {
    status: {
      pending: ['trialing', 'active', 'cancelled'],
      trialing: ['active', 'expired'],
      active: ['past_due', 'suspended', 'cancelled', 'expired'],
      past_due: ['active', 'suspended', 'cancelled'],
      suspended: ['active', 'cancelled'],
      cancelled: [],
      expired: [],
    },
  },
  timed: [
    {
      field: 'status',
      from: ['trialing'],
      to: 'expired',
      after: 'currentPeriodEndsAt',
      copy: { endAt: 'currentPeriodEndsAt' },
    },
    {
      field: 'status',
      from: ['active'],
      to: 'expired',
      after: 'currentPeriodEndsAt',
      when: { autoRenew: { $ne: true } },
      copy: { endAt: 'currentPeriodEndsAt' },
    },
    {
      field: 'status',
      from: ['active'],
      to: 'past_due',
      after: 'currentPeriodEndsAt',
      when: { autoRenew: true },
    },
  ],
  checks: [
    {
      field: 'currentPeriodEndsAt',
      op: '>=',
      other: 'startAt',
      message: {
        en: 'The period ends before the start.',
        de: 'Der Zeitraum endet vor dem Beginn.',
        fr: 'La période se termine avant le début.',
        pt: 'O período termina antes do início.',
      },
    },
    {
      field: 'endAt',
      op: '>=',
      other: 'startAt',
      message: {
        en: 'It ends before it starts.',
        de: 'Es endet vor dem Beginn.',
        fr: 'La fin précède le début.',
        pt: 'Termina antes de começar.',
      },
    },
  ],
  demo: { count: 36 },
});

/* What clients pay to, unless an invoice says otherwise. */
const ourAccount = {
  bankName: 'Kontorbank Hamburg',
  country: 'Deutschland',
  iban: 'DE60 2009 9999 0001 7432 65',
  swiftCode: 'KTBHDEHHXXX',
};

const partPayment = {
  paid: f.money({
    label: { en: 'Paid so far', de: 'Bisher bezahlt', fr: 'Déjà payé', pt: 'Já pago' },
    help: {
      en: 'All payments together: less than the total. For the last payment choose “Mark as paid”.',
      de: 'Alle Zahlungen zusammen: weniger als der Gesamtbetrag. Für die letzte Zahlung wählen Sie „Als bezahlt markieren“.',
      fr: 'Tous les paiements ensemble : moins que le total. Pour le dernier, choisissez « Marquer comme payée ».',
      pt: 'Todos os pagamentos juntos: menos do que o total. Para o último escolha «Marcar como paga».',
    },
    currency: 'EUR',
    required: true,
    min: '0.01',
  }),
} as const;

const invoices = defineResource({
  label: {
    one: { en: 'Invoice', de: 'Rechnung', fr: 'Facture', pt: 'Fatura' },
    many: { en: 'Invoices', de: 'Rechnungen', fr: 'Factures', pt: 'Faturas' },
  },
  title: '{number} – {client.name}',
  icon: 'invoice',
  group: 'customers',
  can: { delete: { invoiceStatus: 'Draft' } },
  api: { assumed: true },
  fields: {
    number: f.text({
      label: { en: 'Number', de: 'Nummer', fr: 'Numéro', pt: 'Número' },
      serial: 'INV-{year}-{0000}',
      search: true,
      code: true,
    }),
    invoiceStatus: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      not: ['create'],
      required: true,
      default: 'Draft',
      readOnlyWhen: { invoiceStatus: 'Paid' },
      values: {
        Paid: {
          label: { en: 'Paid', de: 'Bezahlt', fr: 'Payée', pt: 'Paga' },
          tone: 'success',
          icon: 'check',
        },
        Downloaded: {
          label: { en: 'Downloaded', de: 'Heruntergeladen', fr: 'Téléchargée', pt: 'Transferida' },
          tone: 'info',
          icon: 'download',
        },
        Sent: {
          label: { en: 'Sent', de: 'Versendet', fr: 'Envoyée', pt: 'Enviada' },
          tone: 'progress',
          icon: 'send',
        },
        Draft: {
          label: { en: 'Draft', de: 'Entwurf', fr: 'Brouillon', pt: 'Rascunho' },
          tone: 'neutral',
          icon: 'draft',
        },
        'Partial Payment': {
          label: {
            en: 'Partial Payment',
            de: 'Teilzahlung',
            fr: 'Paiement partiel',
            pt: 'Pagamento parcial',
          },
          tone: 'warning',
          icon: 'payments',
        },
        'Past Due': {
          label: { en: 'Past Due', de: 'Überfällig', fr: 'En retard', pt: 'Em atraso' },
          tone: 'danger',
          icon: 'error',
        },
      },
      fake: { oneOf: ['Draft', 'Sent', 'Downloaded', 'Partial Payment', 'Paid'] },
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      required: true,
      hidden: true,
      readOnlyWhen: afterDraft,
    }),
    client: f.group({
      label: { en: 'Bill to', de: 'Rechnung an', fr: 'Facturé à', pt: 'Faturar a' },
      help: {
        en: 'As printed on the invoice; it stays as it is when the customer moves.',
        de: 'So steht es auf der Rechnung; es bleibt auch nach einem Umzug des Kunden so.',
        fr: 'Tel qu’imprimé sur la facture ; reste inchangé si le client déménage.',
        pt: 'Tal como impresso na fatura; não muda se o cliente mudar de morada.',
      },
      wide: true,
      readOnlyWhen: afterDraft,
      of: {
        name: f.text({
          label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
          required: true,
          search: true,
          max: 120,
          fake: 'person.fullName',
        }),
        company: f.text({
          label: { en: 'Company', de: 'Firma', fr: 'Société', pt: 'Empresa' },
          search: true,
          max: 120,
          fake: 'company.name',
        }),
        address: f.text({
          label: { en: 'Address', de: 'Anschrift', fr: 'Adresse', pt: 'Morada' },
          max: 200,
          fake: 'location.streetAddress',
        }),
        country: f.text({
          label: { en: 'Country', de: 'Land', fr: 'Pays', pt: 'País' },
          max: 60,
          fake: 'location.country',
        }),
        contact: f.phone({ label: { en: 'Phone', de: 'Telefon', fr: 'Téléphone', pt: 'Telefone' } }),
        companyEmail: f.email({
          label: {
            en: 'Company e-mail',
            de: 'Firmen-E-Mail',
            fr: 'E-mail de la société',
            pt: 'E-mail da empresa',
          },
        }),
      },
    }),
    avatar: f.image({
      label: { en: 'Picture', de: 'Bild', fr: 'Image', pt: 'Imagem' },
      not: ['list', 'export'],
    }),
    service: f.text({
      label: { en: 'Service', de: 'Leistung', fr: 'Prestation', pt: 'Serviço' },
      required: true,
      search: true,
      max: 120,
      readOnlyWhen: afterDraft,
      fake: {
        oneOf: [
          'SMS credits',
          'Plan Standard, monthly',
          'Sender ID registration',
          'Short code rental',
          'API access',
        ],
      },
    }),
    issuedDate: f.date({
      label: { en: 'Issued', de: 'Ausgestellt', fr: 'Émise le', pt: 'Emitida em' },
      required: true,
      readOnlyWhen: afterDraft,
      fake: { path: 'date.recent', args: [{ days: 28 }] },
    }),
    dueDate: f.date({
      label: { en: 'Due', de: 'Fällig', fr: 'Échéance', pt: 'Vencimento' },
      required: true,
      readOnlyWhen: afterDraft,
      fake: { daysAfter: 'issuedDate', days: [14, 30] },
    }),
    subtotal: f.money({
      label: { en: 'Subtotal', de: 'Zwischensumme', fr: 'Sous-total', pt: 'Subtotal' },
      currency: 'EUR',
      hidden: true,
      compute: { sum: 'items.total' },
    }),
    taxRate: f.percent({
      label: { en: 'Tax rate', de: 'Steuersatz', fr: 'Taux de taxe', pt: 'Taxa de imposto' },
      default: 0,
      hidden: true,
      readOnlyWhen: afterDraft,
      fake: { oneOf: [0, 19, 20, 23] },
    }),
    tax: f.money({
      label: { en: 'Tax', de: 'Steuer', fr: 'Taxe', pt: 'Imposto' },
      currency: 'EUR',
      hidden: true,
      compute: { percent: ['subtotal', 'taxRate'] },
    }),
    total: f.money({
      label: { en: 'Total', de: 'Gesamtbetrag', fr: 'Total', pt: 'Total' },
      currency: 'EUR',
      min: '0.01',
      compute: { total: ['subtotal', 'tax'] },
    }),
    paid: f.money({
      label: { en: 'Paid so far', de: 'Bisher bezahlt', fr: 'Déjà payé', pt: 'Já pago' },
      currency: 'EUR',
      min: '0',
      default: '0.00',
      readOnly: true,
      hidden: true,
      fake: { oneOf: ['0.00'] },
    }),
    balance: f.money({
      label: { en: 'Balance', de: 'Offener Betrag', fr: 'Solde', pt: 'Valor em dívida' },
      help: {
        en: 'What the customer still has to pay.',
        de: 'Was der Kunde noch zu zahlen hat.',
        fr: 'Ce que le client doit encore payer.',
        pt: 'O que o cliente ainda tem de pagar.',
      },
      currency: 'EUR',
      compute: { difference: ['total', 'paid'] },
    }),
    totalDue: f.money({
      label: { en: 'Total due', de: 'Zu zahlen', fr: 'Total dû', pt: 'Total a pagar' },
      currency: 'EUR',
      only: ['show'],
      compute: { difference: ['total', 'paid'] },
    }),
    paymentDetails: f.group({
      label: { en: 'Pay to', de: 'Zahlbar an', fr: 'À payer à', pt: 'Pagar a' },
      help: {
        en: 'The account that the client pays to, as printed on the invoice.',
        de: 'Das Konto, auf das der Empfänger zahlt, wie es auf der Rechnung steht.',
        fr: 'Le compte sur lequel le client paie, tel qu’imprimé sur la facture.',
        pt: 'A conta para a qual o cliente paga, tal como impressa na fatura.',
      },
      wide: true,
      readOnlyWhen: afterDraft,
      default: ourAccount,
      fake: { oneOf: [ourAccount] },
      of: {
        bankName: f.text({ label: { en: 'Bank', de: 'Bank', fr: 'Banque', pt: 'Banco' }, max: 80 }),
        country: f.text({ label: { en: 'Country', de: 'Land', fr: 'Pays', pt: 'País' }, max: 60 }),
        iban: f.text({
          label: { en: 'IBAN', de: 'IBAN', fr: 'IBAN', pt: 'IBAN' },
          max: 42,
          pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{11,38}$',
          patternMessage: {
            en: 'Two letters, two digits, then the account: DE89 3704 …',
            de: 'Zwei Buchstaben, zwei Ziffern, dann das Konto: DE89 3704 …',
            fr: 'Deux lettres, deux chiffres, puis le compte : DE89 3704 …',
            pt: 'Duas letras, dois algarismos e a conta: DE89 3704 …',
          },
          code: true,
        }),
        swiftCode: f.text({
          label: { en: 'SWIFT code', de: 'SWIFT-Code', fr: 'Code SWIFT', pt: 'Código SWIFT' },
          max: 11,
          code: true,
        }),
      },
    }),
    items: f.items({
      label: { en: 'Items', de: 'Positionen', fr: 'Lignes', pt: 'Linhas' },
      wide: true,
      min: 1,
      max: 50,
      readOnlyWhen: afterDraft,
      of: {
        description: f.text({
          label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
          required: true,
          max: 200,
          fake: 'commerce.productName',
        }),
        qty: f.number({
          label: { en: 'Quantity', de: 'Menge', fr: 'Quantité', pt: 'Quantidade' },
          required: true,
          integer: true,
          min: 1,
          max: 1000000,
        }),
        unitPrice: f.money({
          label: { en: 'Unit price', de: 'Einzelpreis', fr: 'Prix unitaire', pt: 'Preço unitário' },
          currency: 'EUR',
          digits: 4,
          required: true,
          min: '0',
        }),
        total: f.money({
          label: { en: 'Total', de: 'Betrag', fr: 'Total', pt: 'Total' },
          currency: 'EUR',
          compute: { product: ['qty', 'unitPrice'] },
        }),
      },
    }),
    paymentMethod: f.choice({
      label: { en: 'Payment method', de: 'Zahlungsart', fr: 'Mode de paiement', pt: 'Método de pagamento' },
      hidden: true,
      readOnlyWhen: { invoiceStatus: 'Paid' },
      values: paymentMethods,
    }),
    notes: f.longText({
      label: { en: 'Notes', de: 'Anmerkungen', fr: 'Remarques', pt: 'Notas' },
      max: 1000,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Thank you for your business.'] },
    }),
    sentAt: f.dateTime({
      label: { en: 'Sent', de: 'Versendet am', fr: 'Envoyée le', pt: 'Enviada em' },
      readOnly: true,
      hidden: true,
      showWhen: afterDraft,
      fake: { between: ['issuedDate'] },
    }),
    downloadedAt: f.dateTime({
      label: { en: 'Downloaded', de: 'Heruntergeladen am', fr: 'Téléchargée le', pt: 'Transferida em' },
      readOnly: true,
      hidden: true,
      showWhen: afterDraft,
      fake: { between: ['sentAt'] },
    }),
    paidAt: f.dateTime({
      label: { en: 'Paid', de: 'Bezahlt am', fr: 'Payée le', pt: 'Paga em' },
      readOnly: true,
      hidden: true,
      showWhen: { invoiceStatus: { $in: ['Paid', 'Partial Payment', 'Past Due'] } },
      fake: { between: ['sentAt'] },
    }),
  },
  list: {
    columns: [
      'number',
      'invoiceStatus',
      'service',
      'total',
      'balance',
      'issuedDate',
      'dueDate',
      'user',
      'subtotal',
      'taxRate',
      'tax',
      'paid',
      'paymentMethod',
      'notes',
      'sentAt',
      'downloadedAt',
      'paidAt',
    ],
    sort: ['issuedDate', 'DESC'],
    filters: [
      'invoiceStatus',
      'user',
      'service',
      'total',
      'balance',
      'issuedDate',
      'dueDate',
      'paymentMethod',
    ],
    presets: [
      {
        label: { en: 'Past due', de: 'Überfällige', fr: 'En retard', pt: 'Em atraso' },
        filter: { invoiceStatus: ['Past Due'] },
      },
      {
        label: { en: 'Open', de: 'Offene', fr: 'À encaisser', pt: 'Por receber' },
        filter: { invoiceStatus: ['Sent', 'Downloaded', 'Partial Payment', 'Past Due'] },
      },
      {
        label: { en: 'Drafts', de: 'Entwürfe', fr: 'Brouillons', pt: 'Rascunhos' },
        filter: { invoiceStatus: ['Draft'] },
      },
      {
        label: {
          en: 'Invoice history',
          de: 'Rechnungsverlauf',
          fr: 'Historique des factures',
          pt: 'Histórico de faturas',
        },
        menu: 'history',
        filter: { invoiceStatus: ['Paid'] },
      },
    ],
    card: { primary: 'number', secondary: 'total', aside: 'invoiceStatus' },
  },
  layout: [
    {
      label: { en: 'Invoice', de: 'Rechnung', fr: 'Facture', pt: 'Fatura' },
      sections: [
        { fields: ['number', 'invoiceStatus', 'user', 'service', 'issuedDate', 'dueDate'] },
        {
          label: { en: 'Amounts', de: 'Beträge', fr: 'Montants', pt: 'Valores' },
          fields: ['subtotal', 'taxRate', 'tax', 'total', 'paid', 'balance', 'paymentMethod'],
        },
        { fields: ['items', 'notes'] },
      ],
    },
    {
      label: { en: 'Client', de: 'Empfänger', fr: 'Client', pt: 'Cliente' },
      sections: [{ fields: ['client', 'avatar'] }],
    },
    {
      label: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', pt: 'Pagamento' },
      sections: [{ fields: ['totalDue', 'paymentDetails'] }],
    },
    {
      label: { en: 'History', de: 'Verlauf', fr: 'Historique', pt: 'Histórico' },
      sections: [{ fields: ['sentAt', 'downloadedAt', 'paidAt'] }],
    },
  ],
  document: {
    number: 'number',
    to: 'client',
    head: ['issuedDate', 'dueDate', 'service'],
    items: 'items',
    totals: ['subtotal', 'taxRate', 'tax', 'total', 'paid', 'balance'],
    payment: ['totalDue', 'paymentDetails'],
    note: 'notes',
  },
  actions: {
    send: {
      on: 'both',
      call: 'POST /v1/invoices/:id/send',
      label: { en: 'Send', de: 'Versenden', fr: 'Envoyer', pt: 'Enviar' },
      icon: 'send',
      tone: 'progress',
      confirm: {
        en: 'It is e-mailed to the client and cannot be changed afterwards.',
        de: 'Sie geht per E-Mail an den Empfänger und kann danach nicht mehr geändert werden.',
        fr: 'Elle part par e-mail chez le client et ne pourra plus être modifiée.',
        pt: 'É enviada por e-mail ao cliente e já não pode ser alterada.',
      },
      when: { invoiceStatus: 'Draft' },
      effect: { invoiceStatus: 'Sent' },
      stamp: ['sentAt'],
      assumed: true,
    },
    markDownloaded: {
      on: 'row',
      call: 'POST /v1/invoices/:id/markDownloaded',
      label: {
        en: 'Mark as downloaded',
        de: 'Als heruntergeladen markieren',
        fr: 'Marquer comme téléchargée',
        pt: 'Marcar como transferida',
      },
      icon: 'download',
      when: { invoiceStatus: 'Sent' },
      effect: { invoiceStatus: 'Downloaded' },
      stamp: ['downloadedAt'],
      assumed: true,
    },
    recordPayment: {
      on: 'row',
      call: 'POST /v1/invoices/:id/recordPayment',
      label: {
        en: 'Record a part payment',
        de: 'Teilzahlung erfassen',
        fr: 'Enregistrer un acompte',
        pt: 'Registar pagamento parcial',
      },
      icon: 'payments',
      tone: 'warning',
      form: partPayment,
      when: { invoiceStatus: { $in: ['Sent', 'Downloaded', 'Partial Payment'] } },
      effect: { invoiceStatus: 'Partial Payment' },
      stamp: ['paidAt'],
      assumed: true,
    },
    recordLatePayment: {
      on: 'row',
      call: 'POST /v1/invoices/:id/recordLatePayment',
      label: {
        en: 'Record a part payment',
        de: 'Teilzahlung erfassen',
        fr: 'Enregistrer un acompte',
        pt: 'Registar pagamento parcial',
      },
      icon: 'payments',
      tone: 'warning',
      form: partPayment,
      when: { invoiceStatus: 'Past Due' },
      stamp: ['paidAt'],
      assumed: true,
    },
    markPaid: {
      on: 'both',
      call: 'POST /v1/invoices/:id/markPaid',
      label: {
        en: 'Mark as paid',
        de: 'Als bezahlt markieren',
        fr: 'Marquer comme payée',
        pt: 'Marcar como paga',
      },
      icon: 'check',
      tone: 'success',
      confirm: {
        en: 'The balance becomes zero. This cannot be taken back.',
        de: 'Der offene Betrag wird null. Das lässt sich nicht zurücknehmen.',
        fr: 'Le solde passe à zéro. C’est irréversible.',
        pt: 'O valor em dívida passa a zero. Não é possível anular.',
      },
      when: { invoiceStatus: { $in: ['Sent', 'Downloaded', 'Partial Payment', 'Past Due'] } },
      effect: { invoiceStatus: 'Paid' },
      copy: { paid: 'total' },
      stamp: ['paidAt'],
      assumed: true,
    },
  },
  transitions: {
    invoiceStatus: {
      Draft: ['Sent'],
      Sent: ['Downloaded', 'Partial Payment', 'Paid', 'Past Due'],
      Downloaded: ['Partial Payment', 'Paid', 'Past Due'],
      'Partial Payment': ['Paid', 'Past Due'],
      'Past Due': ['Paid'],
      Paid: [],
    },
  },
  timed: [
    {
      field: 'invoiceStatus',
      from: ['Sent', 'Downloaded', 'Partial Payment'],
      to: 'Past Due',
      after: 'dueDate',
      when: { balance: { $gt: '0' } },
    },
  ],
  checks: [
    {
      field: 'dueDate',
      op: '>=',
      other: 'issuedDate',
      message: {
        en: 'It falls due before it is issued.',
        de: 'Sie wird vor dem Ausstellungsdatum fällig.',
        fr: 'L’échéance précède la date d’émission.',
        pt: 'Vence antes de ser emitida.',
      },
    },
    {
      field: 'paid',
      op: '<=',
      other: 'total',
      message: {
        en: 'More was paid than the total.',
        de: 'Es wurde mehr bezahlt als der Gesamtbetrag.',
        fr: 'Le montant payé dépasse le total.',
        pt: 'Foi pago mais do que o total.',
      },
    },
    {
      field: 'paid',
      op: '=',
      other: 'total',
      when: { invoiceStatus: 'Paid' },
      message: {
        en: 'A paid invoice is paid in full.',
        de: 'Eine bezahlte Rechnung ist ganz bezahlt.',
        fr: 'Une facture payée l’est en entier.',
        pt: 'Uma fatura paga está paga por inteiro.',
      },
    },
    {
      field: 'paid',
      op: '<',
      other: 'total',
      when: { invoiceStatus: { $in: ['Partial Payment', 'Past Due'] } },
      message: {
        en: 'With nothing left to pay the invoice is paid.',
        de: 'Wenn nichts mehr offen ist, ist die Rechnung bezahlt.',
        fr: 'S’il ne reste rien à payer, la facture est payée.',
        pt: 'Se não há nada por pagar, a fatura está paga.',
      },
    },
    {
      field: 'paid',
      op: '>',
      value: '0',
      when: { invoiceStatus: 'Partial Payment' },
      message: {
        en: 'After a part payment something is paid.',
        de: 'Nach einer Teilzahlung ist etwas bezahlt.',
        fr: 'Après un acompte, une partie est payée.',
        pt: 'Depois de um pagamento parcial há algo pago.',
      },
    },
  ],
  demo: { count: 36 },
});

const balanceEntries = defineResource({
  label: {
    one: { en: 'Balance entry', de: 'Guthabenbuchung', fr: 'Écriture de solde', pt: 'Movimento de saldo' },
    many: {
      en: 'Balance History',
      de: 'Guthabenverlauf',
      fr: 'Historique du solde',
      pt: 'Histórico do saldo',
    },
  },
  title: '{note}',
  icon: 'history',
  group: 'customers',
  readOnly: true,
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({
      label: { en: 'Booked', de: 'Gebucht', fr: 'Comptabilisé le', pt: 'Lançado em' },
      fake: { from: 'campaign.startedAt', else: { from: 'order.fulfilledAt' } },
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      fake: { from: 'campaign.user', else: { from: 'order.user' } },
    }),
    kind: f.choice({
      label: { en: 'Kind', de: 'Art', fr: 'Type', pt: 'Tipo' },
      values: {
        opening: {
          label: { en: 'Carried over', de: 'Übertrag', fr: 'Report', pt: 'Saldo transitado' },
          icon: 'history',
        },
        topup: {
          label: { en: 'Top-up', de: 'Aufladung', fr: 'Recharge', pt: 'Carregamento' },
          tone: 'success',
          icon: 'add',
        },
        charge: {
          label: {
            en: 'Messages charged',
            de: 'Nachrichten berechnet',
            fr: 'Messages facturés',
            pt: 'Mensagens cobradas',
          },
          tone: 'info',
          icon: 'sms',
        },
        refund: {
          label: { en: 'Refund', de: 'Erstattung', fr: 'Remboursement', pt: 'Reembolso' },
          tone: 'progress',
          icon: 'undo',
        },
        reversal: {
          label: {
            en: 'Purchase reversed',
            de: 'Kauf rückgängig gemacht',
            fr: 'Achat annulé',
            pt: 'Compra anulada',
          },
          tone: 'warning',
          icon: 'cancel',
        },
        correction: {
          label: { en: 'Correction', de: 'Berichtigung', fr: 'Correction', pt: 'Correção' },
          tone: 'warning',
          icon: 'edit',
        },
      },
      fake: { oneOf: ['topup', 'correction'] },
    }),
    amount: f.money({
      label: { en: 'Amount', de: 'Betrag', fr: 'Montant', pt: 'Valor' },
      currency: 'EUR',
      fake: { minus: 'campaign.actualCost', else: { from: 'order.subtotal' } },
    }),
    balance: f.money({
      label: {
        en: 'Balance after',
        de: 'Guthaben danach',
        fr: 'Solde après',
        pt: 'Saldo depois',
      },
      currency: 'EUR',
      fake: { runningSum: 'amount', by: 'user' },
    }),
    note: f.text({
      label: { en: 'Note', de: 'Anmerkung', fr: 'Remarque', pt: 'Nota' },
      search: true,
      max: 200,
      fake: { oneOf: ['Bank transfer'] },
    }),
    campaign: f.reference({
      label: { en: 'Campaign', de: 'Kampagne', fr: 'Campagne', pt: 'Campanha' },
      to: 'campaigns',
      hidden: true,
      fake: { oneOf: [null] },
    }),
    order: f.reference({
      label: { en: 'Order', de: 'Bestellung', fr: 'Commande', pt: 'Encomenda' },
      to: 'orders',
      hidden: true,
      fake: { oneOf: [null] },
    }),
    invoice: f.reference({
      label: { en: 'Invoice', de: 'Rechnung', fr: 'Facture', pt: 'Fatura' },
      to: 'invoices',
      hidden: true,
      fake: { oneOf: [null] },
    }),
  },
  list: {
    columns: ['createdAt', 'user', 'kind', 'amount', 'balance', 'note', 'campaign', 'order', 'invoice'],
    sort: ['createdAt', 'DESC'],
    filters: ['kind', 'user', 'createdAt', 'amount', 'campaign', 'invoice'],
    presets: [
      {
        label: { en: 'Credit', de: 'Gutschriften', fr: 'Crédits', pt: 'Créditos' },
        filter: { kind: ['topup', 'refund'] },
      },
      {
        label: { en: 'Put right', de: 'Richtiggestellt', fr: 'Rectifiés', pt: 'Retificados' },
        filter: { kind: ['reversal', 'correction'] },
      },
    ],
    card: { primary: 'note', secondary: 'user', aside: 'amount' },
  },
  layout: [
    {
      label: { en: 'Entry', de: 'Buchung', fr: 'Écriture', pt: 'Movimento' },
      sections: [
        { fields: ['user', 'kind', 'createdAt', 'amount', 'balance'] },
        {
          label: { en: 'Cause', de: 'Anlass', fr: 'Origine', pt: 'Origem' },
          fields: ['note', 'campaign', 'order', 'invoice'],
        },
      ],
    },
  ],
  demo: {
    count: 132,
    each: [
      {
        field: 'campaign',
        when: begunCampaigns,
        set: { kind: 'charge', note: 'Messages of the campaign' },
      },
      /* The purchases with an invoice are written by hand. */
      {
        field: 'order',
        when: { status: 'fulfilled', invoice: null },
        set: { kind: 'topup', note: 'Package bought' },
      },
    ],
  },
});

const contactGroups = defineResource({
  label: {
    one: { en: 'Contact group', de: 'Kontaktgruppe', fr: 'Groupe de contacts', pt: 'Grupo de contactos' },
    many: {
      en: 'Contact groups',
      de: 'Kontaktgruppen',
      fr: 'Groupes de contacts',
      pt: 'Grupos de contactos',
    },
  },
  title: '{name}',
  icon: 'groups',
  group: 'customers',
  form: 'dialog',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      search: true,
      max: 80,
      fake: 'commerce.department',
    }),
    code: f.text({
      label: { en: 'Code', de: 'Kürzel', fr: 'Code', pt: 'Código' },
      help: {
        en: 'Names the group in the API.',
        de: 'Bezeichnet die Gruppe in der API.',
        fr: 'Désigne le groupe dans l’API.',
        pt: 'Identifica o grupo na API.',
      },
      required: true,
      unique: true,
      search: true,
      code: true,
      max: 30,
      pattern: '^[a-z0-9][a-z0-9-]*$',
      patternMessage: {
        en: 'Small letters, digits and dashes.',
        de: 'Kleinbuchstaben, Ziffern und Bindestriche.',
        fr: 'Minuscules, chiffres et tirets.',
        pt: 'Minúsculas, algarismos e hífenes.',
      },
      fake: 'g-{{string.numeric(5)}}',
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      required: true,
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      required: true,
      default: 'active',
      values: switchStates,
    }),
    description: f.longText({
      label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
      max: 500,
      wide: true,
      hidden: true,
    }),
    signupKeyword: f.text({
      label: {
        en: 'Sign-up keyword',
        de: 'Schlüsselwort zum Anmelden',
        fr: 'Mot-clé d’inscription',
        pt: 'Palavra-chave de adesão',
      },
      help: {
        en: 'Whoever sends this word joins the group.',
        de: 'Wer dieses Wort sendet, kommt in die Gruppe.',
        fr: 'Qui envoie ce mot rejoint le groupe.',
        pt: 'Quem enviar esta palavra entra no grupo.',
      },
      code: true,
      max: 20,
      fake: { oneOf: ['JOIN', 'NEWS', 'START'] },
    }),
    optOutKeyword: f.text({
      label: {
        en: 'Opt-out keyword',
        de: 'Schlüsselwort zum Abmelden',
        fr: 'Mot-clé de désinscription',
        pt: 'Palavra-chave de saída',
      },
      code: true,
      max: 20,
      default: 'STOP',
      fake: { oneOf: ['STOP'] },
    }),
    welcomeSms: f.longText({
      label: { en: 'Welcome SMS', de: 'Begrüßungs-SMS', fr: 'SMS de bienvenue', pt: 'SMS de boas-vindas' },
      max: 480,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Welcome! Reply STOP to leave.'] },
    }),
    unsubscribeSms: f.longText({
      label: { en: 'Farewell SMS', de: 'Abmelde-SMS', fr: 'SMS de désinscription', pt: 'SMS de despedida' },
      max: 480,
      wide: true,
      hidden: true,
      fake: { oneOf: ['You will receive no more messages.'] },
    }),
  },
  list: {
    columns: [
      'name',
      'code',
      'user',
      'status',
      'signupKeyword',
      'optOutKeyword',
      'description',
      'welcomeSms',
      'unsubscribeSms',
    ],
    sort: ['name', 'ASC'],
    filters: ['status', 'user'],
    card: { primary: 'name', secondary: 'user', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Group', de: 'Gruppe', fr: 'Groupe', pt: 'Grupo' },
      sections: [{ fields: ['name', 'code', 'user', 'status', 'description'] }],
    },
    {
      label: {
        en: 'Joining and leaving',
        de: 'An- und Abmeldung',
        fr: 'Inscription et départ',
        pt: 'Adesão e saída',
      },
      sections: [{ fields: ['signupKeyword', 'optOutKeyword', 'welcomeSms', 'unsubscribeSms'] }],
    },
  ],
  related: [{ resource: 'contacts', target: 'groups' }],
  demo: { count: 12 },
});

const contacts = defineResource({
  label: {
    one: { en: 'Contact', de: 'Kontakt', fr: 'Contact', pt: 'Contacto' },
    many: { en: 'Contacts', de: 'Kontakte', fr: 'Contacts', pt: 'Contactos' },
  },
  menuLabel: { en: 'Contact list', de: 'Kontaktliste', fr: 'Liste de contacts', pt: 'Lista de contactos' },
  title: '{fullName} ({phone})',
  icon: 'contacts',
  group: 'customers',
  api: { assumed: true },
  import: { key: 'phone', keep: { status: { $in: ['unsubscribed', 'blacklisted'] } }, country: 'DE' },
  fields: {
    fullName: f.person({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      secondary: 'email',
      search: true,
    }),
    phone: f.phone({
      label: { en: 'Phone', de: 'Telefon', fr: 'Téléphone', pt: 'Telefone' },
      help: {
        en: 'With country code, such as +49 151 23456789.',
        de: 'Mit Landesvorwahl, etwa +49 151 23456789.',
        fr: 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
        pt: 'Com indicativo do país, por exemplo +351 961 234 567.',
      },
      required: true,
      unique: true,
      search: true,
    }),
    email: f.email({
      label: { en: 'E-mail', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail' },
      search: true,
      hidden: true,
    }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      required: true,
      hidden: true,
    }),
    groups: f.references({
      label: { en: 'Groups', de: 'Gruppen', fr: 'Groupes', pt: 'Grupos' },
      to: 'contactGroups',
      onDelete: 'restrict',
      fake: { like: ['user'] },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      required: true,
      default: 'subscribed',
      values: {
        subscribed: {
          label: { en: 'Subscribed', de: 'Angemeldet', fr: 'Inscrit', pt: 'Inscrito' },
          tone: 'success',
          icon: 'check',
        },
        unsubscribed: {
          label: { en: 'Unsubscribed', de: 'Abgemeldet', fr: 'Désinscrit', pt: 'Anulou a inscrição' },
          tone: 'neutral',
          icon: 'mute',
        },
        bounced: {
          label: { en: 'Bounced', de: 'Unzustellbar', fr: 'Non distribuable', pt: 'Devolvido' },
          tone: 'warning',
          icon: 'undo',
        },
        blacklisted: {
          label: { en: 'Blocked', de: 'Gesperrt', fr: 'Bloqué', pt: 'Bloqueado' },
          tone: 'danger',
          icon: 'block',
        },
        invalid: {
          label: {
            en: 'Invalid number',
            de: 'Ungültige Nummer',
            fr: 'Numéro invalide',
            pt: 'Número inválido',
          },
          tone: 'danger',
          icon: 'error',
        },
      },
    }),
    company: f.text({
      label: { en: 'Company', de: 'Firma', fr: 'Société', pt: 'Empresa' },
      search: true,
      max: 120,
      fake: 'company.name',
    }),
    tags: f.tags({
      label: { en: 'Tags', de: 'Schlagwörter', fr: 'Étiquettes', pt: 'Etiquetas' },
      suggestions: ['vip', 'newsletter', 'trial', 'press'],
      max: 10,
    }),
    language: f.choice({
      label: { en: 'Language', de: 'Sprache', fr: 'Langue', pt: 'Idioma' },
      hidden: true,
      values: languages,
    }),
    birthDate: f.date({
      label: { en: 'Date of birth', de: 'Geburtsdatum', fr: 'Date de naissance', pt: 'Data de nascimento' },
      min: '1900-01-01',
      hidden: true,
      fake: { path: 'date.birthdate' },
    }),
    optInMethod: f.choice({
      label: { en: 'Joined by', de: 'Angemeldet über', fr: 'Inscrit par', pt: 'Inscrito por' },
      help: {
        en: 'How the person agreed to receive messages. Keep it as proof.',
        de: 'Wie die Person dem Empfang zugestimmt hat. Bewahren Sie es als Nachweis auf.',
        fr: 'Comment la personne a accepté de recevoir des messages. À conserver comme preuve.',
        pt: 'Como a pessoa aceitou receber mensagens. Guarde como prova.',
      },
      hidden: true,
      values: {
        form: { label: { en: 'Web form', de: 'Webformular', fr: 'Formulaire web', pt: 'Formulário web' } },
        keyword: { label: { en: 'Keyword', de: 'Schlüsselwort', fr: 'Mot-clé', pt: 'Palavra-chave' } },
        import: { label: { en: 'Import', de: 'Import', fr: 'Import', pt: 'Importação' } },
        paper: { label: { en: 'On paper', de: 'Auf Papier', fr: 'Sur papier', pt: 'Em papel' } },
      },
    }),
    optInAt: f.dateTime({
      label: { en: 'Joined', de: 'Angemeldet am', fr: 'Inscrit le', pt: 'Inscrito em' },
    }),
    optOutAt: f.dateTime({
      label: { en: 'Left', de: 'Abgemeldet am', fr: 'Désinscrit le', pt: 'Saiu em' },
      readOnly: true,
      hidden: true,
      showWhen: { status: 'unsubscribed' },
      fake: { between: ['optInAt'] },
    }),
    optOutReason: f.longText({
      label: {
        en: 'Reason for leaving',
        de: 'Grund der Abmeldung',
        fr: 'Motif de désinscription',
        pt: 'Motivo da saída',
      },
      max: 300,
      hidden: true,
      showWhen: { status: { $in: ['unsubscribed', 'blacklisted'] } },
      fake: { oneOf: ['Sent STOP.', 'Asked by phone.'] },
    }),
  },
  list: {
    columns: [
      'fullName',
      'phone',
      'status',
      'groups',
      'company',
      'tags',
      'optInAt',
      'email',
      'user',
      'language',
      'birthDate',
      'optInMethod',
      'optOutAt',
      'optOutReason',
    ],
    filters: ['status', 'groups', 'user', 'tags', 'company', 'language', 'optInMethod', 'optInAt'],
    presets: [
      {
        label: { en: 'Not reachable', de: 'Nicht erreichbar', fr: 'Injoignables', pt: 'Inalcançáveis' },
        filter: { status: ['bounced', 'invalid'] },
      },
      {
        label: { en: 'Opted out', de: 'Abgemeldete', fr: 'Désinscrits', pt: 'Que saíram' },
        filter: { status: ['unsubscribed', 'blacklisted'] },
      },
    ],
    card: { primary: 'fullName', secondary: 'phone', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Contact', de: 'Kontakt', fr: 'Contact', pt: 'Contacto' },
      sections: [
        {
          fields: [
            'fullName',
            'phone',
            'email',
            'company',
            'user',
            'groups',
            'tags',
            'language',
            'birthDate',
          ],
        },
      ],
    },
    {
      label: { en: 'Consent', de: 'Einwilligung', fr: 'Consentement', pt: 'Consentimento' },
      sections: [{ fields: ['status', 'optInMethod', 'optInAt', 'optOutAt', 'optOutReason'] }],
    },
  ],
  actions: {
    unsubscribe: {
      on: 'both',
      call: 'POST /v1/contacts/:id/unsubscribe',
      label: { en: 'Unsubscribe', de: 'Abmelden', fr: 'Désinscrire', pt: 'Anular inscrição' },
      icon: 'mute',
      tone: 'warning',
      confirm: {
        en: 'This person receives no more messages, and no import brings the number back.',
        de: 'Diese Person erhält keine Nachrichten mehr; auch ein Import nimmt die Nummer nicht wieder auf.',
        fr: 'Cette personne ne recevra plus de messages, même après un import.',
        pt: 'Esta pessoa deixa de receber mensagens e nenhuma importação a volta a inscrever.',
      },
      when: { status: { $in: ['subscribed', 'bounced'] } },
      effect: { status: 'unsubscribed' },
      stamp: ['optOutAt'],
      assumed: true,
    },
  },
  demo: { count: 60 },
});

const admins = defineResource({
  label: {
    one: { en: 'Admin', de: 'Administrator', fr: 'Administrateur', pt: 'Administrador' },
    many: { en: 'Admins', de: 'Administratoren', fr: 'Administrateurs', pt: 'Administradores' },
  },
  menuLabel: { en: 'Admins', de: 'Administratoren', fr: 'Administrateurs', pt: 'Administradores' },
  title: '{fullName}',
  icon: 'shield',
  group: 'team',
  api: {
    source: 'remote',
    path: '/dashboardUsers',
    rows: 'users',
    calls: {
      list: 'GET /dashboardUsers',
      one: 'GET /dashboardUsers/:id',
      create: 'POST /users',
      update: 'PATCH /users/:id',
      delete: 'DELETE /users/:id',
    },
    collection: 'people',
    scope: { role: { $in: ['superAdmin', 'admin', 'support', 'finance'] } },
    assumed: ['idKey', 'rows', 'row', 'one', 'update', 'delete', 'parameter', 'key'],
  },
  fields: {
    fullName: f.person({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      secondary: 'email',
      avatar: 'avatar',
      required: true,
      search: true,
    }),
    username: f.text({
      label: { en: 'User name', de: 'Benutzername', fr: 'Nom d’utilisateur', pt: 'Nome de utilizador' },
      required: true,
      unique: true,
      search: true,
      min: 3,
      max: 40,
      pattern: '^[A-Za-z0-9._-]+$',
      patternMessage: {
        en: 'Only letters, digits, dot, dash and underscore.',
        de: 'Nur Buchstaben, Ziffern, Punkt, Bindestrich und Unterstrich.',
        fr: 'Seulement des lettres, chiffres, points, tirets et soulignés.',
        pt: 'Apenas letras, algarismos, ponto, hífen e sublinhado.',
      },
      fake: 'internet.username',
    }),
    email: f.email({
      label: { en: 'E-mail', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail' },
      required: true,
      unique: true,
      search: true,
      hidden: true,
    }),
    password: f.password({
      label: { en: 'Password', de: 'Passwort', fr: 'Mot de passe', pt: 'Palavra-passe' },
      required: true,
    }),
    phone: f.phone({
      label: { en: 'Phone', de: 'Telefon', fr: 'Téléphone', pt: 'Telefone' },
      hidden: true,
      assumed: true,
    }),
    avatar: f.image({
      label: { en: 'Picture', de: 'Bild', fr: 'Photo', pt: 'Fotografia' },
      not: ['list', 'export'],
    }),
    role: f.choice({
      label: { en: 'Level', de: 'Stufe', fr: 'Niveau', pt: 'Nível' },
      help: {
        en: 'Only super admins may change users and admins on the remote service.',
        de: 'Nur Super-Administratoren dürfen Benutzer und Administratoren im entfernten Dienst ändern.',
        fr: 'Seuls les super-administrateurs peuvent modifier utilisateurs et administrateurs sur le service distant.',
        pt: 'Só os superadministradores podem alterar utilizadores e administradores no serviço remoto.',
      },
      required: true,
      default: 'support',
      guarded: true,
      values: {
        superAdmin: {
          label: {
            en: 'Super admin',
            de: 'Super-Administrator',
            fr: 'Super-administrateur',
            pt: 'Superadministrador',
          },
          tone: 'danger',
          icon: 'star',
        },
        admin: {
          label: { en: 'Admin', de: 'Administrator', fr: 'Administrateur', pt: 'Administrador' },
          tone: 'warning',
          icon: 'shield',
        },
        support: {
          label: { en: 'Support', de: 'Support', fr: 'Assistance', pt: 'Apoio ao cliente' },
          tone: 'info',
          icon: 'help',
        },
        finance: {
          label: { en: 'Finance', de: 'Buchhaltung', fr: 'Finances', pt: 'Finanças' },
          tone: 'info',
          icon: 'money',
        },
      },
    }),
    roles: f.references({
      label: { en: 'Permissions', de: 'Berechtigungen', fr: 'Autorisations', pt: 'Permissões' },
      help: {
        en: 'What this person may do after signing in.',
        de: 'Was diese Person nach der Anmeldung darf.',
        fr: 'Ce que cette personne peut faire une fois connectée.',
        pt: 'O que esta pessoa pode fazer depois de iniciar sessão.',
      },
      to: 'roles',
      onDelete: 'restrict',
      guarded: true,
      assumed: true,
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      readOnly: true,
      default: 'active',
      values: {
        invited: {
          label: { en: 'Invited', de: 'Eingeladen', fr: 'Invité', pt: 'Convidado' },
          tone: 'info',
          icon: 'email',
        },
        active: {
          label: { en: 'Active', de: 'Aktiv', fr: 'Actif', pt: 'Ativo' },
          tone: 'success',
          icon: 'check',
        },
        locked: {
          label: { en: 'Locked', de: 'Gesperrt', fr: 'Verrouillé', pt: 'Bloqueado' },
          tone: 'warning',
          icon: 'lock',
        },
        disabled: {
          label: { en: 'Disabled', de: 'Deaktiviert', fr: 'Désactivé', pt: 'Desativado' },
          tone: 'neutral',
          icon: 'ban',
        },
      },
    }),
    twoFactor: f.choice({
      label: { en: 'Second factor', de: 'Zweiter Faktor', fr: 'Second facteur', pt: 'Segundo fator' },
      readOnly: true,
      hidden: true,
      assumed: true,
      default: 'none',
      values: {
        none: {
          label: { en: 'None', de: 'Keiner', fr: 'Aucun', pt: 'Nenhum' },
          tone: 'warning',
          icon: 'warning',
        },
        email: {
          label: { en: 'E-mail', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail' },
          tone: 'info',
          icon: 'email',
        },
        sms: { label: { en: 'SMS', de: 'SMS', fr: 'SMS', pt: 'SMS' }, tone: 'info', icon: 'sms' },
        app: {
          label: { en: 'Authenticator app', de: 'Authenticator-App', fr: 'Application', pt: 'Aplicação' },
          tone: 'success',
          icon: 'key',
        },
      },
    }),
    language: f.choice({
      label: { en: 'Language', de: 'Sprache', fr: 'Langue', pt: 'Idioma' },
      default: 'en',
      hidden: true,
      assumed: true,
      values: languages,
    }),
    lastLoginAt: f.dateTime({
      label: { en: 'Last sign-in', de: 'Letzte Anmeldung', fr: 'Dernière connexion', pt: 'Último acesso' },
      readOnly: true,
      assumed: true,
    }),
  },
  list: {
    columns: [
      'fullName',
      'username',
      'role',
      'roles',
      'status',
      'lastLoginAt',
      'email',
      'phone',
      'twoFactor',
      'language',
    ],
    sort: ['createdAt', 'ASC'],
    filters: ['role', 'status', 'roles', 'twoFactor', 'lastLoginAt'],
    presets: [
      {
        label: {
          en: 'Without second factor',
          de: 'Ohne zweiten Faktor',
          fr: 'Sans second facteur',
          pt: 'Sem segundo fator',
        },
        filter: { twoFactor: ['none'] },
      },
    ],
    card: { primary: 'fullName', secondary: 'email', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Person', de: 'Person', fr: 'Personne', pt: 'Pessoa' },
      sections: [{ fields: ['fullName', 'username', 'email', 'password', 'phone', 'avatar', 'language'] }],
    },
    {
      label: { en: 'Access', de: 'Zugang', fr: 'Accès', pt: 'Acesso' },
      sections: [{ fields: ['role', 'roles', 'status', 'twoFactor', 'lastLoginAt'] }],
    },
  ],
  related: [{ resource: 'auditLogs', target: 'actor' }],
  actions: {
    activate: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/activate',
      label: { en: 'Activate', de: 'Freischalten', fr: 'Activer', pt: 'Ativar' },
      icon: 'check',
      tone: 'success',
      confirm: true,
      when: { status: { $in: ['invited', 'disabled'] } },
      effect: { status: 'active' },
      assumed: true,
    },
    unlock: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/unlock',
      label: { en: 'Unlock', de: 'Entsperren', fr: 'Déverrouiller', pt: 'Desbloquear' },
      icon: 'key',
      tone: 'success',
      confirm: true,
      when: { status: 'locked' },
      effect: { status: 'active' },
      assumed: true,
    },
    invite: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/invite',
      label: { en: 'Invite again', de: 'Erneut einladen', fr: 'Inviter à nouveau', pt: 'Convidar de novo' },
      icon: 'email',
      tone: 'progress',
      confirm: true,
      when: { status: 'disabled' },
      effect: { status: 'invited' },
      assumed: true,
    },
    lock: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/lock',
      label: { en: 'Lock', de: 'Sperren', fr: 'Verrouiller', pt: 'Bloquear' },
      icon: 'lock',
      tone: 'warning',
      confirm: {
        en: 'This person is signed out at once and can sign in again only when unlocked.',
        de: 'Diese Person wird sofort abgemeldet und kann sich erst nach dem Entsperren wieder anmelden.',
        fr: 'Cette personne est déconnectée aussitôt et ne pourra se reconnecter qu’une fois déverrouillée.',
        pt: 'A sessão desta pessoa termina de imediato e ela só volta a entrar depois de desbloqueada.',
      },
      when: { status: 'active' },
      effect: { status: 'locked' },
      assumed: true,
    },
    disable: {
      on: 'both',
      call: 'POST /dashboardUsers/:id/disable',
      label: { en: 'Disable', de: 'Deaktivieren', fr: 'Désactiver', pt: 'Desativar' },
      icon: 'ban',
      tone: 'danger',
      confirm: {
        en: 'This person is signed out at once and can no longer sign in.',
        de: 'Diese Person wird sofort abgemeldet und kann sich nicht mehr anmelden.',
        fr: 'Cette personne est déconnectée aussitôt et ne pourra plus se connecter.',
        pt: 'A sessão desta pessoa termina de imediato e ela deixa de poder entrar.',
      },
      when: { status: { $in: ['invited', 'active', 'locked'] } },
      effect: { status: 'disabled' },
      assumed: true,
    },
  },
  transitions: {
    status: {
      invited: ['active', 'disabled'],
      active: ['locked', 'disabled'],
      locked: ['active', 'disabled'],
      disabled: ['active', 'invited'],
    },
  },
  atLeast: [
    {
      count: 1,
      when: { role: 'superAdmin', status: 'active' },
      message: {
        en: 'This is the last super admin: make somebody else one first.',
        de: 'Das ist der letzte Super-Administrator: Machen Sie zuerst jemand anderen dazu.',
        fr: 'C’est le dernier super-administrateur : nommez-en d’abord un autre.',
        pt: 'É o último superadministrador: nomeie primeiro outra pessoa.',
      },
    },
  ],
  ownAccount: { locked: ['role', 'roles', 'status'], message: signedInWithThis },
  demo: { count: 8 },
});

const roles = defineResource({
  label: {
    one: { en: 'Role', de: 'Rolle', fr: 'Rôle', pt: 'Função' },
    many: { en: 'Roles', de: 'Rollen', fr: 'Rôles', pt: 'Funções' },
  },
  menuLabel: { en: 'Role', de: 'Rolle', fr: 'Rôle', pt: 'Função' },
  title: '{name}',
  icon: 'role',
  group: 'team',
  can: { delete: { isSystem: { $ne: true } } },
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      unique: true,
      search: true,
      min: 2,
      max: 60,
      readOnlyWhen: { isSystem: true },
      fake: 'person.jobTitle',
    }),
    description: f.longText({
      label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
      search: true,
      max: 300,
      wide: true,
      fake: { oneOf: ['For a single team.'] },
    }),
    isSystem: f.boolean({
      label: { en: 'Built in', de: 'Vorgegeben', fr: 'Prédéfini', pt: 'Predefinida' },
      readOnly: true,
      default: false,
      fake: { oneOf: [false] },
    }),
    ability: f.permissions({
      label: { en: 'Permissions', de: 'Berechtigungen', fr: 'Autorisations', pt: 'Permissões' },
      wide: true,
      required: true,
      readOnlyWhen: { isSystem: true },
      extra: [
        {
          subject: 'ACL',
          label: {
            en: 'Information pages',
            de: 'Informationsseiten',
            fr: 'Pages d’information',
            pt: 'Páginas de informação',
          },
        },
        {
          subject: 'Auth',
          label: { en: 'Own account', de: 'Eigenes Konto', fr: 'Compte personnel', pt: 'Conta própria' },
        },
      ],
    }),
  },
  list: {
    columns: ['name', 'description', 'ability', 'isSystem'],
    sort: ['name', 'ASC'],
    filters: ['isSystem'],
    card: { primary: 'name', secondary: 'description', aside: 'isSystem' },
  },
  related: [
    { resource: 'admins', target: 'roles' },
    { resource: 'users', target: 'roles' },
  ],
  demo: { count: 4 },
});

const packages = defineResource({
  label: {
    one: { en: 'Package', de: 'Paket', fr: 'Pack', pt: 'Pacote' },
    many: { en: 'Packages', de: 'Pakete', fr: 'Packs', pt: 'Pacotes' },
  },
  title: '{name}',
  icon: 'inventory',
  group: 'billing',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.productAdjective',
    }),
    description: f.longText({
      label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
      search: true,
      max: 500,
      wide: true,
      hidden: true,
    }),
    credits: f.number({
      label: { en: 'SMS', de: 'SMS', fr: 'SMS', pt: 'SMS' },
      required: true,
      integer: true,
      min: 1,
      max: 100000000,
    }),
    bonusCredits: f.number({
      label: { en: 'Free on top', de: 'Gratis dazu', fr: 'Offerts en plus', pt: 'Oferta extra' },
      integer: true,
      min: 0,
      max: 100000000,
    }),
    price: f.money({
      label: { en: 'Price', de: 'Preis', fr: 'Prix', pt: 'Preço' },
      currency: 'EUR',
      min: '0',
      required: true,
    }),
    validityDays: f.number({
      label: { en: 'Valid for', de: 'Gültig für', fr: 'Valable', pt: 'Válido por' },
      help: {
        en: 'Empty: no limit.',
        de: 'Leer: unbegrenzt.',
        fr: 'Vide : illimité.',
        pt: 'Vazio: sem limite.',
      },
      integer: true,
      min: 1,
      max: 3650,
      unit: { en: 'day |||| days', de: 'Tag |||| Tage', fr: 'jour |||| jours', pt: 'dia |||| dias' },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      required: true,
      default: 'inactive',
      values: offerStates,
    }),
    isPopular: f.boolean({
      label: { en: 'Recommended', de: 'Empfohlen', fr: 'Recommandé', pt: 'Recomendado' },
      default: false,
      hidden: true,
    }),
  },
  list: {
    columns: [
      'name',
      'credits',
      'bonusCredits',
      'price',
      'validityDays',
      'status',
      'description',
      'isPopular',
    ],
    sort: ['price', 'ASC'],
    filters: ['status', 'price', 'credits', 'isPopular'],
    presets: [
      {
        label: { en: 'On offer', de: 'Im Angebot', fr: 'Proposés', pt: 'Disponíveis' },
        filter: { status: ['active'] },
      },
    ],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  demo: { count: 7 },
});

const plans = defineResource({
  label: {
    one: { en: 'Plan', de: 'Tarif', fr: 'Forfait', pt: 'Plano' },
    many: { en: 'Plans', de: 'Tarife', fr: 'Forfaits', pt: 'Planos' },
  },
  menuLabel: { en: 'Plan', de: 'Tarif', fr: 'Forfait', pt: 'Plano' },
  title: '{name}',
  icon: 'plan',
  group: 'billing',
  form: 'dialog',
  bookmarked: true,
  route: '/apps/plans',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.productAdjective',
    }),
    description: f.longText({
      label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
      search: true,
      max: 500,
      wide: true,
      hidden: true,
    }),
    price: f.money({
      label: { en: 'Price', de: 'Preis', fr: 'Prix', pt: 'Preço' },
      help: {
        en: 'A change applies from the next period on.',
        de: 'Eine Änderung gilt ab dem nächsten Zeitraum.',
        fr: 'Un changement vaut à partir de la période suivante.',
        pt: 'Uma alteração aplica-se a partir do período seguinte.',
      },
      currency: 'EUR',
      min: '0',
      required: true,
    }),
    billingCycle: f.choice({
      label: { en: 'Billed', de: 'Abrechnung', fr: 'Facturation', pt: 'Faturação' },
      required: true,
      default: 'monthly',
      values: {
        monthly: {
          label: { en: 'Monthly', de: 'Monatlich', fr: 'Mensuelle', pt: 'Mensal' },
          icon: 'calendar',
        },
        yearly: { label: { en: 'Yearly', de: 'Jährlich', fr: 'Annuelle', pt: 'Anual' }, icon: 'calendar' },
        custom: {
          label: { en: 'By agreement', de: 'Nach Vereinbarung', fr: 'Selon accord', pt: 'Por acordo' },
          icon: 'edit',
        },
      },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      help: {
        en: 'An archived plan stays with the customers who have it.',
        de: 'Ein archivierter Tarif bleibt den Kunden erhalten, die ihn haben.',
        fr: 'Un forfait archivé reste aux clients qui l’ont déjà.',
        pt: 'Um plano arquivado mantém-se para os clientes que o têm.',
      },
      required: true,
      default: 'inactive',
      values: offerStates,
    }),
    smsMax: f.number({
      label: { en: 'SMS per period', de: 'SMS je Zeitraum', fr: 'SMS par période', pt: 'SMS por período' },
      help: {
        en: 'Empty: no limit.',
        de: 'Leer: unbegrenzt.',
        fr: 'Vide : illimité.',
        pt: 'Vazio: sem limite.',
      },
      integer: true,
      min: 1,
      max: 100000000,
    }),
    overagePrice: f.money({
      label: {
        en: 'Each further SMS',
        de: 'Jede weitere SMS',
        fr: 'SMS supplémentaire',
        pt: 'Cada SMS adicional',
      },
      currency: 'EUR',
      digits: 4,
      min: '0',
      showWhen: { smsMax: { $exists: true } },
    }),
    contactsMax: f.number({
      label: { en: 'Contacts', de: 'Kontakte', fr: 'Contacts', pt: 'Contactos' },
      help: {
        en: 'Empty: no limit.',
        de: 'Leer: unbegrenzt.',
        fr: 'Vide : illimité.',
        pt: 'Vazio: sem limite.',
      },
      integer: true,
      min: 1,
      max: 100000000,
      hidden: true,
    }),
    smsPerMinute: f.number({
      label: {
        en: 'Sending speed',
        de: 'Sendegeschwindigkeit',
        fr: 'Vitesse d’envoi',
        pt: 'Velocidade de envio',
      },
      integer: true,
      min: 1,
      max: 60000,
      unit: { en: 'SMS per minute', de: 'SMS je Minute', fr: 'SMS par minute', pt: 'SMS por minuto' },
      hidden: true,
    }),
    taxRate: f.percent({ label: { en: 'Tax', de: 'Steuer', fr: 'Taxe', pt: 'Imposto' }, hidden: true }),
    apiAccess: f.boolean({
      label: { en: 'API access', de: 'API-Zugang', fr: 'Accès à l’API', pt: 'Acesso à API' },
      default: true,
    }),
    rollOver: f.boolean({
      label: {
        en: 'Keeps unused SMS',
        de: 'Nimmt unverbrauchte SMS mit',
        fr: 'Report des SMS non utilisés',
        pt: 'Mantém SMS não usados',
      },
      default: false,
      hidden: true,
    }),
    isPopular: f.boolean({
      label: { en: 'Recommended', de: 'Empfohlen', fr: 'Recommandé', pt: 'Recomendado' },
      default: false,
      hidden: true,
    }),
    website: f.url({
      label: { en: 'Terms', de: 'Bedingungen', fr: 'Conditions', pt: 'Condições' },
      hidden: true,
    }),
    limits: f.json({
      label: { en: 'Further limits', de: 'Weitere Grenzen', fr: 'Autres limites', pt: 'Outros limites' },
      help: {
        en: 'Passed on to the sending engine as it is.',
        de: 'Wird unverändert an das Sendesystem weitergegeben.',
        fr: 'Transmis tel quel au moteur d’envoi.',
        pt: 'Passado tal como está ao motor de envio.',
      },
      wide: true,
    }),
  },
  list: {
    columns: [
      'name',
      'price',
      'billingCycle',
      'smsMax',
      'overagePrice',
      'status',
      'apiAccess',
      'description',
      'contactsMax',
      'smsPerMinute',
      'taxRate',
      'rollOver',
      'isPopular',
      'website',
    ],
    sort: ['price', 'ASC'],
    filters: ['status', 'billingCycle', 'price', 'smsMax', 'apiAccess'],
    presets: [
      {
        label: { en: 'On offer', de: 'Im Angebot', fr: 'Proposés', pt: 'Disponíveis' },
        filter: { status: ['active'] },
      },
    ],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Plan', de: 'Tarif', fr: 'Forfait', pt: 'Plano' },
      sections: [
        { fields: ['name', 'status', 'isPopular', 'description', 'website'] },
        {
          label: { en: 'Price', de: 'Preis', fr: 'Prix', pt: 'Preço' },
          fields: ['price', 'billingCycle', 'taxRate'],
        },
      ],
    },
    {
      label: { en: 'Limits', de: 'Grenzen', fr: 'Limites', pt: 'Limites' },
      sections: [
        {
          fields: [
            'smsMax',
            'overagePrice',
            'rollOver',
            'contactsMax',
            'smsPerMinute',
            'apiAccess',
            'limits',
          ],
        },
      ],
    },
  ],
  related: [
    { resource: 'users', target: 'currentPlan' },
    { resource: 'subscriptions', target: 'plan' },
  ],
  demo: { count: 6 },
});

const addons = defineResource({
  label: {
    one: { en: 'Addon', de: 'Zusatz', fr: 'Option', pt: 'Extra' },
    many: { en: 'Addons', de: 'Zusätze', fr: 'Options', pt: 'Extras' },
  },
  menuLabel: { en: 'Addon', de: 'Zusatz', fr: 'Option', pt: 'Extra' },
  title: '{name}',
  icon: 'add',
  group: 'billing',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.productAdjective',
    }),
    type: f.choice({
      label: { en: 'Type', de: 'Art', fr: 'Type', pt: 'Tipo' },
      required: true,
      default: 'sender_id',
      values: {
        sender_id: {
          label: {
            en: 'Sender ID',
            de: 'Absenderkennung',
            fr: 'Identifiant d’expéditeur',
            pt: 'ID de remetente',
          },
          icon: 'badge',
        },
        keyword: {
          label: { en: 'Keyword', de: 'Schlüsselwort', fr: 'Mot-clé', pt: 'Palavra-chave' },
          icon: 'tag',
        },
        number: { label: { en: 'Number', de: 'Nummer', fr: 'Numéro', pt: 'Número' }, icon: 'cell' },
        throughput: { label: { en: 'Throughput', de: 'Durchsatz', fr: 'Débit', pt: 'Débito' }, icon: 'up' },
        support: { label: { en: 'Support', de: 'Support', fr: 'Assistance', pt: 'Apoio' }, icon: 'help' },
      },
    }),
    price: f.money({
      label: { en: 'Price', de: 'Preis', fr: 'Prix', pt: 'Preço' },
      currency: 'EUR',
      min: '0',
      required: true,
    }),
    months: f.number({
      label: { en: 'Runs for', de: 'Laufzeit', fr: 'Durée', pt: 'Duração' },
      help: {
        en: 'The price is due again after that. Empty: it is paid once.',
        de: 'Danach ist der Preis erneut fällig. Leer: einmalig.',
        fr: 'Le prix est ensuite dû de nouveau. Vide : une seule fois.',
        pt: 'Depois disso o preço é devido de novo. Vazio: uma só vez.',
      },
      integer: true,
      min: 1,
      max: 60,
      unit: { en: 'month |||| months', de: 'Monat |||| Monate', fr: 'mois', pt: 'mês |||| meses' },
    }),
    plans: f.references({
      label: { en: 'For plans', de: 'Zu Tarifen', fr: 'Avec les forfaits', pt: 'Com os planos' },
      help: {
        en: 'Empty: with every plan.',
        de: 'Leer: zu jedem Tarif.',
        fr: 'Vide : avec tous les forfaits.',
        pt: 'Vazio: com todos os planos.',
      },
      to: 'plans',
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      required: true,
      default: 'inactive',
      values: offerStates,
    }),
    description: f.longText({
      label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
      search: true,
      max: 500,
      wide: true,
      hidden: true,
    }),
  },
  list: {
    columns: ['name', 'type', 'price', 'months', 'plans', 'status', 'description'],
    sort: ['name', 'ASC'],
    filters: ['status', 'type', 'plans', 'price', 'months'],
    card: { primary: 'name', secondary: 'price', aside: 'status' },
  },
  related: [{ resource: 'subscriptions', target: 'addons' }],
  demo: { count: 7 },
});

/* What the demonstration sells, at the price of the list; credit is for packages alone. */
const packageOf = (description: string, unitPrice: string) =>
  [{ type: 'package', description, qty: 1, unitPrice }] as const;
const soldDirectly = { status: 'fulfilled', coupon: null, tax: '0.00', invoice: null } as const;
const notPaid = { coupon: null, tax: '0.00', invoice: null, transactionId: null } as const;
const germany1000 = {
  ...soldDirectly,
  paymentMethod: 'card',
  items: packageOf('Germany 1,000', '89.0000'),
} as const;
const germany1000Taxed = { ...germany1000, tax: '16.91' } as const;
const germany5000Taxed = {
  ...soldDirectly,
  paymentMethod: 'directDebit',
  items: packageOf('Germany 5,000', '410.0000'),
  tax: '77.90',
} as const;
const france2500 = {
  ...soldDirectly,
  paymentMethod: 'card',
  items: packageOf('France 2,500', '158.7500'),
} as const;
const portugal10000 = {
  ...soldDirectly,
  paymentMethod: 'directDebit',
  items: packageOf('Portugal 10,000', '415.0000'),
} as const;
const europe25000 = {
  ...soldDirectly,
  paymentMethod: 'transfer',
  items: packageOf('Europe 25,000', '1650.0000'),
} as const;

/* Named, because the credit of the others is told by hand: it runs low, or a log knows it to the cent. */
const firstBuyersAtHome = { username: { $in: ['client', 'jonas.brandt'] } } as const;
const firstBuyersAbroad = {
  username: { $in: ['camille.laurent', 'sofia.navarro', 'noemie.keller'] },
} as const;
const buyersAtHome = {
  username: { $in: ['wiebke.hansen', 'stefan.huber', 'anke.dietrich', 'dirk.vollmer'] },
} as const;
const buyersInFrance = { username: { $in: ['julien.moreau', 'aurelie.picard'] } } as const;
const buyersInPortugal = {
  username: { $in: ['rita.mendonca', 'carla.fontes', 'pedro.salgueiro', 'joana.teles'] },
} as const;
const buyersAbroad = {
  username: { $in: ['sofia.navarro', 'noemie.keller', 'martina.egger', 'nadia.rahman', 'megan.price'] },
} as const;
const largeBuyers = { username: { $in: ['sofia.navarro', 'pedro.salgueiro'] } } as const;
const buyersWhoCancelled = {
  username: { $in: ['amelia.hart', 'megan.price', 'julien.moreau'] },
} as const;
const buyersWhoseCardFailed = { username: { $in: ['luca.moretti', 'tiago.rocha', 'stefan.huber'] } } as const;
/* They are customers since a few days only, so what they ordered may still be open. */
const newBuyers = { username: { $in: ['isabelle.roux', 'filipe.antunes'] } } as const;

const orders = defineResource({
  label: {
    one: { en: 'Order', de: 'Bestellung', fr: 'Commande', pt: 'Encomenda' },
    many: { en: 'Orders', de: 'Bestellungen', fr: 'Commandes', pt: 'Encomendas' },
  },
  menuLabel: {
    en: 'Purchase History',
    de: 'Kaufverlauf',
    fr: 'Historique des achats',
    pt: 'Histórico de compras',
  },
  title: '{number}',
  icon: 'receipt',
  group: 'reports',
  readOnly: true,
  api: { source: 'orders', path: '/orders', assumed: true },
  live: { event: 'order', owner: 'user' },
  fields: {
    number: f.text({
      label: { en: 'Number', de: 'Nummer', fr: 'Numéro', pt: 'Número' },
      search: true,
      code: true,
      serial: 'ORD-{0000}',
    }),
    createdAt: f.dateTime({
      label: { en: 'Ordered', de: 'Bestellt', fr: 'Commandé le', pt: 'Encomendado em' },
      fake: { between: ['user.createdAt', 'user.lastLoginAt'] },
    }),
    user: f.reference({ label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' }, to: 'users' }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      values: {
        pending: {
          label: { en: 'Pending', de: 'Ausstehend', fr: 'En attente', pt: 'Pendente' },
          tone: 'neutral',
          icon: 'clock',
        },
        awaiting_confirmation: {
          label: {
            en: 'Payment to be confirmed',
            de: 'Zahlung zu bestätigen',
            fr: 'Paiement à confirmer',
            pt: 'Pagamento por confirmar',
          },
          tone: 'info',
          icon: 'payments',
        },
        paid: {
          label: { en: 'Paid', de: 'Bezahlt', fr: 'Payée', pt: 'Paga' },
          tone: 'progress',
          icon: 'money',
        },
        fulfilled: {
          label: { en: 'Fulfilled', de: 'Erfüllt', fr: 'Honorée', pt: 'Concluída' },
          tone: 'success',
          icon: 'check',
        },
        cancelled: {
          label: { en: 'Cancelled', de: 'Storniert', fr: 'Annulée', pt: 'Cancelada' },
          tone: 'neutral',
          icon: 'ban',
        },
        failed: {
          label: { en: 'Failed', de: 'Fehlgeschlagen', fr: 'Échec', pt: 'Falhada' },
          tone: 'danger',
          icon: 'error',
        },
        refunded: {
          label: { en: 'Refunded', de: 'Erstattet', fr: 'Remboursée', pt: 'Reembolsada' },
          tone: 'warning',
          icon: 'undo',
        },
      },
    }),
    items: f.items({
      label: { en: 'Items', de: 'Positionen', fr: 'Lignes', pt: 'Linhas' },
      wide: true,
      of: {
        type: f.choice({
          label: { en: 'Type', de: 'Art', fr: 'Type', pt: 'Tipo' },
          values: {
            package: { label: { en: 'Package', de: 'Paket', fr: 'Pack', pt: 'Pacote' }, icon: 'inventory' },
            plan: { label: { en: 'Plan', de: 'Tarif', fr: 'Forfait', pt: 'Plano' }, icon: 'plan' },
            addon: { label: { en: 'Addon', de: 'Zusatz', fr: 'Option', pt: 'Extra' }, icon: 'add' },
            senderId: {
              label: {
                en: 'Sender ID',
                de: 'Absenderkennung',
                fr: 'Identifiant d’expéditeur',
                pt: 'ID de remetente',
              },
              icon: 'badge',
            },
          },
        }),
        description: f.text({
          label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
          fake: { oneOf: ['SMS credits Germany', 'Plan Standard', 'Further sender ID'] },
        }),
        qty: f.number({
          label: { en: 'Quantity', de: 'Menge', fr: 'Quantité', pt: 'Quantidade' },
          integer: true,
          min: 1,
          max: 100,
        }),
        unitPrice: f.money({
          label: { en: 'Unit price', de: 'Einzelpreis', fr: 'Prix unitaire', pt: 'Preço unitário' },
          currency: 'EUR',
          digits: 4,
          min: '0',
        }),
        total: f.money({
          label: { en: 'Total', de: 'Betrag', fr: 'Total', pt: 'Total' },
          currency: 'EUR',
          compute: { product: ['qty', 'unitPrice'] },
        }),
      },
    }),
    subtotal: f.money({
      label: { en: 'Subtotal', de: 'Zwischensumme', fr: 'Sous-total', pt: 'Subtotal' },
      currency: 'EUR',
      compute: { sum: 'items.total' },
      hidden: true,
    }),
    coupon: f.text({
      label: { en: 'Coupon', de: 'Gutschein', fr: 'Bon de réduction', pt: 'Cupão' },
      code: true,
      hidden: true,
      fake: { oneOf: ['WELCOME10', 'AUTUMN'] },
    }),
    tax: f.money({
      label: { en: 'Tax', de: 'Steuer', fr: 'Taxe', pt: 'Imposto' },
      currency: 'EUR',
      min: '0',
      hidden: true,
    }),
    total: f.money({
      label: { en: 'Total', de: 'Gesamtbetrag', fr: 'Total', pt: 'Total' },
      currency: 'EUR',
      compute: { total: ['subtotal', 'tax'] },
    }),
    paymentMethod: f.choice({
      label: { en: 'Payment method', de: 'Zahlungsart', fr: 'Mode de paiement', pt: 'Método de pagamento' },
      values: paymentMethods,
    }),
    transactionId: f.text({
      label: { en: 'Transaction', de: 'Transaktion', fr: 'Transaction', pt: 'Transação' },
      search: true,
      code: true,
      hidden: true,
      fake: 'tx_{{string.numeric(10)}}',
    }),
    invoice: f.reference({
      label: { en: 'Invoice', de: 'Rechnung', fr: 'Facture', pt: 'Fatura' },
      to: 'invoices',
    }),
    creditBefore: f.money({
      label: { en: 'Credit before', de: 'Guthaben vorher', fr: 'Crédit avant', pt: 'Saldo antes' },
      currency: 'EUR',
      hidden: true,
      showWhen: { status: { $in: ['fulfilled', 'refunded'] } },
      fake: { sumOf: 'balanceEntries.balance', by: 'order', less: 'amount' },
    }),
    creditAfter: f.money({
      label: { en: 'Credit after', de: 'Guthaben nachher', fr: 'Crédit après', pt: 'Saldo depois' },
      currency: 'EUR',
      hidden: true,
      showWhen: { status: { $in: ['fulfilled', 'refunded'] } },
      fake: { sumOf: 'balanceEntries.balance', by: 'order' },
    }),
    paidAt: f.dateTime({
      label: { en: 'Paid', de: 'Bezahlt am', fr: 'Payée le', pt: 'Paga em' },
      hidden: true,
      showWhen: { status: { $in: ['paid', 'fulfilled', 'refunded'] } },
      fake: { minutesAfter: 'createdAt', minutes: [1, 40] },
    }),
    fulfilledAt: f.dateTime({
      label: { en: 'Fulfilled', de: 'Erfüllt am', fr: 'Honorée le', pt: 'Concluída em' },
      hidden: true,
      showWhen: { status: { $in: ['fulfilled', 'refunded'] } },
      fake: { minutesAfter: 'paidAt', minutes: [1, 20] },
    }),
  },
  list: {
    columns: [
      'number',
      'createdAt',
      'user',
      'status',
      'total',
      'paymentMethod',
      'invoice',
      'subtotal',
      'coupon',
      'tax',
      'transactionId',
      'creditBefore',
      'creditAfter',
      'paidAt',
      'fulfilledAt',
    ],
    filters: ['status', 'user', 'createdAt', 'total', 'paymentMethod', 'invoice'],
    presets: [
      {
        label: { en: 'To be confirmed', de: 'Zu bestätigen', fr: 'À confirmer', pt: 'Por confirmar' },
        filter: { status: ['awaiting_confirmation'] },
      },
    ],
    card: { primary: 'number', secondary: 'user', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Order', de: 'Bestellung', fr: 'Commande', pt: 'Encomenda' },
      sections: [
        { fields: ['number', 'status', 'user', 'createdAt', 'items'] },
        {
          label: { en: 'Amounts', de: 'Beträge', fr: 'Montants', pt: 'Valores' },
          fields: ['subtotal', 'coupon', 'tax', 'total', 'creditBefore', 'creditAfter'],
        },
      ],
    },
    {
      label: { en: 'Payment', de: 'Zahlung', fr: 'Paiement', pt: 'Pagamento' },
      sections: [{ fields: ['paymentMethod', 'transactionId', 'invoice', 'paidAt', 'fulfilledAt'] }],
    },
  ],
  transitions: {
    status: {
      pending: ['awaiting_confirmation', 'paid', 'cancelled', 'failed'],
      awaiting_confirmation: ['paid', 'cancelled', 'failed'],
      paid: ['fulfilled', 'cancelled', 'refunded'],
      fulfilled: ['refunded'],
      cancelled: [],
      failed: [],
      refunded: [],
    },
  },
  demo: {
    count: 14,
    each: [
      /* A record is dated by its place: in this order the sales grow, without leaps. */
      { field: 'user', when: firstBuyersAtHome, set: germany1000Taxed },
      {
        field: 'user',
        when: newBuyers,
        set: {
          coupon: null,
          tax: '0.00',
          invoice: null,
          status: 'paid',
          paymentMethod: 'card',
          items: [{ type: 'plan', description: 'Basic', qty: 1, unitPrice: '19.0000' }],
        },
      },
      { field: 'user', when: buyersAtHome, set: germany5000Taxed },
      { field: 'user', when: firstBuyersAbroad, set: germany1000 },
      { field: 'user', when: firstBuyersAtHome, set: germany5000Taxed },
      { field: 'user', when: buyersInFrance, set: france2500 },
      { field: 'user', when: firstBuyersAbroad, set: france2500 },
      { field: 'user', when: buyersInPortugal, set: { ...portugal10000, paymentMethod: 'card' } },
      { field: 'user', when: buyersInPortugal, set: portugal10000 },
      { field: 'user', when: buyersAtHome, set: germany1000Taxed },
      { field: 'user', when: buyersAtHome, set: { ...germany1000Taxed, paymentMethod: 'directDebit' } },
      { field: 'user', when: firstBuyersAbroad, set: { ...france2500, paymentMethod: 'transfer' } },
      {
        field: 'user',
        when: buyersWhoCancelled,
        set: {
          ...notPaid,
          status: 'cancelled',
          paymentMethod: 'transfer',
          items: packageOf('Germany 1,000', '89.0000'),
        },
      },
      { field: 'user', when: buyersAbroad, set: france2500 },
      { field: 'user', when: firstBuyersAtHome, set: germany5000Taxed },
      { field: 'user', when: firstBuyersAtHome, set: { ...germany1000Taxed, paymentMethod: 'transfer' } },
      { field: 'user', when: buyersAbroad, set: germany1000 },
      {
        field: 'user',
        when: newBuyers,
        set: {
          ...notPaid,
          status: 'pending',
          paymentMethod: 'transfer',
          items: [{ type: 'addon', description: 'Further sender ID', qty: 1, unitPrice: '12.5000' }],
        },
      },
      { field: 'user', when: buyersInFrance, set: france2500 },
      { field: 'user', when: firstBuyersAtHome, set: germany1000Taxed },
      {
        field: 'user',
        when: buyersWhoseCardFailed,
        set: {
          ...notPaid,
          status: 'failed',
          paymentMethod: 'card',
          items: packageOf('Germany 1,000', '89.0000'),
        },
      },
      { field: 'user', when: buyersInFrance, set: france2500 },
      { field: 'user', when: firstBuyersAbroad, set: { ...germany1000, paymentMethod: 'directDebit' } },
      { field: 'user', when: firstBuyersAbroad, set: france2500 },
      { field: 'user', when: largeBuyers, set: europe25000 },
      { field: 'user', when: firstBuyersAtHome, set: { ...germany1000Taxed, paymentMethod: 'directDebit' } },
    ],
  },
});

/* What the product tells people about: the templates are written for it, and everybody chooses the channels. */
const noticeEvents = {
  lowBalance: { label: { en: 'Low balance', de: 'Guthaben niedrig', fr: 'Solde bas', pt: 'Saldo baixo' } },
  zeroBalance: {
    label: { en: 'Balance used up', de: 'Guthaben verbraucht', fr: 'Solde épuisé', pt: 'Saldo esgotado' },
  },
  invoiceSent: {
    label: { en: 'Invoice sent', de: 'Rechnung versendet', fr: 'Facture envoyée', pt: 'Fatura enviada' },
  },
  invoicePastDue: {
    label: {
      en: 'Invoice past due',
      de: 'Rechnung überfällig',
      fr: 'Facture en retard',
      pt: 'Fatura em atraso',
    },
  },
  paymentReceived: {
    label: {
      en: 'Payment received',
      de: 'Zahlung eingegangen',
      fr: 'Paiement reçu',
      pt: 'Pagamento recebido',
    },
  },
  senderIdReviewed: {
    label: {
      en: 'Sender ID reviewed',
      de: 'Absenderkennung geprüft',
      fr: 'Expéditeur examiné',
      pt: 'Remetente revisto',
    },
  },
  campaignFinished: {
    label: {
      en: 'Campaign finished or failed',
      de: 'Kampagne beendet oder fehlgeschlagen',
      fr: 'Campagne terminée ou en échec',
      pt: 'Campanha terminada ou falhada',
    },
  },
  newDevice: {
    label: {
      en: 'Sign-in from a new device',
      de: 'Anmeldung von neuem Gerät',
      fr: 'Connexion depuis un nouvel appareil',
      pt: 'Acesso de um novo dispositivo',
    },
  },
  apiKeyCreated: {
    label: {
      en: 'API key created',
      de: 'API-Schlüssel angelegt',
      fr: 'Clé d’API créée',
      pt: 'Chave de API criada',
    },
  },
  operatorOutage: {
    label: {
      en: 'Operator out of service',
      de: 'Netzbetreiber ausgefallen',
      fr: 'Opérateur hors service',
      pt: 'Operador fora de serviço',
    },
  },
} as const;

const channels = {
  email: { label: { en: 'E-mail', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail' }, tone: 'info', icon: 'email' },
  sms: { label: { en: 'SMS', de: 'SMS', fr: 'SMS', pt: 'SMS' }, tone: 'info', icon: 'sms' },
  app: {
    label: { en: 'In the app', de: 'In der App', fr: 'Dans l’application', pt: 'Na aplicação' },
    tone: 'info',
    icon: 'bell',
  },
} as const;

const channelFlags = {
  email: f.boolean({ label: channels.email.label, default: false }),
  sms: f.boolean({ label: channels.sms.label, default: false }),
  app: f.boolean({ label: channels.app.label, default: false }),
};

const results = {
  ok: { label: { en: 'Done', de: 'Ausgeführt', fr: 'Fait', pt: 'Feito' }, tone: 'success', icon: 'check' },
  denied: {
    label: { en: 'Refused', de: 'Verweigert', fr: 'Refusé', pt: 'Recusado' },
    tone: 'warning',
    icon: 'block',
  },
  error: { label: { en: 'Error', de: 'Fehler', fr: 'Erreur', pt: 'Erro' }, tone: 'danger', icon: 'error' },
} as const;

const times = { en: 'Time', de: 'Zeit', fr: 'Heure', pt: 'Hora' } as const;

const notificationTemplates = defineResource({
  label: {
    one: {
      en: 'Notification Template',
      de: 'Benachrichtigungsvorlage',
      fr: 'Modèle de notification',
      pt: 'Modelo de notificação',
    },
    many: {
      en: 'Notification Templates',
      de: 'Benachrichtigungsvorlagen',
      fr: 'Modèles de notification',
      pt: 'Modelos de notificação',
    },
  },
  menuLabel: {
    en: 'Notification Template',
    de: 'Benachrichtigungsvorlage',
    fr: 'Modèle de notification',
    pt: 'Modelo de notificação',
  },
  title: '{name}',
  icon: 'draft',
  group: 'notifications',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      unique: true,
      search: true,
      max: 80,
      fake: 'company.buzzPhrase',
    }),
    event: f.choice({
      label: { en: 'Event', de: 'Ereignis', fr: 'Événement', pt: 'Evento' },
      required: true,
      values: noticeEvents,
    }),
    channel: f.choice({
      label: { en: 'Channel', de: 'Kanal', fr: 'Canal', pt: 'Canal' },
      required: true,
      default: 'email',
      values: channels,
    }),
    group: f.reference({
      label: { en: 'Recipients', de: 'Empfänger', fr: 'Destinataires', pt: 'Destinatários' },
      help: {
        en: 'Empty: only the person it concerns.',
        de: 'Leer: nur die Person, die es betrifft.',
        fr: 'Vide : seulement la personne concernée.',
        pt: 'Vazio: apenas a pessoa em causa.',
      },
      to: 'notificationGroups',
    }),
    language: f.choice({
      label: { en: 'Language', de: 'Sprache', fr: 'Langue', pt: 'Idioma' },
      required: true,
      default: 'en',
      values: languages,
    }),
    title: f.text({
      label: { en: 'Title', de: 'Titel', fr: 'Titre', pt: 'Título' },
      requiredWhen: { channel: { $ne: 'sms' } },
      showWhen: { channel: { $ne: 'sms' } },
      search: true,
      max: 120,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Your account', 'Please take note'] },
    }),
    body: f.longText({
      label: { en: 'Body', de: 'Text', fr: 'Texte', pt: 'Texto' },
      help: {
        en: 'Words in braces such as {name} or {balance} are filled in.',
        de: 'Wörter in geschweiften Klammern wie {name} oder {balance} werden ersetzt.',
        fr: 'Les mots entre accolades, comme {name} ou {balance}, sont remplacés.',
        pt: 'Palavras entre chavetas, como {name} ou {balance}, são substituídas.',
      },
      required: true,
      search: true,
      rows: 8,
      max: 5000,
      wide: true,
      hidden: true,
      fake: { oneOf: ['Hello {name}, please look at your account.'] },
    }),
    critical: f.boolean({
      label: { en: 'Cannot be muted', de: 'Nicht abschaltbar', fr: 'Toujours envoyé', pt: 'Sempre enviada' },
      default: false,
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      readOnly: true,
      default: 'draft',
      values: {
        draft: {
          label: { en: 'Draft', de: 'Entwurf', fr: 'Brouillon', pt: 'Rascunho' },
          tone: 'neutral',
          icon: 'draft',
        },
        ...switchStates,
      },
    }),
  },
  list: {
    columns: ['name', 'event', 'channel', 'group', 'language', 'status', 'critical', 'title', 'body'],
    sort: ['name', 'ASC'],
    filters: ['event', 'channel', 'status', 'language', 'group', 'critical'],
    presets: [
      {
        label: { en: 'Not in use', de: 'Nicht in Gebrauch', fr: 'Non utilisés', pt: 'Não usados' },
        filter: { status: ['draft', 'inactive'] },
      },
    ],
    card: { primary: 'name', secondary: 'event', aside: 'status' },
  },
  layout: [
    {
      label: { en: 'Template', de: 'Vorlage', fr: 'Modèle', pt: 'Modelo' },
      sections: [
        { fields: ['name', 'event', 'channel', 'language', 'group', 'critical', 'status'] },
        {
          label: { en: 'Message', de: 'Nachricht', fr: 'Message', pt: 'Mensagem' },
          fields: ['title', 'body'],
        },
      ],
    },
  ],
  actions: {
    activate: {
      on: 'both',
      call: 'POST /v1/notificationTemplates/:id/activate',
      label: { en: 'Activate', de: 'Aktivieren', fr: 'Activer', pt: 'Ativar' },
      icon: 'play',
      tone: 'success',
      when: { status: { $in: ['draft', 'inactive'] } },
      effect: { status: 'active' },
      assumed: true,
    },
    deactivate: {
      on: 'both',
      call: 'POST /v1/notificationTemplates/:id/deactivate',
      label: { en: 'Deactivate', de: 'Deaktivieren', fr: 'Désactiver', pt: 'Desativar' },
      icon: 'pause',
      tone: 'warning',
      confirm: {
        en: 'Nobody is told about this event any more in this way.',
        de: 'Über dieses Ereignis wird so niemand mehr benachrichtigt.',
        fr: 'Plus personne n’est averti de cet événement par ce canal.',
        pt: 'Ninguém mais será avisado deste evento por este canal.',
      },
      when: { status: 'active' },
      effect: { status: 'inactive' },
      assumed: true,
    },
  },
  transitions: { status: { draft: ['active'], active: ['inactive'], inactive: ['active'] } },
  demo: { count: 12 },
});

const notificationGroups = defineResource({
  label: {
    one: {
      en: 'Notification Group',
      de: 'Benachrichtigungsgruppe',
      fr: 'Groupe de notification',
      pt: 'Grupo de notificação',
    },
    many: {
      en: 'Notification Groups',
      de: 'Benachrichtigungsgruppen',
      fr: 'Groupes de notification',
      pt: 'Grupos de notificação',
    },
  },
  menuLabel: {
    en: 'Notification Group',
    de: 'Benachrichtigungsgruppe',
    fr: 'Groupe de notification',
    pt: 'Grupo de notificação',
  },
  title: '{name}',
  icon: 'groups',
  group: 'notifications',
  api: { assumed: true },
  fields: {
    name: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      unique: true,
      search: true,
      max: 60,
      fake: 'commerce.department',
    }),
    description: f.longText({
      label: { en: 'Description', de: 'Beschreibung', fr: 'Description', pt: 'Descrição' },
      search: true,
      max: 300,
      wide: true,
      fake: { oneOf: ['Told about what concerns their work.'] },
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      required: true,
      default: 'active',
      values: switchStates,
    }),
  },
  list: {
    columns: ['name', 'description', 'status'],
    sort: ['name', 'ASC'],
    filters: ['status'],
    card: { primary: 'name', secondary: 'description', aside: 'status' },
  },
  related: [
    {
      resource: 'subscribers',
      target: 'groups',
      label: { en: 'Members', de: 'Mitglieder', fr: 'Membres', pt: 'Membros' },
    },
    { resource: 'notificationTemplates', target: 'group' },
  ],
  demo: { count: 7 },
});

const subscribers = defineResource({
  label: {
    one: {
      en: 'Subscriber',
      de: 'Benachrichtigte Person',
      fr: 'Destinataire de notifications',
      pt: 'Destinatário de notificações',
    },
    many: {
      en: 'Subscribers',
      de: 'Benachrichtigte Personen',
      fr: 'Destinataires de notifications',
      pt: 'Destinatários de notificações',
    },
  },
  title: '{name}',
  icon: 'contacts',
  group: 'notifications',
  api: { assumed: true },
  fields: {
    name: f.person({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      secondary: 'email',
      required: true,
      search: true,
    }),
    email: f.email({
      label: { en: 'E-mail', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail' },
      requiredWhen: { phone: null },
      unique: true,
      search: true,
      hidden: true,
    }),
    phone: f.phone({ label: { en: 'Phone', de: 'Telefon', fr: 'Téléphone', pt: 'Telefone' }, search: true }),
    language: f.choice({
      label: { en: 'Language', de: 'Sprache', fr: 'Langue', pt: 'Idioma' },
      required: true,
      default: 'en',
      values: languages,
    }),
    groups: f.references({
      label: { en: 'Groups', de: 'Gruppen', fr: 'Groupes', pt: 'Grupos' },
      to: 'notificationGroups',
    }),
    status: f.choice({
      label: { en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
      help: {
        en: 'Inactive: nothing is sent.',
        de: 'Inaktiv: Es wird nichts gesendet.',
        fr: 'Inactif : rien n’est envoyé.',
        pt: 'Inativo: nada é enviado.',
      },
      required: true,
      default: 'active',
      values: switchStates,
    }),
  },
  list: {
    columns: ['name', 'phone', 'language', 'groups', 'status', 'email'],
    sort: ['name', 'ASC'],
    filters: ['groups', 'language', 'status'],
    presets: [
      {
        label: { en: 'Active', de: 'Aktiv', fr: 'Actifs', pt: 'Ativos' },
        filter: { status: ['active'] },
      },
    ],
    card: { primary: 'name', secondary: 'groups', aside: 'status' },
  },
  demo: { count: 12 },
});

/* What the bell of a customer shows. Staff see here what went to whom and whether it was read. */
const dashboardNotis = defineResource({
  label: {
    one: {
      en: 'Dashboard notification',
      de: 'Hinweis im Dashboard',
      fr: 'Notification du tableau de bord',
      pt: 'Notificação do painel',
    },
    many: {
      en: 'Dashboard notifications',
      de: 'Hinweise im Dashboard',
      fr: 'Notifications du tableau de bord',
      pt: 'Notificações do painel',
    },
  },
  title: '{title}',
  icon: 'bell',
  group: 'notifications',
  can: { create: false, edit: false },
  live: { event: 'notification', owner: 'user' },
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({ label: times }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      required: true,
    }),
    title: f.text({
      label: { en: 'Title', de: 'Titel', fr: 'Titre', pt: 'Título' },
      required: true,
      search: true,
      fake: {
        oneOf: [
          'Your balance is low',
          'A new invoice is ready',
          'Your payment has arrived',
          'A campaign has finished',
          'Sign-in from a new device',
        ],
      },
    }),
    body: f.longText({
      label: { en: 'Text', de: 'Text', fr: 'Texte', pt: 'Texto' },
      hidden: true,
      search: true,
      fake: { oneOf: ['Open the area in question to see the details.'] },
    }),
    category: f.choice({
      label: { en: 'Category', de: 'Kategorie', fr: 'Catégorie', pt: 'Categoria' },
      values: {
        billing: {
          label: { en: 'Billing', de: 'Abrechnung', fr: 'Facturation', pt: 'Faturação' },
          icon: 'payments',
        },
        sender_id: {
          label: { en: 'Sender ID', de: 'Absenderkennung', fr: 'Expéditeur', pt: 'Remetente' },
          icon: 'badge',
        },
        campaign: {
          label: { en: 'Campaign', de: 'Kampagne', fr: 'Campagne', pt: 'Campanha' },
          icon: 'campaign',
        },
        security: {
          label: { en: 'Security', de: 'Sicherheit', fr: 'Sécurité', pt: 'Segurança' },
          icon: 'shield',
        },
        system: { label: { en: 'System', de: 'System', fr: 'Système', pt: 'Sistema' }, icon: 'settings' },
      },
    }),
    severity: f.choice({
      label: { en: 'Severity', de: 'Dringlichkeit', fr: 'Gravité', pt: 'Gravidade' },
      values: {
        info: {
          label: { en: 'Information', de: 'Hinweis', fr: 'Information', pt: 'Informação' },
          tone: 'info',
          icon: 'help',
        },
        success: {
          label: { en: 'Success', de: 'Erfolg', fr: 'Succès', pt: 'Êxito' },
          tone: 'success',
          icon: 'check',
        },
        warning: {
          label: { en: 'Warning', de: 'Warnung', fr: 'Avertissement', pt: 'Aviso' },
          tone: 'warning',
          icon: 'warning',
        },
        error: {
          label: { en: 'Error', de: 'Fehler', fr: 'Erreur', pt: 'Erro' },
          tone: 'danger',
          icon: 'error',
        },
      },
    }),
    read: f.boolean({ label: { en: 'Read', de: 'Gelesen', fr: 'Lue', pt: 'Lida' } }),
    expiresAt: f.dateTime({
      label: { en: 'Shown until', de: 'Gezeigt bis', fr: 'Affichée jusqu’au', pt: 'Mostrada até' },
      hidden: true,
      fake: { oneOf: [null] },
    }),
  },
  list: {
    columns: ['createdAt', 'user', 'title', 'category', 'severity', 'read', 'expiresAt'],
    filters: ['user', 'category', 'severity', 'read', 'createdAt'],
    presets: [
      {
        label: { en: 'Not read', de: 'Ungelesen', fr: 'Non lues', pt: 'Não lidas' },
        filter: { read: false },
      },
    ],
    card: { primary: 'title', secondary: 'user', aside: 'severity' },
  },
  demo: { count: 18 },
});

const auditLogs = defineResource({
  label: {
    one: {
      en: 'Audit Log entry',
      de: 'Prüfprotokolleintrag',
      fr: 'Entrée du journal d’audit',
      pt: 'Registo de auditoria',
    },
    many: { en: 'Audit Log', de: 'Prüfprotokoll', fr: 'Journal d’audit', pt: 'Registo de auditoria' },
  },
  title: '{action}: {record}',
  icon: 'policy',
  group: 'reports',
  readOnly: true,
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({ label: times }),
    actorType: f.choice({
      label: { en: 'Done by', de: 'Ausgeführt durch', fr: 'Effectué par', pt: 'Feito por' },
      hidden: true,
      values: {
        admin: { label: admins.label.one, tone: 'info', icon: 'shield' },
        customer: { label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' }, icon: 'person' },
        api: { label: { en: 'API', de: 'API', fr: 'API', pt: 'API' }, icon: 'key' },
        system: { label: { en: 'System', de: 'System', fr: 'Système', pt: 'Sistema' }, icon: 'settings' },
      },
      fake: { oneOf: ['admin'] },
    }),
    actor: f.reference({ label: admins.label.one, to: 'admins', showWhen: { actorType: 'admin' } }),
    onBehalfOf: f.reference({
      label: { en: 'On behalf of', de: 'Im Namen von', fr: 'Pour le compte de', pt: 'Em nome de' },
      help: {
        en: 'The customer as whom the admin was signed in.',
        de: 'Der Kunde, als der sich der Administrator angemeldet hatte.',
        fr: 'Le client sous le nom duquel l’administrateur était connecté.',
        pt: 'O cliente com cuja conta o administrador tinha entrado.',
      },
      to: 'users',
      onDelete: 'clear',
    }),
    action: f.choice({
      label: { en: 'Action', de: 'Aktion', fr: 'Action', pt: 'Ação' },
      values: {
        create: {
          label: { en: 'Create', de: 'Anlegen', fr: 'Création', pt: 'Criar' },
          tone: 'success',
          icon: 'add',
        },
        update: {
          label: { en: 'Change', de: 'Ändern', fr: 'Modification', pt: 'Alterar' },
          tone: 'info',
          icon: 'edit',
        },
        delete: {
          label: { en: 'Delete', de: 'Löschen', fr: 'Suppression', pt: 'Eliminar' },
          tone: 'danger',
          icon: 'delete',
        },
        approve: {
          label: { en: 'Approve', de: 'Genehmigen', fr: 'Approbation', pt: 'Aprovar' },
          tone: 'success',
          icon: 'check',
        },
        reject: {
          label: { en: 'Reject', de: 'Ablehnen', fr: 'Refus', pt: 'Rejeitar' },
          tone: 'danger',
          icon: 'block',
        },
        suspend: {
          label: { en: 'Suspend', de: 'Sperren', fr: 'Suspension', pt: 'Suspender' },
          tone: 'warning',
          icon: 'pause',
        },
        topup: {
          label: { en: 'Top up', de: 'Guthaben aufladen', fr: 'Recharge', pt: 'Carregar saldo' },
          tone: 'info',
          icon: 'money',
        },
        export: {
          label: { en: 'Export', de: 'Exportieren', fr: 'Export', pt: 'Exportar' },
          icon: 'download',
        },
        import: { label: { en: 'Import', de: 'Importieren', fr: 'Import', pt: 'Importar' }, icon: 'upload' },
        login: { label: { en: 'Sign in', de: 'Anmelden', fr: 'Connexion', pt: 'Entrar' }, icon: 'key' },
        logout: { label: { en: 'Sign out', de: 'Abmelden', fr: 'Déconnexion', pt: 'Sair' }, icon: 'signOut' },
        impersonate_start: {
          label: {
            en: 'Enter account',
            de: 'Konto betreten',
            fr: 'Entrée dans le compte',
            pt: 'Entrar na conta',
          },
          tone: 'warning',
          icon: 'person',
        },
        impersonate_end: {
          label: { en: 'Leave account', de: 'Konto verlassen', fr: 'Sortie du compte', pt: 'Sair da conta' },
          icon: 'undo',
        },
      },
      fake: { oneOf: ['update'] },
    }),
    resource: f.choice({
      label: { en: 'Area', de: 'Bereich', fr: 'Domaine', pt: 'Área' },
      values: {
        senderIds: { label: senderIds.label.many },
        spamWords: { label: spamWords.label.many },
        campaigns: { label: campaigns.label.many },
        smsLogs: { label: smsLogs.label.many },
        operators: { label: operators.label.many },
        pricingRanges: { label: pricingRanges.label.many },
        users: { label: users.label.many },
        subscriptions: { label: subscriptions.label.many },
        invoices: { label: invoices.label.many },
        contactGroups: { label: contactGroups.label.many },
        contacts: { label: contacts.label.many },
        packages: { label: packages.label.many },
        plans: { label: plans.label.many },
        addons: { label: addons.label.many },
        orders: { label: orders.label.many },
        admins: { label: admins.label.many },
        roles: { label: roles.label.many },
      },
      fake: { oneOf: ['users'] },
    }),
    record: f.text({
      label: { en: 'Record', de: 'Datensatz', fr: 'Enregistrement', pt: 'Registo' },
      search: true,
      fake: 'person.fullName',
    }),
    recordId: f.text({
      label: { en: 'Record ID', de: 'Datensatz-ID', fr: 'ID de l’enregistrement', pt: 'ID do registo' },
      code: true,
      search: true,
      hidden: true,
      fake: { path: 'string.hexadecimal', args: [{ length: 24, casing: 'lower', prefix: '' }] },
    }),
    change: f.diff({
      label: { en: 'Change', de: 'Änderung', fr: 'Modification', pt: 'Alteração' },
      resourceField: 'resource',
      wide: true,
      hidden: true,
      fake: {
        oneOf: [
          { before: { lowCredit: '25.00' }, after: { lowCredit: '50.00' } },
          { before: { apiEnabled: false }, after: { apiEnabled: true } },
          { before: { language: 'en' }, after: { language: 'de' } },
        ],
      },
    }),
    reason: f.longText({
      label: { en: 'Reason', de: 'Begründung', fr: 'Motif', pt: 'Motivo' },
      search: true,
      wide: true,
      hidden: true,
      fake: { oneOf: [null] },
    }),
    result: f.choice({
      label: { en: 'Result', de: 'Ergebnis', fr: 'Résultat', pt: 'Resultado' },
      values: results,
      fake: { oneOf: ['ok'] },
    }),
    ip: f.text({
      label: { en: 'IP address', de: 'IP-Adresse', fr: 'Adresse IP', pt: 'Endereço IP' },
      code: true,
      search: true,
      hidden: true,
      fake: 'internet.ipv4',
    }),
    userAgent: f.text({
      label: { en: 'Browser', de: 'Browser', fr: 'Navigateur', pt: 'Navegador' },
      hidden: true,
      wide: true,
      fake: { oneOf: ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'] },
    }),
    requestId: f.text({
      label: { en: 'Request ID', de: 'Anfrage-ID', fr: 'ID de la requête', pt: 'ID do pedido' },
      code: true,
      search: true,
      hidden: true,
      fake: { path: 'string.hexadecimal', args: [{ length: 12, casing: 'lower', prefix: '' }] },
    }),
  },
  list: {
    columns: [
      'createdAt',
      'actor',
      'action',
      'resource',
      'record',
      'onBehalfOf',
      'result',
      'actorType',
      'recordId',
      'change',
      'reason',
      'ip',
      'userAgent',
      'requestId',
    ],
    filters: ['actor', 'action', 'resource', 'createdAt', 'result', 'onBehalfOf', 'actorType', 'ip'],
    presets: [
      {
        label: { en: 'Did not succeed', de: 'Nicht gelungen', fr: 'Sans succès', pt: 'Sem sucesso' },
        filter: { result: ['denied', 'error'] },
      },
      {
        label: {
          en: 'In a customer’s account',
          de: 'Im Konto eines Kunden',
          fr: 'Dans le compte d’un client',
          pt: 'Na conta de um cliente',
        },
        filter: { action: ['impersonate_start', 'impersonate_end'] },
      },
    ],
    card: { primary: 'record', secondary: 'createdAt', aside: 'action' },
  },
  layout: [
    {
      label: { en: 'Entry', de: 'Eintrag', fr: 'Entrée', pt: 'Registo' },
      sections: [
        { fields: ['createdAt', 'action', 'result', 'actorType', 'actor', 'onBehalfOf', 'reason'] },
        { fields: ['resource', 'record', 'recordId', 'change'] },
      ],
    },
    {
      label: { en: 'Request', de: 'Anfrage', fr: 'Requête', pt: 'Pedido' },
      sections: [{ fields: ['ip', 'requestId', 'userAgent'] }],
    },
  ],
  demo: { count: 16 },
});

const userLogs = defineResource({
  label: {
    one: {
      en: 'User Log entry',
      de: 'Benutzerprotokolleintrag',
      fr: 'Entrée du journal',
      pt: 'Registo de utilizador',
    },
    many: {
      en: 'User Log',
      de: 'Benutzerprotokoll',
      fr: 'Journal des utilisateurs',
      pt: 'Registo de utilizadores',
    },
  },
  title: '{event} – {createdAt}',
  icon: 'history',
  group: 'reports',
  readOnly: true,
  api: { assumed: true },
  fields: {
    createdAt: f.dateTime({ label: times }),
    user: f.reference({
      label: { en: 'Customer', de: 'Kunde', fr: 'Client', pt: 'Cliente' },
      to: 'users',
      onDelete: 'clear',
    }),
    event: f.choice({
      label: { en: 'Event', de: 'Ereignis', fr: 'Événement', pt: 'Evento' },
      values: {
        login: { label: { en: 'Sign-in', de: 'Anmeldung', fr: 'Connexion', pt: 'Entrada' }, icon: 'key' },
        logout: {
          label: { en: 'Sign-out', de: 'Abmeldung', fr: 'Déconnexion', pt: 'Saída' },
          icon: 'signOut',
        },
        password_changed: {
          label: {
            en: 'Password changed',
            de: 'Passwort geändert',
            fr: 'Mot de passe modifié',
            pt: 'Palavra-passe alterada',
          },
          tone: 'info',
          icon: 'lock',
        },
        two_factor_changed: {
          label: {
            en: 'Second factor changed',
            de: 'Zweiter Faktor geändert',
            fr: 'Second facteur modifié',
            pt: 'Segundo fator alterado',
          },
          tone: 'info',
          icon: 'shield',
        },
        api_key_created: {
          label: noticeEvents.apiKeyCreated.label,
          tone: 'warning',
          icon: 'add',
        },
        api_key_revoked: {
          label: {
            en: 'API key revoked',
            de: 'API-Schlüssel widerrufen',
            fr: 'Clé d’API révoquée',
            pt: 'Chave de API revogada',
          },
          tone: 'warning',
          icon: 'ban',
        },
        send: {
          label: { en: 'Sending', de: 'Versand', fr: 'Envoi', pt: 'Envio' },
          tone: 'progress',
          icon: 'send',
        },
        import: { label: { en: 'Import', de: 'Import', fr: 'Import', pt: 'Importação' }, icon: 'upload' },
        export: { label: { en: 'Export', de: 'Export', fr: 'Export', pt: 'Exportação' }, icon: 'download' },
      },
    }),
    result: f.choice({
      label: { en: 'Result', de: 'Ergebnis', fr: 'Résultat', pt: 'Resultado' },
      values: results,
      fake: { oneOf: ['ok', 'ok', 'ok', 'denied'] },
    }),
    details: f.text({
      label: { en: 'Details', de: 'Einzelheiten', fr: 'Détails', pt: 'Detalhes' },
      search: true,
      hidden: true,
      wide: true,
      fake: { oneOf: [null] },
    }),
    ip: f.text({
      label: { en: 'IP address', de: 'IP-Adresse', fr: 'Adresse IP', pt: 'Endereço IP' },
      code: true,
      search: true,
      fake: 'internet.ipv4',
    }),
    country: f.text({
      label: { en: 'Country', de: 'Land', fr: 'Pays', pt: 'País' },
      code: true,
      fake: { oneOf: ['DE', 'AT', 'CH', 'FR', 'PT', 'ES', 'GB'] },
    }),
    device: f.text({
      label: { en: 'Device', de: 'Gerät', fr: 'Appareil', pt: 'Dispositivo' },
      search: true,
      fake: { oneOf: ['Chrome, Windows', 'Safari, iPhone', 'Firefox, Linux', 'Edge, Windows', 'API'] },
    }),
  },
  list: {
    columns: ['createdAt', 'user', 'event', 'result', 'ip', 'country', 'device', 'details'],
    filters: ['user', 'event', 'createdAt', 'result', 'country', 'ip'],
    presets: [
      {
        label: {
          en: 'Refused sign-ins',
          de: 'Verweigerte Anmeldungen',
          fr: 'Connexions refusées',
          pt: 'Entradas recusadas',
        },
        filter: { event: ['login'], result: ['denied'] },
      },
      {
        label: {
          en: 'Keys and passwords',
          de: 'Schlüssel und Passwörter',
          fr: 'Clés et mots de passe',
          pt: 'Chaves e palavras-passe',
        },
        filter: { event: ['password_changed', 'two_factor_changed', 'api_key_created', 'api_key_revoked'] },
      },
    ],
    card: { primary: 'user', secondary: 'createdAt', aside: 'event' },
  },
  demo: { count: 40 },
});

const books = defineResource({
  label: {
    one: { en: 'Sample book', de: 'Beispielbuch', fr: 'Livre d’exemple', pt: 'Livro de exemplo' },
    many: { en: 'Sample books', de: 'Beispielbücher', fr: 'Livres d’exemple', pt: 'Livros de exemplo' },
  },
  menuLabel: { en: 'Book Log', de: 'Bücherliste', fr: 'Liste de livres', pt: 'Lista de livros' },
  title: '{title}',
  icon: 'book',
  group: 'reports',
  api: { assumed: true },
  fields: {
    title: f.text({
      label: { en: 'Title', de: 'Titel', fr: 'Titre', pt: 'Título' },
      required: true,
      search: true,
      max: 200,
      fake: 'book.title',
    }),
    author: f.text({
      label: { en: 'Author', de: 'Autor', fr: 'Auteur', pt: 'Autor' },
      required: true,
      search: true,
      max: 120,
      fake: 'book.author',
    }),
  },
  list: { sort: ['title', 'ASC'], filters: ['author'], card: { primary: 'title', secondary: 'author' } },
  demo: { count: 12 },
});

const mySetting = defineResource({
  label: {
    one: { en: 'My Setting', de: 'Meine Einstellungen', fr: 'Mes paramètres', pt: 'As minhas definições' },
    many: { en: 'My Setting', de: 'Meine Einstellungen', fr: 'Mes paramètres', pt: 'As minhas definições' },
  },
  title: 'My Setting',
  icon: 'person',
  group: 'settings',
  single: 'own',
  api: { assumed: true },
  ofAccount: ['fullName', 'avatar'],
  fields: {
    fullName: f.text({
      label: { en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
      required: true,
      max: 120,
      fake: 'person.fullName',
    }),
    avatar: f.image({ label: { en: 'Picture', de: 'Bild', fr: 'Photo', pt: 'Fotografia' } }),
    language: f.choice({
      label: {
        en: 'Language of messages',
        de: 'Sprache der Nachrichten',
        fr: 'Langue des messages',
        pt: 'Idioma das mensagens',
      },
      required: true,
      default: 'en',
      values: languages,
    }),
    timeZone: f.text({
      label: { en: 'Time zone', de: 'Zeitzone', fr: 'Fuseau horaire', pt: 'Fuso horário' },
      help: {
        en: 'As in Europe/Lisbon: it knows summer time, which a fixed offset does not.',
        de: 'Wie Europe/Berlin: mit Sommerzeit, die ein fester Abstand nicht kennt.',
        fr: 'Par exemple Europe/Paris : avec l’heure d’été, contrairement à un décalage fixe.',
        pt: 'Por exemplo Europe/Lisbon: inclui a hora de verão, ao contrário de uma diferença fixa.',
      },
      required: true,
      default: 'Europe/Berlin',
      max: 40,
      pattern: '^(UTC|[A-Z][A-Za-z]+(/[A-Za-z_+-]+){1,2})$',
      patternMessage: {
        en: 'Area and city, such as Europe/Lisbon.',
        de: 'Gebiet und Stadt, etwa Europe/Berlin.',
        fr: 'Région et ville, par exemple Europe/Paris.',
        pt: 'Região e cidade, por exemplo Europe/Lisbon.',
      },
    }),
    dateFormat: f.choice({
      label: {
        en: 'Dates in exports',
        de: 'Datum in Exporten',
        fr: 'Dates des exports',
        pt: 'Datas nas exportações',
      },
      default: 'iso',
      values: {
        iso: { label: { en: '2026-11-21', de: '2026-11-21', fr: '2026-11-21', pt: '2026-11-21' } },
        dots: { label: { en: '21.11.2026', de: '21.11.2026', fr: '21.11.2026', pt: '21.11.2026' } },
        slashes: { label: { en: '21/11/2026', de: '21/11/2026', fr: '21/11/2026', pt: '21/11/2026' } },
      },
    }),
    twoFactor: f.choice({
      label: { en: 'Second factor', de: 'Zweiter Faktor', fr: 'Second facteur', pt: 'Segundo fator' },
      default: 'none',
      values: {
        none: {
          label: { en: 'None', de: 'Keiner', fr: 'Aucun', pt: 'Nenhum' },
          tone: 'warning',
          icon: 'warning',
        },
        email: channels.email,
        sms: channels.sms,
        app: {
          label: { en: 'Authenticator app', de: 'Authenticator-App', fr: 'Application', pt: 'Aplicação' },
          tone: 'success',
          icon: 'key',
        },
      },
    }),
    signOutMinutes: f.number({
      label: {
        en: 'Sign me out after',
        de: 'Abmelden nach',
        fr: 'Me déconnecter après',
        pt: 'Terminar sessão após',
      },
      help: {
        en: 'Without any activity. Empty: as the Role Setting says.',
        de: 'Ohne jede Aktivität. Leer: wie in den Rolleneinstellungen.',
        fr: 'Sans aucune activité. Vide : selon les paramètres des rôles.',
        pt: 'Sem qualquer atividade. Vazio: conforme as definições de funções.',
      },
      integer: true,
      min: 5,
      max: 1440,
      unit: {
        en: 'minute |||| minutes',
        de: 'Minute |||| Minuten',
        fr: 'minute |||| minutes',
        pt: 'minuto |||| minutos',
      },
    }),
    passwordChangedAt: f.dateTime({
      label: {
        en: 'Password changed',
        de: 'Passwort geändert',
        fr: 'Mot de passe modifié',
        pt: 'Palavra-passe alterada',
      },
      readOnly: true,
    }),
  },
  actions: {
    changePassword: {
      on: 'row',
      call: 'POST /v1/mySetting/changePassword',
      label: {
        en: 'Change password',
        de: 'Passwort ändern',
        fr: 'Changer le mot de passe',
        pt: 'Alterar a palavra-passe',
      },
      icon: 'key',
      can: ['edit', 'mySetting'],
      form: {
        present: f.password({
          label: {
            en: 'Present password',
            de: 'Bisheriges Passwort',
            fr: 'Mot de passe actuel',
            pt: 'Palavra-passe atual',
          },
          required: true,
          present: true,
        }),
        password: f.password({
          label: {
            en: 'New password',
            de: 'Neues Passwort',
            fr: 'Nouveau mot de passe',
            pt: 'Nova palavra-passe',
          },
          help: {
            en: 'At least 8 characters. Everywhere else you are signed out.',
            de: 'Mindestens 8 Zeichen. Überall sonst werden Sie abgemeldet.',
            fr: 'Au moins 8 caractères. Vos autres sessions seront fermées.',
            pt: 'Pelo menos 8 caracteres. As suas outras sessões terminam.',
          },
          required: true,
        }),
        repeated: f.password({
          label: {
            en: 'New password again',
            de: 'Neues Passwort wiederholen',
            fr: 'Répéter le nouveau mot de passe',
            pt: 'Repetir a nova palavra-passe',
          },
          required: true,
        }),
      },
      checks: [
        {
          field: 'password',
          op: '!=',
          other: 'present',
          message: {
            en: 'Choose another one than the present password.',
            de: 'Wählen Sie ein anderes als das bisherige Passwort.',
            fr: 'Choisissez un autre mot de passe que l’actuel.',
            pt: 'Escolha uma diferente da palavra-passe atual.',
          },
        },
        {
          field: 'repeated',
          op: '=',
          other: 'password',
          message: {
            en: 'This is not the same as the new password.',
            de: 'Das stimmt nicht mit dem neuen Passwort überein.',
            fr: 'Ceci ne correspond pas au nouveau mot de passe.',
            pt: 'Não é igual à nova palavra-passe.',
          },
        },
      ],
      account: { proof: 'present', password: 'password' },
      stamp: ['passwordChangedAt'],
      done: {
        en: 'Your password is changed. Other sessions of yours have ended.',
        de: 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.',
        fr: 'Votre mot de passe est changé. Vos autres sessions sont fermées.',
        pt: 'A sua palavra-passe foi alterada. As suas outras sessões terminaram.',
      },
      assumed: true,
    },
  },
  layout: [
    {
      label: { en: 'Account', de: 'Konto', fr: 'Compte', pt: 'Conta' },
      sections: [
        { fields: ['fullName', 'avatar'] },
        {
          label: {
            en: 'Language and time',
            de: 'Sprache und Zeit',
            fr: 'Langue et heure',
            pt: 'Idioma e hora',
          },
          fields: ['language', 'timeZone', 'dateFormat'],
        },
        {
          label: { en: 'Security', de: 'Sicherheit', fr: 'Sécurité', pt: 'Segurança' },
          fields: ['twoFactor', 'signOutMinutes', 'passwordChangedAt'],
        },
      ],
    },
  ],
});

const roleSetting = defineResource({
  label: {
    one: {
      en: 'Role Setting',
      de: 'Rolleneinstellungen',
      fr: 'Paramètres des rôles',
      pt: 'Definições de funções',
    },
    many: {
      en: 'Role Setting',
      de: 'Rolleneinstellungen',
      fr: 'Paramètres des rôles',
      pt: 'Definições de funções',
    },
  },
  title: 'Role Setting',
  icon: 'role',
  group: 'settings',
  single: 'one',
  route: '/apps/setting/roleSetting',
  api: { assumed: true },
  fields: {
    defaultRole: f.reference({
      label: {
        en: 'Role of new users',
        de: 'Rolle neuer Benutzer',
        fr: 'Rôle des nouveaux utilisateurs',
        pt: 'Função dos novos utilizadores',
      },
      to: 'roles',
      required: true,
    }),
    selfRegistration: f.boolean({
      label: {
        en: 'People may register',
        de: 'Registrierung möglich',
        fr: 'Inscription libre',
        pt: 'Registo aberto',
      },
      default: false,
    }),
    passwordMin: f.number({
      label: {
        en: 'Shortest password',
        de: 'Kürzestes Passwort',
        fr: 'Mot de passe le plus court',
        pt: 'Palavra-passe mais curta',
      },
      required: true,
      default: 10,
      integer: true,
      min: 8,
      max: 64,
      unit: {
        en: 'character |||| characters',
        de: 'Zeichen',
        fr: 'caractère |||| caractères',
        pt: 'carácter |||| caracteres',
      },
    }),
    passwordMixed: f.boolean({
      label: {
        en: 'Letters and digits',
        de: 'Buchstaben und Ziffern',
        fr: 'Lettres et chiffres',
        pt: 'Letras e algarismos',
      },
      default: true,
    }),
    attempts: f.number({
      label: {
        en: 'Wrong passwords before locking',
        de: 'Falsche Passwörter bis zur Sperre',
        fr: 'Essais avant verrouillage',
        pt: 'Tentativas até bloquear',
      },
      default: 5,
      integer: true,
      min: 3,
      max: 20,
    }),
    sessionMinutes: f.number({
      label: { en: 'Session', de: 'Sitzung', fr: 'Session', pt: 'Sessão' },
      help: {
        en: 'Without any activity, people are signed out after this time.',
        de: 'Ohne Aktivität wird nach dieser Zeit abgemeldet.',
        fr: 'Sans activité, la personne est déconnectée après ce délai.',
        pt: 'Sem atividade, a sessão termina após este tempo.',
      },
      required: true,
      default: 60,
      integer: true,
      min: 5,
      max: 1440,
      unit: {
        en: 'minute |||| minutes',
        de: 'Minute |||| Minuten',
        fr: 'minute |||| minutes',
        pt: 'minuto |||| minutos',
      },
    }),
    twoFactorRequired: f.choice({
      label: {
        en: 'Second factor required',
        de: 'Zweiter Faktor verlangt',
        fr: 'Second facteur exigé',
        pt: 'Segundo fator obrigatório',
      },
      required: true,
      default: 'admins',
      values: {
        nobody: {
          label: { en: 'Of nobody', de: 'Von niemandem', fr: 'De personne', pt: 'A ninguém' },
          tone: 'warning',
        },
        admins: {
          label: {
            en: 'Of admins',
            de: 'Von Administratoren',
            fr: 'Des administrateurs',
            pt: 'A administradores',
          },
          tone: 'info',
        },
        everybody: {
          label: { en: 'Of everybody', de: 'Von allen', fr: 'De tous', pt: 'A todos' },
          tone: 'success',
        },
      },
    }),
  },
  layout: [
    {
      label: { en: 'New accounts', de: 'Neue Konten', fr: 'Nouveaux comptes', pt: 'Novas contas' },
      sections: [
        { fields: ['defaultRole', 'selfRegistration'] },
        {
          label: { en: 'Passwords', de: 'Passwörter', fr: 'Mots de passe', pt: 'Palavras-passe' },
          fields: ['passwordMin', 'passwordMixed', 'attempts'],
        },
        {
          label: { en: 'Signing in', de: 'Anmeldung', fr: 'Connexion', pt: 'Início de sessão' },
          fields: ['sessionMinutes', 'twoFactorRequired'],
        },
      ],
    },
  ],
});

const emailSetting = defineResource({
  label: {
    one: {
      en: 'Email Setting',
      de: 'E-Mail-Einstellungen',
      fr: 'Paramètres d’e-mail',
      pt: 'Definições de e-mail',
    },
    many: {
      en: 'Email Setting',
      de: 'E-Mail-Einstellungen',
      fr: 'Paramètres d’e-mail',
      pt: 'Definições de e-mail',
    },
  },
  title: 'Email Setting',
  icon: 'email',
  group: 'settings',
  single: 'one',
  route: '/apps/emailSetting',
  api: { assumed: true },
  fields: {
    host: f.text({
      label: { en: 'Server', de: 'Server', fr: 'Serveur', pt: 'Servidor' },
      required: true,
      max: 253,
      pattern: '^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$',
      patternMessage: {
        en: 'The name of a server, such as smtp.example.com.',
        de: 'Der Name eines Servers, etwa smtp.example.com.',
        fr: 'Le nom d’un serveur, par exemple smtp.example.com.',
        pt: 'O nome de um servidor, por exemplo smtp.example.com.',
      },
      fake: 'internet.domainName',
    }),
    port: f.number({
      label: { en: 'Port', de: 'Port', fr: 'Port', pt: 'Porta' },
      required: true,
      default: 587,
      integer: true,
      min: 1,
      max: 65535,
    }),
    encryption: f.choice({
      label: { en: 'Encryption', de: 'Verschlüsselung', fr: 'Chiffrement', pt: 'Encriptação' },
      required: true,
      default: 'starttls',
      values: {
        starttls: {
          label: { en: 'STARTTLS', de: 'STARTTLS', fr: 'STARTTLS', pt: 'STARTTLS' },
          tone: 'success',
          icon: 'lock',
        },
        tls: { label: { en: 'TLS', de: 'TLS', fr: 'TLS', pt: 'TLS' }, tone: 'success', icon: 'lock' },
        none: {
          label: { en: 'None', de: 'Keine', fr: 'Aucun', pt: 'Nenhuma' },
          tone: 'danger',
          icon: 'warning',
          advice: {
            en: 'User name and password travel in the open.',
            de: 'Benutzername und Passwort werden offen übertragen.',
            fr: 'Identifiant et mot de passe circulent en clair.',
            pt: 'Utilizador e palavra-passe circulam sem proteção.',
          },
        },
      },
    }),
    username: f.text({
      label: { en: 'User name', de: 'Benutzername', fr: 'Nom d’utilisateur', pt: 'Nome de utilizador' },
      max: 120,
      fake: 'internet.username',
    }),
    password: f.password({
      label: { en: 'Password', de: 'Passwort', fr: 'Mot de passe', pt: 'Palavra-passe' },
      min: 1,
    }),
    fromName: f.text({
      label: {
        en: 'Sender’s name',
        de: 'Name des Absenders',
        fr: 'Nom de l’expéditeur',
        pt: 'Nome do remetente',
      },
      required: true,
      max: 80,
      fake: 'company.name',
    }),
    fromEmail: f.email({
      label: {
        en: 'Sender’s address',
        de: 'Adresse des Absenders',
        fr: 'Adresse de l’expéditeur',
        pt: 'Endereço do remetente',
      },
      required: true,
    }),
    testedAt: f.dateTime({
      label: { en: 'Last try', de: 'Letzter Versuch', fr: 'Dernier essai', pt: 'Última tentativa' },
      readOnly: true,
      fake: { oneOf: [null] },
    }),
    testedTo: f.email({
      label: { en: 'Tried with', de: 'Versucht mit', fr: 'Essai vers', pt: 'Tentativa para' },
      readOnly: true,
      fake: { oneOf: [null] },
    }),
    testResult: f.choice({
      label: {
        en: 'What came of it',
        de: 'Was dabei herauskam',
        fr: 'Ce qui en est résulté',
        pt: 'O que resultou',
      },
      readOnly: true,
      fake: { oneOf: [null] },
      values: {
        checked: {
          label: {
            en: 'Settings complete, nothing sent',
            de: 'Einstellungen vollständig, nichts gesendet',
            fr: 'Paramètres complets, rien d’envoyé',
            pt: 'Definições completas, nada enviado',
          },
          tone: 'info',
          icon: 'search',
        },
        accepted: {
          label: {
            en: 'Accepted by the server',
            de: 'Vom Server angenommen',
            fr: 'Accepté par le serveur',
            pt: 'Aceite pelo servidor',
          },
          tone: 'success',
          icon: 'check',
        },
        refused: {
          label: {
            en: 'Refused by the server',
            de: 'Vom Server abgelehnt',
            fr: 'Refusé par le serveur',
            pt: 'Recusado pelo servidor',
          },
          tone: 'danger',
          icon: 'error',
        },
      },
    }),
  },
  actions: {
    sendTest: {
      on: 'row',
      call: 'POST /v1/emailSetting/sendTest',
      label: {
        en: 'Send a test mail',
        de: 'Test-E-Mail senden',
        fr: 'Envoyer un e-mail de test',
        pt: 'Enviar e-mail de teste',
      },
      icon: 'send',
      can: ['edit', 'emailSetting'],
      form: {
        testedTo: f.email({
          label: { en: 'Address', de: 'Adresse', fr: 'Adresse', pt: 'Endereço' },
          required: true,
        }),
      },
      complete: true,
      effect: { testResult: 'checked' },
      stamp: ['testedAt'],
      done: {
        en: 'The settings are complete and the try is noted. Nothing was sent: this server has no mail connection.',
        de: 'Die Einstellungen sind vollständig, der Versuch ist notiert. Gesendet wurde nichts: Dieser Server hat keine Mail-Anbindung.',
        fr: 'Les paramètres sont complets et l’essai est noté. Rien n’a été envoyé : ce serveur n’a pas de liaison de messagerie.',
        pt: 'As definições estão completas e a tentativa foi registada. Nada foi enviado: este servidor não tem ligação de correio.',
      },
      assumed: true,
    },
  },
  layout: [
    {
      label: { en: 'Outgoing e-mail', de: 'Ausgehende E-Mail', fr: 'E-mail sortant', pt: 'E-mail de saída' },
      sections: [
        {
          label: { en: 'Server', de: 'Server', fr: 'Serveur', pt: 'Servidor' },
          fields: ['host', 'port', 'encryption', 'username', 'password'],
        },
        {
          label: { en: 'Sender', de: 'Absender', fr: 'Expéditeur', pt: 'Remetente' },
          fields: ['fromName', 'fromEmail'],
        },
        {
          label: { en: 'Test mail', de: 'Test-E-Mail', fr: 'E-mail de test', pt: 'E-mail de teste' },
          fields: ['testedAt', 'testedTo', 'testResult'],
        },
      ],
    },
  ],
});

const notificationSetting = defineResource({
  label: {
    one: {
      en: 'Notification Setting',
      de: 'Benachrichtigungseinstellungen',
      fr: 'Paramètres de notification',
      pt: 'Definições de notificação',
    },
    many: {
      en: 'Notification Setting',
      de: 'Benachrichtigungseinstellungen',
      fr: 'Paramètres de notification',
      pt: 'Definições de notificação',
    },
  },
  title: 'Notification Setting',
  icon: 'bell',
  group: 'settings',
  single: 'own',
  api: { assumed: true },
  fields: {
    threshold: f.money({
      label: {
        en: 'Balance is low below',
        de: 'Guthaben ist niedrig unter',
        fr: 'Solde bas en dessous de',
        pt: 'Saldo baixo abaixo de',
      },
      required: true,
      default: '25.00',
      currency: 'EUR',
      min: '0',
    }),
    lowBalance: f.group({
      ...noticeEvents.lowBalance,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    zeroBalance: f.group({
      ...noticeEvents.zeroBalance,
      default: { email: true, sms: true, app: true },
      of: channelFlags,
    }),
    invoiceSent: f.group({
      ...noticeEvents.invoiceSent,
      default: { email: true, sms: false, app: false },
      of: channelFlags,
    }),
    invoicePastDue: f.group({
      ...noticeEvents.invoicePastDue,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    paymentReceived: f.group({
      ...noticeEvents.paymentReceived,
      default: { email: false, sms: false, app: true },
      of: channelFlags,
    }),
    senderIdReviewed: f.group({
      ...noticeEvents.senderIdReviewed,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    campaignFinished: f.group({
      ...noticeEvents.campaignFinished,
      default: { email: false, sms: false, app: true },
      of: channelFlags,
    }),
    newDevice: f.group({
      ...noticeEvents.newDevice,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    apiKeyCreated: f.group({
      ...noticeEvents.apiKeyCreated,
      default: { email: true, sms: false, app: true },
      of: channelFlags,
    }),
    operatorOutage: f.group({
      ...noticeEvents.operatorOutage,
      default: { email: true, sms: true, app: true },
      of: channelFlags,
    }),
  },
  layout: [
    {
      label: { en: 'Notifications', de: 'Benachrichtigungen', fr: 'Notifications', pt: 'Notificações' },
      sections: [
        {
          label: { en: 'Money', de: 'Geld', fr: 'Argent', pt: 'Dinheiro' },
          fields: [
            'threshold',
            'lowBalance',
            'zeroBalance',
            'invoiceSent',
            'invoicePastDue',
            'paymentReceived',
          ],
        },
        {
          label: { en: 'Sending', de: 'Versand', fr: 'Envois', pt: 'Envios' },
          fields: ['senderIdReviewed', 'campaignFinished', 'operatorOutage'],
        },
        {
          label: { en: 'Security', de: 'Sicherheit', fr: 'Sécurité', pt: 'Segurança' },
          fields: ['newDevice', 'apiKeyCreated'],
        },
      ],
    },
  ],
});

/* A policy says what the provider does; whoever runs this has it checked and puts their own name and address in. */
const privacyAndPolicy = {
  en: `This page says what we do with personal data, what may be sent through this service, and whom to ask. It holds for customers, for their staff and for everybody who receives a message.

# What we keep

- Customer accounts: name, company, e-mail address, phone number, tax number and the way invoices are paid.
- Contacts: the phone numbers, names and other details that customers store in their contact groups. They belong to the customer. We process them on the customer’s behalf only.
- Messages: sender ID, recipient, text, time, number of parts, price, and what the operator reported about the delivery.
- Use of this service: sign-ins, changes made to records and the addresses they came from.

# What we use it for

We deliver messages, report on them, send invoices, answer questions, and find out about fraud and abuse. We do not sell personal data, do not advertise to recipients and do not read messages out of curiosity: staff opens a message only to solve a problem or to check a complaint.

# How long we keep it

- Message texts: 90 days, then they are removed from the log.
- Delivery data without the text: 12 months, so that invoices can be checked.
- Invoices and payments: as long as tax law demands, up to 10 years.
- Audit and user logs: 12 months.
- Contacts: until the customer deletes them, and 30 days at most after an account is closed.
- Numbers that opted out: for as long as the account exists, because forgetting them would mean writing to them again.

# Who receives data

Mobile operators and the carriers on the way to them receive the sender ID, the recipient and the text, because no message arrives without. Our hosting and payment partners process data under contract and under our instructions. Authorities receive data only when the law obliges us.

# What may be sent

- Only to people who agreed to receive messages, or who expect them from a business they deal with. Keep a proof of that consent.
- With a way out in every marketing message, such as replying STOP. Who opts out is left out of every later campaign at once, imports included.
- At times that local law allows for marketing.
- Under a sender ID that you may use. Names of banks, authorities and other brands need a proof before we approve them.
- No fraud, phishing, malware, hate, threats, or offers that are illegal where the recipient lives.

Messages with words from our spam list are held back and may be checked by a person. Breaking these rules can stop a campaign, withdraw a sender ID or close an account. Fines of an operator are charged to whoever caused them.

# How data is protected

All connections are encrypted, passwords are stored only as hashes, staff sees what their role needs, and every change is written to the audit log. If data is lost to somebody in spite of this, we tell the customers concerned within 72 hours.

# Your rights

You can see, correct, export or delete your data, object to its use, or complain to a data protection authority. Whoever received a message and wants to know why can ask the sender or us: we name the customer responsible and block the number if that is wished.

# Whom to ask

Write to the support of your account. We answer questions on privacy within 30 days, and reports of abuse within one working day. When this page changes in a way that matters, customers are told 30 days before.`,
  de: `Diese Seite sagt, was wir mit personenbezogenen Daten tun, was über diesen Dienst gesendet werden darf und wer Fragen beantwortet. Sie gilt für Kunden, für deren Beschäftigte und für alle, die eine Nachricht erhalten.

# Was wir speichern

- Kundenkonten: Name, Firma, E-Mail-Adresse, Telefonnummer, Steuernummer und die Zahlungsweise für Rechnungen.
- Kontakte: Telefonnummern, Namen und weitere Angaben, die Kunden in ihren Kontaktgruppen ablegen. Sie gehören dem Kunden. Wir verarbeiten sie nur in dessen Auftrag.
- Nachrichten: Absenderkennung, Empfänger, Text, Zeit, Zahl der Teile, Preis und was der Betreiber zur Zustellung gemeldet hat.
- Nutzung dieses Dienstes: Anmeldungen, Änderungen an Datensätzen und die Adressen, von denen sie kamen.

# Wozu wir es verwenden

Wir stellen Nachrichten zu, berichten darüber, schreiben Rechnungen, beantworten Fragen und decken Betrug und Missbrauch auf. Wir verkaufen keine personenbezogenen Daten, werben nicht bei Empfängern und lesen Nachrichten nicht aus Neugier: Unser Personal öffnet eine Nachricht nur, um ein Problem zu lösen oder eine Beschwerde zu prüfen.

# Wie lange wir es behalten

- Nachrichtentexte: 90 Tage, danach werden sie aus dem Protokoll entfernt.
- Zustelldaten ohne Text: 12 Monate, damit Rechnungen geprüft werden können.
- Rechnungen und Zahlungen: so lange das Steuerrecht es verlangt, bis zu 10 Jahre.
- Änderungs- und Benutzerprotokolle: 12 Monate.
- Kontakte: bis der Kunde sie löscht, höchstens 30 Tage nach Schließung des Kontos.
- Abgemeldete Nummern: solange das Konto besteht, denn wer sie vergisst, schreibt ihnen wieder.

# Wer Daten erhält

Mobilfunkbetreiber und die Netze auf dem Weg dorthin erhalten Absenderkennung, Empfänger und Text, weil ohne sie keine Nachricht ankommt. Unsere Partner für Rechenzentrum und Zahlung verarbeiten Daten nach Vertrag und auf unsere Weisung. Behörden erhalten Daten nur, wenn das Gesetz uns verpflichtet.

# Was gesendet werden darf

- Nur an Menschen, die zugestimmt haben oder die Nachricht von einem Unternehmen erwarten, mit dem sie zu tun haben. Bewahren Sie den Nachweis der Zustimmung auf.
- Mit einem Ausweg in jeder Werbenachricht, etwa der Antwort STOP. Wer sich abmeldet, fällt sofort aus jeder späteren Kampagne heraus, auch bei Importen.
- Zu Zeiten, die das örtliche Recht für Werbung erlaubt.
- Unter einer Absenderkennung, die Sie verwenden dürfen. Namen von Banken, Behörden und anderen Marken brauchen einen Nachweis, bevor wir sie genehmigen.
- Kein Betrug, kein Phishing, keine Schadsoftware, kein Hass, keine Drohungen und keine Angebote, die am Ort des Empfängers verboten sind.

Nachrichten mit Wörtern unserer Spamliste werden angehalten und können von einem Menschen geprüft werden. Wer gegen diese Regeln verstößt, dem können wir eine Kampagne anhalten, eine Absenderkennung entziehen oder das Konto schließen. Strafen eines Betreibers trägt, wer sie verursacht hat.

# Wie Daten geschützt sind

Alle Verbindungen sind verschlüsselt, Kennwörter werden nur als Prüfwert gespeichert, das Personal sieht, was seine Rolle braucht, und jede Änderung steht im Änderungsprotokoll. Gelangen Daten trotzdem in fremde Hände, unterrichten wir die betroffenen Kunden binnen 72 Stunden.

# Ihre Rechte

Sie können Ihre Daten einsehen, berichtigen, mitnehmen oder löschen lassen, der Verwendung widersprechen oder sich bei einer Aufsichtsbehörde beschweren. Wer eine Nachricht erhalten hat und wissen will, warum, kann den Absender oder uns fragen: Wir nennen den verantwortlichen Kunden und sperren die Nummer auf Wunsch.

# Wer Fragen beantwortet

Schreiben Sie an den Support Ihres Kontos. Fragen zum Datenschutz beantworten wir binnen 30 Tagen, Meldungen von Missbrauch binnen eines Werktags. Wesentliche Änderungen dieser Seite teilen wir Kunden 30 Tage vorher mit.`,
  fr: `Cette page dit ce que nous faisons des données personnelles, ce qui peut être envoyé par ce service et à qui s’adresser. Elle vaut pour les clients, pour leur personnel et pour toute personne qui reçoit un message.

# Ce que nous conservons

- Comptes clients : nom, société, adresse e-mail, numéro de téléphone, numéro fiscal et mode de paiement des factures.
- Contacts : les numéros, noms et autres informations que les clients rangent dans leurs groupes. Ils appartiennent au client. Nous ne les traitons que pour son compte.
- Messages : expéditeur, destinataire, texte, heure, nombre de parties, prix et ce que l’opérateur a indiqué sur la remise.
- Utilisation de ce service : connexions, modifications des fiches et adresses d’où elles venaient.

# À quoi cela nous sert

Nous remettons des messages, en rendons compte, établissons des factures, répondons aux questions et décelons la fraude et les abus. Nous ne vendons pas de données personnelles, ne démarchons pas les destinataires et ne lisons pas les messages par curiosité : notre personnel n’ouvre un message que pour résoudre un problème ou examiner une réclamation.

# Combien de temps nous le gardons

- Textes des messages : 90 jours, puis ils sont retirés du journal.
- Données de remise sans le texte : 12 mois, pour que les factures puissent être vérifiées.
- Factures et paiements : aussi longtemps que le droit fiscal l’exige, jusqu’à 10 ans.
- Journaux d’audit et d’utilisation : 12 mois.
- Contacts : jusqu’à ce que le client les supprime, et 30 jours au plus après la fermeture du compte.
- Numéros désinscrits : tant que le compte existe, car les oublier reviendrait à leur écrire de nouveau.

# Qui reçoit des données

Les opérateurs mobiles et les réseaux qui mènent à eux reçoivent l’expéditeur, le destinataire et le texte, car aucun message n’arrive sans cela. Nos partenaires d’hébergement et de paiement traitent les données par contrat et selon nos instructions. Les autorités ne reçoivent des données que si la loi nous y oblige.

# Ce qui peut être envoyé

- Uniquement aux personnes qui ont donné leur accord, ou qui attendent le message d’une entreprise avec laquelle elles sont en relation. Gardez la preuve de cet accord.
- Avec une issue dans chaque message publicitaire, comme répondre STOP. Qui se désinscrit est aussitôt exclu de toute campagne suivante, importations comprises.
- Aux heures que le droit local permet pour la publicité.
- Sous un expéditeur que vous avez le droit d’utiliser. Les noms de banques, d’autorités et d’autres marques demandent un justificatif avant notre accord.
- Ni fraude, ni hameçonnage, ni logiciel malveillant, ni haine, ni menaces, ni offres illégales là où vit le destinataire.

Les messages contenant des mots de notre liste anti-spam sont retenus et peuvent être examinés par une personne. Enfreindre ces règles peut arrêter une campagne, retirer un expéditeur ou fermer un compte. Les amendes d’un opérateur sont à la charge de qui les a causées.

# Comment les données sont protégées

Toutes les connexions sont chiffrées, les mots de passe ne sont gardés que sous forme d’empreinte, le personnel voit ce que son rôle exige et chaque modification figure dans le journal d’audit. Si malgré tout des données tombent en d’autres mains, nous prévenons les clients concernés sous 72 heures.

# Vos droits

Vous pouvez consulter, corriger, exporter ou faire supprimer vos données, vous opposer à leur usage ou saisir une autorité de protection des données. Qui a reçu un message et veut savoir pourquoi peut le demander à l’expéditeur ou à nous : nous nommons le client responsable et bloquons le numéro si on le souhaite.

# À qui s’adresser

Écrivez à l’assistance de votre compte. Nous répondons sous 30 jours aux questions sur la confidentialité, et sous un jour ouvré aux signalements d’abus. Les changements importants de cette page sont annoncés aux clients 30 jours à l’avance.`,
  pt: `Esta página diz o que fazemos com dados pessoais, o que pode ser enviado por este serviço e a quem perguntar. Vale para os clientes, para o seu pessoal e para todas as pessoas que recebem uma mensagem.

# O que guardamos

- Contas de clientes: nome, empresa, endereço de e-mail, número de telefone, número fiscal e forma de pagamento das faturas.
- Contactos: os números, nomes e outros dados que os clientes guardam nos seus grupos. Pertencem ao cliente. Tratamo-los apenas por conta dele.
- Mensagens: remetente, destinatário, texto, hora, número de partes, preço e o que o operador comunicou sobre a entrega.
- Utilização deste serviço: inícios de sessão, alterações de registos e os endereços de onde vieram.

# Para que o usamos

Entregamos mensagens, informamos sobre elas, emitimos faturas, respondemos a perguntas e detetamos fraudes e abusos. Não vendemos dados pessoais, não fazemos publicidade aos destinatários e não lemos mensagens por curiosidade: o nosso pessoal só abre uma mensagem para resolver um problema ou verificar uma reclamação.

# Quanto tempo o guardamos

- Textos das mensagens: 90 dias; depois são retirados do registo.
- Dados de entrega sem o texto: 12 meses, para que as faturas possam ser verificadas.
- Faturas e pagamentos: enquanto a lei fiscal o exigir, até 10 anos.
- Registos de auditoria e de utilização: 12 meses.
- Contactos: até o cliente os apagar, e no máximo 30 dias após o encerramento da conta.
- Números que cancelaram: enquanto a conta existir, porque esquecê-los seria voltar a escrever-lhes.

# Quem recebe dados

Os operadores móveis e as redes até eles recebem o remetente, o destinatário e o texto, porque sem isso nenhuma mensagem chega. Os nossos parceiros de alojamento e pagamento tratam os dados por contrato e segundo as nossas instruções. As autoridades só recebem dados quando a lei nos obriga.

# O que pode ser enviado

- Apenas a pessoas que deram o seu acordo, ou que esperam a mensagem de uma empresa com que lidam. Guarde a prova desse acordo.
- Com uma saída em cada mensagem publicitária, como responder STOP. Quem cancela fica logo fora de qualquer campanha seguinte, importações incluídas.
- Às horas que a lei local permite para publicidade.
- Com um remetente que possa usar. Nomes de bancos, autoridades e outras marcas precisam de um comprovativo antes da nossa aprovação.
- Sem fraude, phishing, software malicioso, ódio, ameaças ou ofertas ilegais onde vive o destinatário.

As mensagens com palavras da nossa lista de spam são retidas e podem ser verificadas por uma pessoa. Violar estas regras pode parar uma campanha, retirar um remetente ou encerrar uma conta. As multas de um operador são cobradas a quem as causou.

# Como os dados são protegidos

Todas as ligações são cifradas, as palavras-passe só são guardadas como resumo criptográfico, o pessoal vê o que a sua função exige e cada alteração fica no registo de auditoria. Se mesmo assim houver dados em mãos alheias, avisamos os clientes afetados em 72 horas.

# Os seus direitos

Pode consultar, corrigir, exportar ou apagar os seus dados, opor-se ao seu uso ou reclamar junto de uma autoridade de proteção de dados. Quem recebeu uma mensagem e quer saber porquê pode perguntar ao remetente ou a nós: indicamos o cliente responsável e bloqueamos o número, se for esse o desejo.

# A quem perguntar

Escreva ao apoio da sua conta. Respondemos em 30 dias a perguntas sobre privacidade e num dia útil a denúncias de abuso. As alterações importantes desta página são comunicadas aos clientes com 30 dias de antecedência.`,
} as const;

/* What became of the messages, as the charts tell it. */
const outcomes = [
  {
    label: { en: 'Delivered', de: 'Zugestellt', fr: 'Remis', pt: 'Entregues' },
    where: { status: ['delivered'] },
  },
  {
    label: { en: 'Not delivered', de: 'Nicht zugestellt', fr: 'Non remis', pt: 'Não entregues' },
    where: { status: notDelivered },
  },
  {
    label: { en: 'No receipt', de: 'Keine Quittung', fr: 'Sans accusé', pt: 'Sem recibo' },
    where: { status: ['unknown'] },
  },
  {
    label: { en: 'On the way', de: 'Unterwegs', fr: 'En route', pt: 'A caminho' },
    where: { status: ['scheduled', 'queued', 'sending', 'sent'] },
  },
  {
    label: { en: 'Cancelled', de: 'Storniert', fr: 'Annulés', pt: 'Canceladas' },
    where: { status: ['cancelled'] },
  },
] as const;

const messagesByTime = { ...messageCount.metric, during: 'createdAt' } as const;
const deliveryByTime = { ...deliveryRate.metric, during: 'createdAt' } as const;
const costByTime = { ...messageCost.metric, during: 'createdAt' } as const;

const ordersByTime = { of: 'orders', during: 'createdAt' } as const;
/* What was bought and paid for; what is billed besides is asked for by invoices. */
const paidOrders = { ...ordersByTime, where: { status: ['paid', 'fulfilled'] } } as const;
const revenue = { ...paidOrders, measure: 'sum', field: 'total' } as const;
const revenueLabel = { en: 'Revenue', de: 'Umsatz', fr: 'Chiffre d’affaires', pt: 'Receita' } as const;

const dashboards = {
  ecommerce: {
    label: {
      en: 'eCommerce Dashboard',
      de: 'Verkaufsübersicht',
      fr: 'Tableau des ventes',
      pt: 'Painel de vendas',
    },
    icon: 'dashboard',
    group: 'dashboards',
    home: 'demo',
    ranges: true,
    headline: {
      metric: revenue,
      up: {
        en: 'Revenue is up {change}',
        de: 'Der Umsatz ist um {change} gestiegen',
        fr: 'Le chiffre d’affaires augmente de {change}',
        pt: 'A receita subiu {change}',
      },
      down: {
        en: 'Revenue is down {change}',
        de: 'Der Umsatz ist um {change} gesunken',
        fr: 'Le chiffre d’affaires baisse de {change}',
        pt: 'A receita desceu {change}',
      },
      same: {
        en: 'Revenue in this time: {value}',
        de: 'Umsatz in diesem Zeitraum: {value}',
        fr: 'Chiffre d’affaires sur la période : {value}',
        pt: 'Receita neste período: {value}',
      },
    },
    widgets: [
      {
        type: 'number',
        label: { en: 'Orders', de: 'Bestellungen', fr: 'Commandes', pt: 'Encomendas' },
        metric: ordersByTime,
      },
      { type: 'number', label: revenueLabel, metric: revenue },
      {
        type: 'number',
        label: { en: 'Packages sold', de: 'Verkaufte Pakete', fr: 'Packs vendus', pt: 'Pacotes vendidos' },
        metric: { of: 'orders', where: { status: ['fulfilled'] }, during: 'fulfilledAt' },
      },
      {
        type: 'number',
        label: { en: 'Average order', de: 'Bestellwert', fr: 'Panier moyen', pt: 'Encomenda média' },
        metric: { ...ordersByTime, measure: 'average', field: 'total' },
      },
      {
        type: 'trend',
        label: {
          en: 'Orders by outcome',
          de: 'Bestellungen nach Ausgang',
          fr: 'Commandes par issue',
          pt: 'Encomendas por resultado',
        },
        metric: ordersByTime,
        parts: [
          {
            label: { en: 'Paid', de: 'Bezahlt', fr: 'Payées', pt: 'Pagas' },
            where: { status: ['paid', 'fulfilled'] },
          },
          {
            label: { en: 'Open', de: 'Offen', fr: 'En cours', pt: 'Em aberto' },
            where: { status: ['pending', 'awaiting_confirmation'] },
          },
          {
            label: { en: 'Lost', de: 'Verloren', fr: 'Perdues', pt: 'Perdidas' },
            where: { status: ['cancelled', 'failed', 'refunded'] },
          },
        ],
      },
      {
        type: 'breakdown',
        label: {
          en: 'How orders are paid',
          de: 'Zahlungsarten',
          fr: 'Moyens de paiement',
          pt: 'Meios de pagamento',
        },
        metric: ordersByTime,
        by: 'paymentMethod',
      },
      {
        type: 'records',
        label: {
          en: 'Purchase history',
          de: 'Letzte Käufe',
          fr: 'Derniers achats',
          pt: 'Últimas compras',
        },
        metric: ordersByTime,
        columns: ['user', 'status', 'total'],
        sort: ['createdAt', 'DESC'],
      },
      {
        type: 'records',
        label: {
          en: 'Orders to be confirmed',
          de: 'Zu bestätigende Bestellungen',
          fr: 'Commandes à confirmer',
          pt: 'Encomendas por confirmar',
        },
        metric: { of: 'orders', where: { status: ['awaiting_confirmation'] } },
        columns: ['user', 'total'],
        age: 'createdAt',
        sort: ['createdAt', 'ASC'],
      },
      {
        type: 'ranking',
        label: {
          en: 'Customers by revenue',
          de: 'Kunden nach Umsatz',
          fr: 'Clients par chiffre d’affaires',
          pt: 'Clientes por receita',
        },
        metric: revenue,
        by: 'user',
        width: 'whole',
        beside: [
          {
            label: { en: 'Orders', de: 'Bestellungen', fr: 'Commandes', pt: 'Encomendas' },
            metric: paidOrders,
          },
        ],
      },
    ],
  },
  analytics: {
    label: {
      en: 'Analytics Dashboard',
      de: 'Auswertung',
      fr: 'Tableau d’analyse',
      pt: 'Painel de análise',
    },
    icon: 'chart',
    group: 'dashboards',
    ranges: true,
    headline: {
      metric: messagesByTime,
      up: {
        en: 'Traffic is up {change}',
        de: 'Der Verkehr ist um {change} gestiegen',
        fr: 'Le trafic augmente de {change}',
        pt: 'O tráfego subiu {change}',
      },
      down: {
        en: 'Traffic is down {change}',
        de: 'Der Verkehr ist um {change} gesunken',
        fr: 'Le trafic baisse de {change}',
        pt: 'O tráfego desceu {change}',
      },
      same: {
        en: 'Messages in this time: {value}',
        de: 'Nachrichten in diesem Zeitraum: {value}',
        fr: 'Messages sur la période : {value}',
        pt: 'Mensagens neste período: {value}',
      },
    },
    widgets: [
      { type: 'number', label: messageCount.label, metric: messagesByTime },
      { type: 'number', label: deliveryRate.label, metric: deliveryByTime },
      { type: 'number', label: messageCost.label, metric: costByTime },
      {
        type: 'number',
        label: { en: 'New customers', de: 'Neue Kunden', fr: 'Nouveaux clients', pt: 'Novos clientes' },
        metric: { of: 'users', during: 'createdAt' },
      },
      {
        type: 'trend',
        label: {
          en: 'Messages over time',
          de: 'Nachrichten im Verlauf',
          fr: 'Messages dans le temps',
          pt: 'Mensagens ao longo do tempo',
        },
        metric: messagesByTime,
        parts: outcomes,
      },
      {
        type: 'breakdown',
        label: {
          en: 'What became of them',
          de: 'Was aus ihnen wurde',
          fr: 'Ce qu’ils sont devenus',
          pt: 'O que lhes aconteceu',
        },
        metric: messagesByTime,
        parts: outcomes,
      },
      {
        type: 'ranking',
        label: {
          en: 'Operators by traffic',
          de: 'Betreiber nach Verkehr',
          fr: 'Opérateurs par trafic',
          pt: 'Operadores por tráfego',
        },
        metric: messagesByTime,
        by: 'operator',
        beside: [
          { label: deliveryRate.label, metric: deliveryByTime },
          { label: { en: 'Charged', de: 'Berechnet', fr: 'Facturé', pt: 'Cobrado' }, metric: costByTime },
        ],
      },
      {
        type: 'ranking',
        label: {
          en: 'Customers by traffic',
          de: 'Kunden nach Verkehr',
          fr: 'Clients par trafic',
          pt: 'Clientes por tráfego',
        },
        metric: messagesByTime,
        by: 'user',
        beside: [
          { label: { en: 'Charged', de: 'Berechnet', fr: 'Facturé', pt: 'Cobrado' }, metric: costByTime },
        ],
      },
    ],
  },
  operations: {
    label: { en: 'Operations', de: 'Betrieb', fr: 'Exploitation', pt: 'Operações' },
    icon: 'cell',
    group: 'dashboards',
    home: 'live',
    headline: {
      metric: deliveryByTime,
      span: 'last28Days',
      up: {
        en: 'Delivery is up {change}: {value} arrive',
        de: 'Die Zustellung ist um {change} besser: {value} kommen an',
        fr: 'La remise gagne {change} : {value} arrivent',
        pt: 'A entrega subiu {change}: chegam {value}',
      },
      down: {
        en: 'Delivery is down {change}: {value} arrive',
        de: 'Die Zustellung ist um {change} schlechter: {value} kommen an',
        fr: 'La remise perd {change} : {value} arrivent',
        pt: 'A entrega desceu {change}: chegam {value}',
      },
      same: {
        en: 'Of the messages of 28 days, {value} arrive',
        de: 'Von den Nachrichten aus 28 Tagen kommen {value} an',
        fr: 'Des messages de 28 jours, {value} arrivent',
        pt: 'Das mensagens de 28 dias, chegam {value}',
      },
    },
    checklist: {
      label: { en: 'First steps', de: 'Erste Schritte', fr: 'Premiers pas', pt: 'Primeiros passos' },
      steps: [
        {
          label: {
            en: 'Add an operator',
            de: 'Einen Netzbetreiber anlegen',
            fr: 'Ajouter un opérateur',
            pt: 'Adicionar um operador',
          },
          metric: { of: 'operators' },
          opens: 'create',
        },
        {
          label: {
            en: 'Create a plan',
            de: 'Einen Tarif anlegen',
            fr: 'Créer un forfait',
            pt: 'Criar um plano',
          },
          metric: { of: 'plans' },
          opens: 'create',
        },
        {
          label: {
            en: 'Invite a colleague',
            de: 'Jemanden ins Team holen',
            fr: 'Inviter un collègue',
            pt: 'Convidar um colega',
          },
          metric: { of: 'admins' },
          atLeast: 2,
          opens: 'create',
        },
        {
          label: {
            en: 'Add the first customer',
            de: 'Den ersten Kunden anlegen',
            fr: 'Ajouter le premier client',
            pt: 'Adicionar o primeiro cliente',
          },
          metric: { of: 'users' },
          opens: 'create',
        },
        {
          label: {
            en: 'Approve a sender ID',
            de: 'Eine Absenderkennung freigeben',
            fr: 'Approuver un identifiant d’expéditeur',
            pt: 'Aprovar um ID de remetente',
          },
          metric: { of: 'senderIds', where: { status: ['approved'] } },
        },
      ],
    },
    widgets: [
      {
        type: 'number',
        label: {
          en: 'Messages today',
          de: 'Nachrichten heute',
          fr: 'Messages du jour',
          pt: 'Mensagens de hoje',
        },
        metric: messagesByTime,
        span: 'today',
        compare: false,
      },
      { type: 'number', label: deliveryRate.label, metric: deliveryByTime, span: 'last28Days' },
      {
        type: 'number',
        label: { en: 'On the way', de: 'Unterwegs', fr: 'En route', pt: 'A caminho' },
        metric: { of: 'smsLogs', where: { status: ['scheduled', 'queued', 'sending', 'sent'] } },
      },
      {
        type: 'number',
        label: { en: 'Past due', de: 'Überfällig', fr: 'En retard', pt: 'Em atraso' },
        metric: {
          of: 'invoices',
          where: { invoiceStatus: ['Past Due'] },
          measure: 'sum',
          field: 'balance',
        },
      },
      {
        type: 'trend',
        label: { en: 'Throughput', de: 'Durchsatz', fr: 'Débit', pt: 'Débito de envio' },
        metric: messagesByTime,
        span: 'last28Days',
        parts: outcomes,
      },
      {
        type: 'ranking',
        label: {
          en: 'Failures by reason',
          de: 'Fehler nach Grund',
          fr: 'Échecs par motif',
          pt: 'Falhas por motivo',
        },
        metric: { ...failureCount.metric, during: 'createdAt' },
        span: 'last28Days',
        by: 'errorCode',
        width: 'third',
      },
      {
        type: 'ranking',
        label: {
          en: 'Operators, worst delivery first',
          de: 'Betreiber, schlechteste Zustellung zuerst',
          fr: 'Opérateurs, moins bonne remise d’abord',
          pt: 'Operadores, pior entrega primeiro',
        },
        metric: deliveryByTime,
        span: 'last28Days',
        by: 'operator',
        order: 'ASC',
        beside: [{ label: messageCount.label, metric: messagesByTime }],
      },
      {
        type: 'records',
        label: {
          en: 'Sender IDs waiting for review',
          de: 'Absender, die auf Prüfung warten',
          fr: 'Expéditeurs en attente d’examen',
          pt: 'Remetentes à espera de análise',
        },
        metric: { of: 'senderIds', where: { status: ['pending'] } },
        columns: ['user'],
        age: 'submittedAt',
        sort: ['submittedAt', 'ASC'],
      },
      {
        type: 'records',
        label: {
          en: 'Campaigns under way',
          de: 'Laufende Kampagnen',
          fr: 'Campagnes en cours',
          pt: 'Campanhas em curso',
        },
        metric: { of: 'campaigns', where: { status: ['queued', 'running', 'paused'] } },
        columns: ['user', 'status'],
        age: 'startedAt',
        sort: ['startedAt', 'ASC'],
      },
      {
        type: 'records',
        label: {
          en: 'Customers below their threshold',
          de: 'Kunden unter ihrer Warngrenze',
          fr: 'Clients sous leur seuil',
          pt: 'Clientes abaixo do limite',
        },
        metric: { of: 'users', where: { status: ['active'], reserve_lte: '-0.01' } },
        columns: ['credit', 'lowCredit'],
        sort: ['reserve', 'ASC'],
      },
      {
        type: 'records',
        label: {
          en: 'Past-due invoices',
          de: 'Überfällige Rechnungen',
          fr: 'Factures en retard',
          pt: 'Faturas em atraso',
        },
        metric: { of: 'invoices', where: { invoiceStatus: ['Past Due'] } },
        columns: ['user', 'dueDate', 'balance'],
        sort: ['dueDate', 'ASC'],
        width: 'whole',
      },
    ],
  },
} as const;

export default defineAdmin({
  name: 'SMS Gateway',
  groups: {
    dashboards: {
      label: { en: 'Dashboards', de: 'Übersichten', fr: 'Tableaux de bord', pt: 'Painéis' },
      icon: 'dashboard',
    },
    sms: { label: { en: 'SMS', de: 'SMS', fr: 'SMS', pt: 'SMS' }, icon: 'sms' },
    customers: { label: { en: 'Customers', de: 'Kunden', fr: 'Clients', pt: 'Clientes' }, icon: 'groups' },
    billing: {
      label: { en: 'Billing', de: 'Abrechnung', fr: 'Facturation', pt: 'Faturação' },
      icon: 'payments',
    },
    notifications: {
      label: { en: 'Notifications', de: 'Benachrichtigungen', fr: 'Notifications', pt: 'Notificações' },
      icon: 'bell',
    },
    team: { label: { en: 'Team', de: 'Team', fr: 'Équipe', pt: 'Equipa' }, icon: 'shield' },
    reports: { label: { en: 'Reports', de: 'Berichte', fr: 'Rapports', pt: 'Relatórios' }, icon: 'chart' },
    settings: {
      label: { en: 'Settings', de: 'Einstellungen', fr: 'Paramètres', pt: 'Definições' },
      icon: 'settings',
    },
  },
  dashboards,
  pages: {
    privacyPolicy: {
      label: {
        en: 'Privacy&Policy',
        de: 'Datenschutz&Richtlinien',
        fr: 'Confidentialité&Politique',
        pt: 'Privacidade&Política',
      },
      icon: 'policy',
      group: 'settings',
      route: '/apps/privacyPolicy',
      subject: 'ACL',
      footer: true,
      text: privacyAndPolicy,
    },
  },
  accounts: {
    resources: { users: { may: { status: 'active' } }, admins: { may: { status: 'active' } } },
    first: { resource: 'admins', values: { username: 'admin', role: 'superAdmin', status: 'active' } },
    email: 'email',
    password: 'password',
    name: 'fullName',
    roles: { resource: 'roles', field: 'roles', abilities: 'ability' },
  },
  resources: {
    smsLogs,
    senderIds,
    spamWords,
    campaigns,
    operators,
    pricingRanges,
    users,
    subscriptions,
    invoices,
    balanceEntries,
    contactGroups,
    contacts,
    packages,
    plans,
    addons,
    notificationTemplates,
    notificationGroups,
    subscribers,
    dashboardNotis,
    admins,
    roles,
    auditLogs,
    userLogs,
    orders,
    books,
    mySetting,
    roleSetting,
    emailSetting,
    notificationSetting,
  },
});
