import { Readable } from 'node:stream'
import { csvText } from '#kernel/csv/write-csv.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { centerWords as words } from '#features/platform-centers/messages.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { type CenterOrder, type CenterState, centerOrders, centerStates } from '#features/platform-centers/platform-center.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { newestBackupAge } from '#kernel/db/server/backup/kept-backups.ts'
import { readQueues } from '#kernel/jobs/server/queues.ts'
import type { PlatformStatus } from '#features/platform-centers/platform-status.ts'
import type { SiteSettings } from '#features/tenancy/server/host-rules.ts'
import { addCenterWithAdmin } from './add-center.ts'
import { inviteAdminAgain, readCenter } from './center.ts'
import { type Overview, readOverview } from './overview.ts'

const type = 'platform_centers'
const listed = ['search', 'state', 'sort', 'page', 'size'] as const
/** Rows that are written here are of the platform, as centers are. */
const kept = 'volunteer_centers'

/** The calls of the pages about centers (decisions 64), for platform admins alone. */
export function centerRoutes({ config: settings, db }: Pick<FeatureParts, 'config' | 'db'>): ApiRoute[] {
  return [
    {
      method: 'GET',
      path: `/${type}/status`,
      run: async (call) => {
        open(call, 'read')
        return { document: { meta: { status: await readStatus(db, settings.backupDir) } } }
      },
    },
    {
      method: 'GET',
      path: `/${type}`,
      parameters: listed,
      run: async (call) => {
        open(call, 'read', listed)
        const asked = overviewIn(call)
        const { rows, counts } = await call.inTransaction(kept, async (tx) => await readOverview(tx, settings, asked))
        const total = asked.state === null ? Object.values(counts).reduce((all, one) => all + one, 0) : counts[asked.state]
        return { document: { meta: { centers: rows, counts, total } } }
      },
    },
    centersFile(settings),
    {
      method: 'GET',
      path: `/${type}/:id`,
      run: async (call) => {
        open(call, 'read')
        const { id } = call.request.params as { id: string }
        return { document: { meta: { center: await call.inTransaction(kept, async (tx) => await readCenter(tx, settings, id, call.asked.locale)) } } }
      },
    },
    {
      method: 'POST',
      path: `/${type}`,
      run: async (call) => {
        open(call, 'create')
        const { actor, locale, tenantKey, centerId, now } = call.asked
        const sent = Object.fromEntries([...readDocument(call.json, type, null).attributes].map(([name, { value }]) => [name, value]))
        const writing = { actor, locale, settings, now, from: { tenantKey, centerId } }
        const added = await call.inHeldTransaction(kept, async (tx) => await addCenterWithAdmin(tx, sent, writing))
        return { document: { meta: { added } } }
      },
    },
    {
      method: 'PUT',
      path: `/${type}/:id/invite`,
      run: async (call) => {
        open(call, 'invite')
        const { actor, locale, now } = call.asked
        const { id } = call.request.params as { id: string }
        const invited = await call.inHeldTransaction(kept, async (tx) => await inviteAdminAgain(tx, settings, { id, actor, locale, now }))
        return { document: { meta: { invited } } }
      },
    },
  ]
}

/** How the whole platform runs, without whose mails and jobs they are. */
async function readStatus(db: FeatureParts['db'], backupDir: string | null): Promise<PlatformStatus> {
  const [{ oldest, mails, jobs }, backupAge, storageAnswers] = await Promise.all([
    readQueues(db),
    backupDir === null ? null : newestBackupAge(backupDir),
    db.bytes.objects?.answers() ?? null,
  ])
  return {
    oldestMail: Math.max(0, Math.round(oldest ?? 0)),
    failedMails: mails?.['failed'] ?? 0,
    unknownMails: mails?.['unknown'] ?? 0,
    waitingJobs: (jobs ?? []).reduce((all, { waiting }) => all + waiting, 0),
    storageAnswers,
    backupAge: backupAge === null ? null : Math.round(backupAge),
    makesBackups: backupDir !== null,
  }
}

const shownInList = ['search', 'state', 'sort'] as const
/** More than there are municipalities. */
const most = 10_000

/** GET /platform_centers/file: the centers that the list shows, in its order, as CSV. */
function centersFile(settings: SiteSettings): ApiRoute {
  return {
    method: 'GET',
    path: `/${type}/file`,
    parameters: shownInList,
    run: async (call) => {
      open(call, 'read', shownInList)
      const { locale } = call.asked
      const asked = { ...overviewIn(call), size: most, offset: 0 }
      const { rows } = await call.inTransaction(kept, async (tx) => await readOverview(tx, settings, asked))
      const heads = [words.name, words.town, words.site, words.state, words.people, words.vacancies, words.activity, words.mails].map((head) =>
        say(locale, head),
      )
      const lines = rows.map(({ name, town, origin, state, people, vacancies, lastActivity, failedMails }) => [
        name,
        town,
        origin,
        say(locale, words[state]),
        people,
        vacancies,
        lastActivity && dayOf(lastActivity),
        failedMails,
      ])
      return { file: { name: say(locale, words.file), type: 'text/csv; charset=utf-8', body: Readable.from([csvText(heads, lines, locale)]) } }
    },
  }
}

/** @throws 401 for a visitor, 403 for everybody but platform admins */
function open(call: ApiRequest, verb: string, parameters: readonly string[] = []): void {
  requireSignedIn(call)
  call.refuseOtherParameters(parameters)
  requireRight(call, type, verb)
}

/** @throws 400 for what is no state, order or number */
function overviewIn(call: ApiRequest): Overview {
  const refuse = (parameter: string): never => {
    throw new BadRequest('invalid_filter_value', { parameter })
  }
  const whole = (name: string, most: number, usual: number) => {
    const value = call.parameter(name)
    if (value === undefined) return usual
    return /^[1-9]\d{0,5}$/.test(value) && Number(value) <= most ? Number(value) : refuse(name)
  }
  const search = call.parameter('search') ?? ''
  if (search.length > 100) refuse('search')
  const state = call.parameter('state') ?? null
  if (state !== null && !(centerStates as readonly string[]).includes(state)) refuse('state')
  const sort = call.parameter('sort') ?? 'name'
  const order = sort.replace(/^-/, '')
  if (!(centerOrders as readonly string[]).includes(order)) refuse('sort')
  const size = whole('size', 100, 25)
  return {
    search,
    state: state as CenterState | null,
    sort: order as CenterOrder,
    isDescending: sort.startsWith('-'),
    size,
    offset: (whole('page', 100_000, 1) - 1) * size,
  }
}
