import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { goBackToBuiltIn, restoreWords, saveWords } from './change-words.ts'
import { open } from './opened.ts'
import { listTemplates, showTemplate } from './show.ts'
import { templatesFile } from './templates-file.ts'
import { mailWords, previewWords } from './try-words.ts'

const path = '/notification_templates'
const one = `${path}/:id`
const counts = { key: 'around', version: true } as const

/** A center's custom texts of mails (domain §3.5): a kind of mail is known by its name, a text by its version. */
export const templateRoutes: ApiRoute[] = [
  { method: 'GET', path, run: async (call) => await listTemplates(call) },
  templatesFile,
  { method: 'GET', path: one, run: async (call) => await showTemplate(call, open(call, 'read')) },
  { method: 'PATCH', path: one, counts, run: async (call) => await saveWords(call, open(call, 'update')) },
  { method: 'DELETE', path: one, counts, run: async (call) => await goBackToBuiltIn(call, open(call, 'remove')) },
  { method: 'PUT', path: `${one}/restore`, counts, run: async (call) => await restoreWords(call, open(call, 'restore')) },
  { method: 'POST', path: `${one}/preview`, run: async (call) => await previewWords(call, open(call, 'preview')) },
  { method: 'POST', path: `${one}/test_mail`, counts: { key: 'around' }, run: async (call) => await mailWords(call, open(call, 'test_mail')) },
]
