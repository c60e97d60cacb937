import { readMarks } from '#kernel/rich-text/read-marks.ts'
import { slugOf } from '#features/news/model/slug-of.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { centers } from './content/centers.ts'
import { newsOf } from './content/news.ts'
import { partnersOf } from './content/partners.ts'
import type { SeedCenter, SeedVacancy } from './content/types.ts'
import { idOf } from './id.ts'
import type { Row } from './insert-rows.ts'
import { vacancyId } from './vacancy-rows.ts'

/** Sites in two languages have both. */
const hasEnglish = ({ tenantKey }: SeedCenter) => tenantKey === 'public' || tenantKey === 'meedoen'
const most = 2

/** What each center tells, with what one can do about it, and every address of it. */
export function newsRows(vacancies: readonly SeedVacancy[], { at }: Calendar) {
  const articles = centers.flatMap((center) =>
    newsOf(center).map((one): Row => {
      const written = { title: one.title.en, intro: one.intro.en, body: one.body.en }
      const isEnglish = hasEnglish(center) && written.body !== ''
      const slug = slugOf(one.title.nl)
      const slugEn = slugOf(written.title)
      const related = vacancies.filter(({ centerSlug, status, themes }) => centerSlug === center.slug && status === 'published' && themes.includes(one.theme))
      const moment = at({ day: one.day, time: '09:30' })
      return {
        id: idOf('news', `${center.slug} ${one.key}`, one.day - 1),
        volunteer_center_id: centerId(center.slug),
        status: one.status,
        title: one.title.nl,
        slug,
        intro: one.intro.nl,
        body: readMarks(one.body.nl),
        title_en: isEnglish ? written.title : null,
        slug_en: isEnglish && slugEn !== slug ? slugEn : null,
        intro_en: isEnglish ? written.intro : null,
        body_en: isEnglish ? readMarks(written.body) : [],
        theme: one.theme,
        byline: one.byline,
        related_vacancies: related.slice(0, most).map(vacancyId),
        pinned: one.isPinned ?? false,
        published_at: one.status === 'draft' ? null : moment,
        created_at: at({ day: Math.min(one.day, 0) - 2, time: '14:10' }),
        updated_at: at({ day: Math.min(one.day, 0), time: '09:30' }),
        lock_version: 1,
      }
    }),
  )
  const slugs = articles.flatMap(({ id, volunteer_center_id, slug, slug_en }) =>
    [slug, slug_en].filter(Boolean).map((one): Row => ({ volunteer_center_id, slug: one, news_id: id })),
  )
  return { articles, slugs }
}

/** Whom each center works with, in its order. */
export function partnerRows({ at }: Calendar): Row[] {
  return centers.flatMap((center) =>
    partnersOf(center).map((one, number): Row => ({
      id: idOf('partner', `${center.slug} ${one.key}`, -200),
      volunteer_center_id: centerId(center.slug),
      name: one.name,
      kind: one.kind,
      text: one.text.nl,
      text_en: hasEnglish(center) ? one.text.en : null,
      url: one.url,
      position: (number + 1) * 10,
      created_at: at({ day: -200, time: '10:00' }),
      updated_at: at({ day: -200, time: '10:00' }),
      lock_version: 1,
    })),
  )
}
