import type { FormAnswer } from '#design/form/declared-form.tsx'
import { defineForm, pickFields } from '#design/form/define-form.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import { type BothTexts, type Preview, type Template, type Texts, maxCharacters } from '#features/notification-templates/template.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { email, group, text } from '#kernel/fields/field.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { submitForm } from '#kernel/jsonapi/client/submit-form.ts'

const textFields = group({
  subject: text({ max: maxCharacters.subject }),
  preheader: text({ max: maxCharacters.preheader, optional: true }),
  body: text({ max: maxCharacters.body }),
  button: text({ max: maxCharacters.button, optional: true }),
})

export const templateFields = defineForm(
  { nl: textFields, en: textFields, replyTo: email({ max: 200, optional: true }) },
  {
    'nl.subject': { label: words.subjectNl, lang: 'nl' },
    'nl.preheader': { label: words.preheaderNl, lang: 'nl' },
    'nl.body': { label: words.bodyNl, hint: words.bodyHint, rows: 9, lang: 'nl' },
    'nl.button': { label: words.buttonNl, isNeeded: true, lang: 'nl' },
    'en.subject': { label: words.subjectEn, lang: 'en' },
    'en.preheader': { label: words.preheaderEn, lang: 'en' },
    'en.body': { label: words.bodyEn, hint: words.bodyHint, rows: 9, lang: 'en' },
    'en.button': { label: words.buttonEn, isNeeded: true, lang: 'en' },
    replyTo: { label: words.replyTo, hint: words.replyToHint },
  },
)
const withoutButton = pickFields(templateFields, ['nl.subject', 'nl.preheader', 'nl.body', 'en.subject', 'en.preheader', 'en.body', 'replyTo'])

/** The texts of a mail in both languages; not every mail has a button. */
export const templateForm = ({ nl }: BothTexts) => (nl.button === '' ? withoutButton : templateFields)

export const headFieldsOf = (locale: Locale) => [`${locale}.subject`, `${locale}.preheader`] as const
export const textFieldsOf = (locale: Locale) => [`${locale}.body`, `${locale}.button`] as const

export type TemplateAnswer = FormAnswer & { preview?: Preview; said?: string; status: number }

type Sent = { [L in Locale]?: { [Field in keyof Texts]?: string | null } } & { replyTo?: string | null }

/** The actions on a template. `done`: the confirmation on the next page. */
export async function templateAction(api: Client, id: string, data: FormData, locale: Locale): Promise<TemplateAnswer | { done: string }> {
  const path = `notification_templates/${encodeURIComponent(id)}`
  const template = await fetchTemplate(api, id)
  const form = templateForm(template.texts)
  const [intent, version] = cutText(String(data.get('intent') ?? ''), 40).split(' ')
  if (intent === 'back') {
    await api.request('DELETE', path)
    return { done: say(locale, words.wentBack) }
  }
  if (intent === 'off' || intent === 'on') {
    await api.request('PATCH', path, { active: intent === 'on' })
    return { done: say(locale, intent === 'on' ? words.turnedOn : words.turnedOff) }
  }
  if (intent === 'restore') {
    await api.request('PUT', `${path}/restore`, { version: Number(version) })
    return { done: say(locale, words.restored) }
  }
  if (intent === 'preview' || intent === 'test') {
    const example = { example: cutText(String(data.get('example') ?? ''), 40), locale: data.get('in') === 'en' ? 'en' : 'nl' }
    const send = async (body: Sent) =>
      await api.request('POST', `${path}/${intent === 'test' ? 'test_mail' : 'preview'}`, {
        ...merged(template.texts, body),
        replyTo: body.replyTo,
        ...example,
      })
    const { sent, refused } = await submitForm({ form, data, locale, send })
    if (refused) return refused
    const typed = typedIn(form, data)
    if (intent === 'test') return { typed, faults: { fields: {} }, said: say(locale, words.testSent), status: 200 }
    return { typed, faults: { fields: {} }, preview: (sent.meta as { preview: Preview }).preview, status: 200 }
  }
  const outcome = await changeByForm({
    form,
    data,
    locale,
    read: async () => recordOf(await fetchTemplate(api, id)),
    write: async (body: Sent, upon) => {
      const now = await fetchTemplate(api, id)
      if (recordOf(now).meta.version !== upon.version) throw outdated()
      return await api
        .request('PATCH', path, { ...merged(now.texts, body), ...('replyTo' in body && { replyTo: body.replyTo }), version: now.version })
        .catch((error: unknown) => {
          throw error instanceof ApiError && error.code === 'template_changed' ? outdated() : error
        })
    },
  })
  return 'refused' in outcome ? outcome.refused : { done: say(locale, words.saved) }
}

export async function fetchTemplate(api: Client, id: string): Promise<Template> {
  return ((await api.request('GET', `notification_templates/${encodeURIComponent(id)}`)).meta as { template: Template }).template
}

/** A form counts versions from one, so a text that nobody has changed is version one. */
export const recordOf = ({ texts, replyTo, version, versions }: Template) => ({
  meta: { version: version + 1 },
  changedByName: versions[0]?.by ?? null,
  ...texts,
  replyTo,
})

/** The same error as for any record that somebody else changed meanwhile. */
const outdated = () => new ApiError(412, [])

function merged(texts: BothTexts, { nl, en }: Sent): BothTexts {
  // An emptied optional field is null.
  const own = (sent: Sent[Locale] = {}) => Object.fromEntries(Object.entries(sent).map(([name, text]) => [name, text ?? ''])) as Partial<Texts>
  return { nl: { ...texts.nl, ...own(nl) }, en: { ...texts.en, ...own(en) } }
}

const typedIn = (form: ReturnType<typeof templateForm>, data: FormData): Typed =>
  Object.fromEntries(Object.keys(form.inputs).map((name) => [name, [String(data.get(name) ?? '')]]))
