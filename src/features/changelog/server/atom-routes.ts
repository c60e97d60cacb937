import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AtomEntry, writeAtom } from '#kernel/http/answers/server/write-atom.ts'
import { escapeXml } from '#kernel/http/answers/escape-xml.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { atomFeeds } from '#features/tenancy/server/atom-feeds.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { changelogPath } from '#features/changelog/address.ts'
import { entriesOfSite } from '#features/changelog/entries-for.ts'
import { changelogWords as words } from '#features/changelog/words.ts'
import { idOf } from './entry-id.ts'

const most = 50

/** What people of a site can do since when as an Atom feed, with the full text; for everybody, because it names nobody (decisions 55). */
export async function atomRoutes(app: FastifyInstance): Promise<void> {
  await atomFeeds(app, { paths: { nl: '/volunteerly/changelog.atom', en: '/volunteerly/en/changelog.atom' }, write: feed })
}

function feed({ ownOrigin: origin, tenant, center }: FastifyRequest, path: string, locale: Locale): string {
  const entries = entriesOfSite(flags(tenant))
    .slice(0, most)
    .map((entry): AtomEntry => {
      const day = new Date(`${entry.date}T12:00:00Z`)
      return {
        id: idOf(entry.key),
        locale,
        title: entry.title[locale],
        path: `${changelogPath}?show=all#${entry.key}`,
        published: day,
        updated: day,
        author: center.name,
        summary: null,
        html: `<p>${escapeXml(entry.words[locale])}</p>`,
      }
    })
  return writeAtom({ origin, path, page: changelogPath, locale, title: say(locale, words.title), author: center.name }, entries)
}
