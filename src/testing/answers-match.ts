import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { snakeCase } from '#kernel/jsonapi/names.ts'

type Document = { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }
type Answered = { method: string; path: string; status: number; text: string }

/** In what an answer of the API differs from the OpenAPI document; null when it does not. Every test that calls the API asks. */
export function answerMatcher(app: FastifyInstance): (answered: Answered) => Promise<string | null> {
  let ready: Promise<(answered: Answered) => string | null> | undefined
  return async (answered) => (ready ??= prepare(app)).then((check) => check(answered))
}

async function prepare(app: FastifyInstance): Promise<(answered: Answered) => string | null> {
  const { payload } = await app.inject({ url: '/openapi.json', headers: { host: 'demo.localhost' } })
  const document: Document = JSON.parse(payload)
  const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: false })
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
  ajv.addFormat('email', true)
  ajv.addFormat('uri', true)
  ajv.addSchema(document, 'api')

  const patterns = Object.keys(document.paths)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`), names: template.split('{').length }))
    .toSorted((a, b) => a.names - b.names)
  const validators = new Map<string, ValidateFunction>()

  return ({ method, path, status, text }) => {
    const address = path.split('?')[0]!.replaceAll(/(?<=\/)[a-zA-Z-]+(?=\/|$)/g, snakeCase)
    const found = patterns.find(({ template, pattern }) => pattern.test(address) && method.toLowerCase() in document.paths[template]!)
    // An unknown address or method, or a refusal before any call was chosen, still speaks in errors.
    const pointer = status >= 400 || !found ? '#/components/schemas/Errors' : responsePointer(found.template, method, status)
    if (status === 204 || status === 304) return text === '' ? null : 'a body where there should be none'
    if (pointer === null || (!found && status < 400)) return `${method} ${address} answers ${status}, which OpenAPI does not know`
    if (!validators.has(pointer)) validators.set(pointer, ajv.compile({ $ref: `api${pointer}` }))
    const validate = validators.get(pointer)!
    return validate(JSON.parse(text))
      ? null
      : `${method} ${address} ${status}: ${ajv.errorsText(validate.errors)} ${JSON.stringify(validate.errors?.[0]?.params)}`
  }

  function responsePointer(template: string, method: string, status: number): string | null {
    if (!(String(status) in document.paths[template]![method.toLowerCase()]!.responses)) return null
    return `#/paths/${template.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
  }
}
