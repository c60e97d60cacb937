import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { fieldFaultWords as words } from '#features/one-on-one/model/error-words.ts'
import { maskedKinds, recognise } from '#features/one-on-one/recognition/recognise.ts'

type Name = 'title' | 'publicText'

/** What visitors read holds no way to a person and no number of theirs. Words about health are for the coordinator to weigh. */
export function publicTextIssues(texts: Partial<Record<Name, string | null>>): Issue[] {
  return Object.entries(texts).flatMap(([attribute, text]) =>
    text && recognise(text, maskedKinds).length > 0 ? [{ code: 'contact_in_text', attribute, words: sayInAll(words.contact_in_text) }] : [],
  )
}

/**
 * Refuses what may not be kept: a citizen service number in any text, and a way to the person in the title, which visitors read as it was
 * written. Other findings in the description are marked for whoever screens it.
 * @throws 422 at each field
 */
export function refuseUnfitText(input: { title?: string | null; description?: string | null; preferenceNote?: string | null }): void {
  const issues = publicTextIssues({ title: input.title ?? null })
  for (const attribute of ['description', 'preferenceNote'] as const) {
    const text = input[attribute]
    if (text && recognise(text, ['bsn']).length > 0) issues.push({ code: 'bsn_in_text', attribute, words: sayInAll(words.bsn_in_text) })
  }
  if (issues.length > 0) throw new Invalid(issues)
}
