import { createTransport } from 'nodemailer';
import type { Mail, MailServer, SendMail } from '../../server/mail/sendMail';

/** By SMTP. A connection for each mail: there are few, and what is idle is closed by servers anyhow. */
export const sendMail: SendMail = async (mail, server) => {
  const transport = createTransport(transportOf(server));
  try {
    const { response } = await transport.sendMail(messageOf(mail, server));
    return { outcome: 'sent', answer: response };
  } catch (error) {
    return { outcome: isFinal(error) ? 'refused' : 'away', answer: wordsOf(error) };
  } finally {
    transport.close();
  }
};

/** Milliseconds for each step; a test mail is waited for by a person. */
const PATIENCE = 10_000;

const transportOf = ({ host, port, encryption, user, password }: MailServer) => ({
  host,
  port,
  secure: encryption === 'tls',
  requireTLS: encryption === 'starttls',
  ignoreTLS: encryption === 'none',
  ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
  connectionTimeout: PATIENCE,
  greetingTimeout: PATIENCE,
  socketTimeout: PATIENCE,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const messageOf = ({ id, to, subject, text }: Mail, { from }: MailServer) => ({
  from,
  // As an object: an address in a text could be several.
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id}@${from.address.split('@').at(-1)}>`,
  // No machine answers to it that somebody is away (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/* What is said about the mail itself is for good, unless it is "not now" (4xx). All else may be put right by then. */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { readonly code?: string; readonly responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode < 400 || responseCode >= 500);
};

const wordsOf = (error: unknown): string => {
  const { response } = error as { readonly response?: string };
  return response ?? (error instanceof Error ? error.message : String(error));
};
