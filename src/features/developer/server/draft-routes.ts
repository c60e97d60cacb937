import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BadRequest, Invalid } from '#kernel/http/errors.ts'
import { readForm } from '#kernel/http/bodies/server/read-form.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { emptyDraft, type Draft, draftNames } from '#features/developer/draft.ts'
import { jsonIn } from './json-in.ts'
import { dropScratch, keepScratch, scratchOf } from './scratch.ts'

const largestFile = 5 * 1024 * 1024
/** Answers of a form, and values of one of them. */
const most = { answers: 60, values: 30, characters: 4000 }

function nameIn({ params }: FastifyRequest): string {
  const { name } = params as { name: string }
  const known = draftNames.find((one) => one === name)
  if (!known) throw new BadRequest('unknown_parameter', { parameter: 'name' })
  return `draft ${known}`
}

/** The body, read as text: the draft is checked by the page's own declaration when it is sent. */
function valuesIn(body: unknown): Draft['values'] {
  const given = (jsonIn(body) as { values?: Record<string, unknown> }).values ?? {}
  const entries = Object.entries(given).slice(0, most.answers)
  return Object.fromEntries(
    entries.map(([name, values]) => [
      name,
      [values]
        .flat()
        .slice(0, most.values)
        .map((value) => cutText(String(value), most.characters)),
    ]),
  )
}

/** What somebody has filled in so far in a form of several steps, for as long as this process runs. */
export function draftRoutes(app: FastifyInstance): void {
  const draftOf = (request: FastifyRequest) => scratchOf<Draft>(request.actor.userId!, nameIn(request), emptyDraft)
  app.get('/drafts/:name', async (request) => ({ meta: { draft: draftOf(request) } }))
  app.put('/drafts/:name', async (request) => {
    const draft = { ...draftOf(request), values: { ...draftOf(request).values, ...valuesIn(request.body) } }
    keepScratch(request.actor.userId!, nameIn(request), draft)
    return { meta: { draft } }
  })
  /** What was sent last; null before. Sending moves the draft there, so that the next one begins empty. */
  app.get('/drafts/:name/sent', async (request) => ({
    meta: scratchOf<{ draft: Draft | null }>(request.actor.userId!, `sent ${nameIn(request)}`, () => ({ draft: null })),
  }))
  app.post('/drafts/:name/sent', async (request) => {
    const { userId } = request.actor
    keepScratch(userId!, `sent ${nameIn(request)}`, { draft: draftOf(request) })
    dropScratch(userId!, nameIn(request))
    return { meta: {} }
  })
  app.delete('/drafts/:name', async (request) => {
    dropScratch(request.actor.userId!, nameIn(request))
    return { meta: {} }
  })
  /** Keeps the name and the size of a file; what is in it is not kept. */
  app.post('/drafts/:name/file', { config: { takesFile: true } }, async (request) => {
    const form = await readForm(request, { maxFileSize: largestFile, names: [] })
    form.release()
    if (!form.file || form.file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
    const draft = { ...draftOf(request), file: { name: cutText(form.file.name, 120), size: form.file.size } }
    keepScratch(request.actor.userId!, nameIn(request), draft)
    return { meta: { draft } }
  })
}
