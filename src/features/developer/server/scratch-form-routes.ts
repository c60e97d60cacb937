import type { FastifyInstance } from 'fastify'
import { HttpError, Invalid, Refused } from '#kernel/http/errors.ts'
import { checkDesign } from '#features/center-forms/builder/check-design.ts'
import { newDesign } from '#features/center-forms/builder/edit-design.ts'
import type { CenterForm } from '#features/center-forms/model/center-form.ts'
import { scratchFormId } from '#features/developer/scratch-form.ts'
import { jsonIn } from './json-in.ts'
import { dropScratch, keepScratch, scratchOf } from './scratch.ts'

const begin = (): CenterForm => ({
  id: scratchFormId,
  slug: 'proef',
  status: 'draft',
  design: newDesign('Proef'),
  mailTo: [],
  closesOn: null,
  keepMonths: 1,
  version: 1,
  changedAt: new Date(0).toISOString(),
  answers: 0,
})

/** A form that the builder may change and nobody fills in: the calls of a center's form that the builder makes, on a scratch definition. */
export function scratchFormRoutes(app: FastifyInstance): void {
  const formOf = (userId: string) => scratchOf<CenterForm>(userId, 'form', begin)
  app.get('/form', async ({ actor }) => ({ meta: { form: formOf(actor.userId!) } }))
  app.patch('/form', async ({ actor, body, locale }) => {
    const form = formOf(actor.userId!)
    const { design: given, version } = jsonIn(body) as { design?: unknown; version?: number }
    if (version !== form.version) throw new Refused('form_changed')
    const { design, faults } = checkDesign(given, locale)
    if (faults.some(({ code }) => code === 'form_too_large')) throw new HttpError(413, [{ code: 'too_large' }])
    if (faults.length > 0) throw new Invalid(faults.map(({ at, code, message }) => ({ code, ...(message && { detail: message }), attribute: `design.${at}` })))
    const changed = { ...form, design, version: form.version + 1 }
    keepScratch(actor.userId!, 'form', changed)
    return { meta: { form: changed } }
  })
  app.delete('/form', async ({ actor }) => {
    dropScratch(actor.userId!, 'form')
    return { meta: {} }
  })
}
