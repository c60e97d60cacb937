import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { delft } from '#kernel/mail/server/test-mails.ts'
import { id } from './two-towns.ts'

/** The demo center as sender of mails. */
export const demoSender: MailSender = {
  id: id.center('demo'),
  tenantKey: 'demo',
  name: 'Harderwijk Helpt',
  town: 'Harderwijk',
  phone: '0341',
  email: null,
  origin: 'http://demo.example',
  theme: delft,
}
