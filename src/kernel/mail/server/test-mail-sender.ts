import { openDatabase } from '#kernel/db/server/database.ts'
import { startMail } from './deliver.ts'
import { registerMails } from './templates.ts'
import { confirm, delft, news } from './test-mails.ts'

/** A sender in a process of its own, for the test that kills it. */
const { smtpUrl, ...address } = JSON.parse(process.argv[2] ?? '')
registerMails({ 'test.news': news, 'test.confirm': confirm })
const log = { info: () => {}, warn: () => {}, error: () => {} }
startMail({
  db: await openDatabase(address),
  address,
  smtpUrl,
  log,
  from: 'noreply@example.nl',
  forgetSecrets: false,
  leaseSeconds: 2,
  mailTheme: () => delft,
  originOf: () => 'http://demo.localhost:3000',
})
console.log('sending')
