import type { Database } from '#kernel/db/server/database.ts'
import type { Tenant } from '#features/tenancy/tenant.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import type { SharedVacancy } from '#features/vacancies/search/shared-vacancy.ts'
import { askedCodes, type Run } from './run-search.ts'

const most = 3
const maxWords = 200
const text = `select json_build_object('id', id, 'centerId', center_id, 'title', title, 'titleEn', title_en, 'themes', themes,
   'commitment', commitment, 'town', town, 'organization', organization) from shared_vacancies($1, $2, $3, $4)`

type Row = Omit<SharedVacancy, 'center' | 'url'> & { centerId: string }
type Here = { db: Database; centers: Centers; tenant: Tenant; centerId: string }

/** What other centers of the site share and fits what was asked, three at most (ADR 0037); each with the page at its own site. */
export async function fetchShared({ db, centers, tenant, centerId }: Here, { search, said }: Pick<Run, 'search' | 'said'>): Promise<SharedVacancy[]> {
  const meant = said.some(({ vague }) => !vague) ? said.filter(({ vague }) => !vague) : said
  const words = meant.flatMap((one) => [...one.own, ...one.words, ...one.near]).slice(0, maxWords)
  const codes = meant.flatMap((one) => [...one.codes, ...one.hints]).slice(0, maxWords)
  const [rows] = await db.read(centerId, [{ name: 'shared_vacancies', text, values: [words, codes, askedCodes(search) ?? '{}', most] }])
  return rows!.flatMap(([row]) => {
    const { centerId: owner, ...facts } = JSON.parse(row!) as Row
    const center = centers.get(owner)
    // A center without an address of its own has no page to lead to.
    return center && centers.atHost(new URL(center.origin).hostname, tenant)?.id === owner
      ? [{ ...facts, center: center.name, url: `${center.origin}/vacancies/${facts.id}` }]
      : []
  })
}
