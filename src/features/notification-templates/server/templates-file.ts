import { Readable } from 'node:stream'
import { readList } from '#features/lists/list.ts'
import { receiverWords, templateWords as words } from '#features/notification-templates/messages.ts'
import { pageOfTemplates, templateList } from '#features/notification-templates/template-list.ts'
import { csvText } from '#kernel/csv/write-csv.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { templateRows } from './show.ts'

const parameters = ['q', 'status', 'sort'] as const

/** GET /notification_templates/file: the mails that the list shows, in its order, as CSV; the parameters are those of its address. */
export const templatesFile: ApiRoute = {
  method: 'GET',
  path: '/notification_templates/file',
  parameters,
  run: async (call) => {
    call.refuseOtherParameters(parameters)
    const { locale } = call.asked
    const asked = readList(templateList, new URL(call.request.raw.url!, 'http://localhost'))
    const { rows } = pageOfTemplates(await templateRows(call), asked)
    const heads = [words.name, words.when, words.receiver, words.words, words.changed].map((head) => say(locale, head))
    const lines = rows.map(({ name, when, to, isOwn, active, changedAt }) => [
      name,
      when,
      say(locale, receiverWords[to as keyof typeof receiverWords]),
      say(locale, active ? (isOwn ? words.own : words.builtIn) : words.isOff),
      changedAt && dayOf(changedAt),
    ])
    return { file: { name: say(locale, words.file), type: 'text/csv; charset=utf-8', body: Readable.from([csvText(heads, lines, locale)]) } }
  },
}
