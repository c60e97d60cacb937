import { normalText } from '#kernel/fields/normal-text.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { type Locale, locales, sayInAll } from '#kernel/i18n/messages.ts'
import { InvalidPlaceholder, fillCustomText, type WordFacts } from '#kernel/mail/server/custom-text.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import { type BothTexts, maxCharacters, type TextField, textFields, type Texts } from '#features/notification-templates/template.ts'

/** The texts that were sent, in both languages. @throws 422 with every fault at its field */
export function checkTexts(sent: unknown, facts: WordFacts): BothTexts {
  const issues: Issue[] = []
  const known = [...facts.keys()].map((name) => `{{${name}}}`).join(', ')
  const both = Object.fromEntries(locales.map((locale) => [locale, textsIn(sent, locale)])) as BothTexts
  for (const locale of locales)
    for (const field of textFields) {
      const fault = faultOf(both[locale], field, facts, known)
      if (fault) issues.push({ code: 'invalid', words: fault, attribute: `${locale}.${field}`, pointer: `/data/attributes/${locale}/${field}` })
    }
  if (issues.length > 0) throw new Invalid(issues)
  return both
}

function textsIn(sent: unknown, locale: Locale): Texts {
  const texts = (sent as Record<string, Record<string, unknown> | undefined> | null)?.[locale]
  const read = (field: TextField) => {
    const value = texts?.[field]
    // Bounded before anything looks at it.
    return typeof value === 'string'
      ? normalText(value.slice(0, maxCharacters[field] * 2))
          .replaceAll('\r\n', '\n')
          .trim()
      : ''
  }
  return { subject: read('subject'), preheader: read('preheader'), body: read('body'), button: read('button') }
}

function faultOf(texts: Texts, field: TextField, facts: WordFacts, known: string) {
  const text = texts[field]
  if (text === '') return field === 'button' || field === 'preheader' ? null : sayInAll(words.missing)
  if (text.length > maxCharacters[field]) return sayInAll(words.tooLong, { max: maxCharacters[field] })
  if (field !== 'body' && /[\n\r]/.test(text)) return sayInAll(words.oneLine)
  try {
    fillCustomText({ subject: '', preheader: '', body: '', button: '', [field]: text }, facts)
    return null
  } catch (error) {
    if (!(error instanceof InvalidPlaceholder)) throw error
    return error.fact === null || error.fact === '' ? sayInAll(words.braces, { known }) : sayInAll(words.unknownName, { name: error.fact, known })
  }
}
