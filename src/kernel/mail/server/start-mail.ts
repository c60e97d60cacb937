import { addressFor, type DatabaseAddress } from '#kernel/db/server/roles.ts'
import { deliverNext, type Delivery } from './deliver.ts'
import { listenTo } from '#kernel/db/server/listen.ts'
import { recordAbandoned } from './record-outcome.ts'
import { connections, type Patience, smtpTransport } from './transport.ts'
import { wordsOf } from './outcome.ts'

type Options = Omit<Delivery, 'transport' | 'leaseSeconds'> & {
  address: DatabaseAddress
  /** null: mails are stored for /test/mail and never sent. */
  smtpUrl: string | null
  leaseSeconds?: number
  patience?: Patience
  /** Milliseconds that mails in progress may take to finish when sending stops. */
  grace?: number
}
export type MailSending = { /** Lets mails in progress finish, gives up those whose server is too slow, and closes the connections. */ stop(): Promise<void> }

const pollEvery = 5_000

/** Sends what is in the outbox from now on: at once after a commit, and polls every 5 seconds. Any number of processes may do so. */
export function startMail({ address, smtpUrl, patience, leaseSeconds = 120, grace = 15_000, ...rest }: Options): MailSending {
  const transport = smtpUrl === null ? null : smtpTransport(smtpUrl, patience)
  const delivery: Delivery = { ...rest, transport, leaseSeconds }
  const { db, log } = rest
  let stopping = false
  let wake = Promise.withResolvers<void>()
  const wakeAll = () => {
    wake.resolve()
    wake = Promise.withResolvers()
  }
  const listening = listenTo(addressFor('vw_worker', address), 'outbox', {
    onNews: wakeAll,
    onError: (error) => log.warn({ reason: error.message }, 'The outbox is looked at by the clock until the database listens again.'),
  })

  async function lane(): Promise<void> {
    while (!stopping) {
      const news = wake.promise // taken before polling, so that a signal during the poll is not missed
      try {
        if (await deliverNext(delivery)) continue
        await db.asWorker(recordAbandoned)
      } catch (error) {
        log.error({ reason: wordsOf(error) }, 'The outbox could not be reached; it goes on.')
        await Promise.race([new Promise((resolve) => setTimeout(resolve, 1000).unref()), news])
        continue
      }
      const look = Promise.withResolvers<void>()
      const timer = setTimeout(look.resolve, Math.min(pollEvery, leaseSeconds * 500))
      if (!stopping) await Promise.race([look.promise, news])
      clearTimeout(timer)
    }
  }

  const lanes = Array.from({ length: connections }, lane)
  return {
    async stop() {
      stopping = true
      wakeAll()
      const patient = setTimeout(() => transport?.close(true), grace)
      await Promise.all(lanes)
      clearTimeout(patient)
      await listening.stop()
      transport?.close()
    },
  }
}
