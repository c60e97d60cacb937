import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from './product.ts'

/** What people write while the product is killed: an application, a message, a list to take along (a job), a mail to set a password. */
export type WriteKind = 'application' | 'message' | 'export' | 'reset'

/** A write that was acknowledged: `key` stands in the row that it made, `id` is the row's, where the answer tells it. */
export type Acknowledged = { key: string; id: string | null }

type Answer = Awaited<ReturnType<Product['call']>>

/** How many people do each kind at once, and how long each waits in between, in milliseconds. */
const lanes: Readonly<Record<WriteKind, { people: number; pause: number }>> = {
  application: { people: 3, pause: 20 },
  message: { people: 2, pause: 20 },
  export: { people: 1, pause: 200 },
  reset: { people: 1, pause: 200 },
}
const applicant = 'vrijwilliger@demo.example'
/** Vacancies that nobody has applied for, made before they are needed. */
const spare = 100

export const motivation = (n: number): string => `Midden in een storing, aanmelding ${n}`
export const words = (n: number): string => `Midden in een storing, bericht ${n}`

/**
 * People who write all the time and never give up: a write without an answer, or with one that says "later", is sent again with the same
 * key. So each is acknowledged in the end, and must be there exactly once.
 */
export class Writers {
  readonly acknowledged: Readonly<Record<WriteKind, Acknowledged[]>> = { application: [], message: [], export: [], reset: [] }
  /** Writes of which the first answer did not tell whether they were made. */
  unknown = 0
  /** Mails to set a password that may have been asked for: each try asks for another one. */
  resetsTried = 0
  /** Where the messages are. */
  conversation = ''
  readonly #product: Product
  readonly #sessions = new Map<string, Record<string, string>>()
  readonly #next: Record<WriteKind, number> = { application: 0, message: 0, export: 0, reset: 0 }
  #vacancies: string[] = []
  #madeVacancies = 0
  #isWriting = false
  #isGivenUp = false
  #running: Promise<void>[] = []

  constructor(product: Product) {
    this.#product = product
  }

  /** Signs them in, and makes the first application, whose conversation the messages go to. */
  async prepare(): Promise<void> {
    for (const who of [applicant, 'centerbeheerder@demo.example']) {
      const answer = await this.#product.call('POST', '/auth/sign_in', {}, { email: who, password: 'samen-voor-de-buurt' })
      if (answer?.status !== 200) throw new Error(`${who} cannot sign in: ${answer?.status}`)
      this.#sessions.set(who, Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, answer.headers.get(name)!])))
    }
    await this.#addVacancies()
    await this.#write('application')
    const [row] = await this.#product.look<{ id: string }>('select conversation_id as id from applications where motivation = $1', [motivation(0)])
    this.conversation = row!.id
  }

  async begin(): Promise<void> {
    await this.#addVacancies()
    this.#isWriting = true
    this.#running = (Object.keys(lanes) as WriteKind[]).flatMap((kind) => Array.from({ length: lanes[kind].people }, () => this.#lane(kind)))
    // Whoever waits for the end hears of it; until then it is nobody's.
    for (const one of this.#running) one.catch(() => {})
  }

  /** Nobody begins another write, and each has the answer to the one it is at. */
  async end(): Promise<void> {
    this.#isWriting = false
    await Promise.all(this.#running)
  }

  /** Nobody waits for answers any more, because the rounds have failed. */
  giveUp(): void {
    this.#isWriting = false
    this.#isGivenUp = true
  }

  async #lane(kind: WriteKind): Promise<void> {
    while (this.#isWriting) {
      if (kind !== 'application' || this.#vacancies.length > 0) await this.#write(kind)
      await sleep(lanes[kind].pause)
    }
  }

  async #write(kind: WriteKind): Promise<void> {
    const n = this.#next[kind]++
    const send = this.#request(kind, n)
    for (let tries = 1; !this.#isGivenUp; tries += 1) {
      const answer = await send()
      if (answer && answer.status < 300) {
        if (tries > 1) this.unknown += 1
        this.acknowledged[kind].push({ key: kind === 'application' ? motivation(n) : words(n), id: answer.body?.data?.id ?? null })
        return
      }
      if (answer && answer.status !== 503 && answer.body?.errors?.[0]?.code !== 'request_in_progress')
        throw new Error(`${kind} ${n} got ${answer.status}: ${JSON.stringify(answer.body)}`)
      await sleep(100)
    }
  }

  #request(kind: WriteKind, n: number): () => Promise<Answer> {
    const headersOf = (who: string) => ({ ...this.#sessions.get(who), 'idempotency-key': `"storing-${kind}-${n}"` })
    if (kind === 'reset')
      return async () => {
        this.resetsTried += 1
        return await this.#product.call('POST', '/auth/password', {}, { email: 'lid@demo.example' })
      }
    if (kind === 'message')
      return async () => await this.#product.call('POST', `/api/v1/conversations/${this.conversation}/messages`, headersOf(applicant), { body: words(n) })
    if (kind === 'export') {
      const data = { type: 'exports', attributes: { resource: 'organizations' } }
      return async () => await this.#product.call('POST', '/api/v1/exports', headersOf('centerbeheerder@demo.example'), { data })
    }
    const data = {
      type: 'applications',
      attributes: { motivation: motivation(n), consent_share: true },
      relationships: { vacancy: { data: { type: 'vacancies', id: this.#vacancies.pop() } } },
    }
    return async () => await this.#product.call('POST', '/api/v1/applications', headersOf(applicant), { data })
  }

  /** More vacancies like one of the demo, since somebody applies for each of them once. */
  async #addVacancies(): Promise<void> {
    const missing = spare - this.#vacancies.length
    if (missing <= 0) return
    const columns = 'volunteer_center_id, organization_id, title, summary, description, themes, commitment, location_mode, valid_through, status, published_at'
    const rows = await this.#product.look<{ id: string }>(
      `insert into vacancies (${columns}, slug) select ${columns}, 'storing-' || n from generate_series($1::integer, $2::integer) n,
        (select v.* from vacancies v join volunteer_centers c on c.id = v.volunteer_center_id
          where c.slug = 'harderwijk' and v.status = 'published' and v.valid_through > now() + interval '1 day'
            and exists (select from users u join user_roles r on r.user_id = u.id where u.email like '%@demo.example' and r.organization_id = v.organization_id)
          order by v.id limit 1) as one
        returning id`,
      [this.#madeVacancies + 1, this.#madeVacancies + missing],
    )
    if (rows.length !== missing) throw new Error('The demo has no vacancy to make others from.')
    this.#madeVacancies += missing
    this.#vacancies.push(...rows.map(({ id }) => id))
  }
}
