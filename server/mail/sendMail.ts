/** A mail as it leaves. `id` is the same however often it is tried, so that a server can tell that it has it already. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The server that takes outgoing mail, and whom it comes from. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  readonly encryption: 'none' | 'starttls' | 'tls';
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly from: { readonly name: string; readonly address: string };
};

/** `away`: it may be tried again. `answer` is what the server said, or why it could not be asked. */
export type Sent = { readonly outcome: 'sent' | 'refused' | 'away'; readonly answer: string };

/** Hands a mail over to a server, however the place where this runs does that. Never rejects. */
export type SendMail = (mail: Mail, server: MailServer) => Promise<Sent>;
