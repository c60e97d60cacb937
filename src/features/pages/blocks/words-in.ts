import type { Locale } from '#kernel/i18n/messages.ts'
import type { BlockFields, Words } from './block-field.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

/** Every text of a block in one language, in its order. */
export function wordsIn(value: Record<string, unknown>, fields: BlockFields, locale: Locale): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    const own = value[name]
    if (own === undefined || own === null) return []
    if (field.kind === 'words') return [(own as Words)[locale]].filter((text) => text !== '')
    if (field.kind === 'rich') return [plainText((own as Record<Locale, RichText>)[locale])].filter((text) => text !== '')
    return field.kind === 'list' ? (own as Record<string, unknown>[]).flatMap((item) => wordsIn(item, field.fields, locale)) : []
  })
}

/** How many of its texts are there in Dutch alone. */
export function untranslated(value: Record<string, unknown>, fields: BlockFields): number {
  return Object.entries(fields).reduce((sum, [name, field]) => {
    const own = value[name]
    if (own === undefined || own === null) return sum
    if (field.kind === 'list') return sum + (own as Record<string, unknown>[]).reduce((n, item) => n + untranslated(item, field.fields), 0)
    if (field.kind !== 'words' && field.kind !== 'rich') return sum
    const { nl, en } = own as Words
    return nl.length > 0 && en.length === 0 ? sum + 1 : sum
  }, 0)
}
