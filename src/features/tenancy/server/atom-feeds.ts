import type { FastifyInstance, FastifyRequest } from 'fastify'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { atomType } from '#kernel/http/answers/server/write-atom.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { type Locale, locales } from '#kernel/i18n/messages.ts'
import { type Flag, flags } from '#features/tenancy/tenant.ts'

type Feeds = {
  /** The address of the feed in each language. */
  paths: Readonly<Record<Locale, string>>
  /** Sites without it have no such feed. */
  flag?: Flag
  write: (request: FastifyRequest, path: string, locale: Locale) => string | Promise<string>
}

/** An Atom feed at an address for each language; the English one only at sites whose pages are English too. */
export async function atomFeeds(app: FastifyInstance, { paths, flag, write }: Feeds): Promise<void> {
  await feedAnswers(app, (routes) => {
    for (const locale of locales)
      routes.get(paths[locale], async (request, reply) => {
        const has = flags(request.tenant)
        if ((flag && !has[flag]) || (locale === 'en' && !has.internationalisation)) throw new NotFound()
        return await reply
          .header('content-language', locale)
          .type(atomType)
          .send(await write(request, paths[locale], locale))
      })
  })
}
