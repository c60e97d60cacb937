import { cutText } from '#kernel/fields/cut-text.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { emptySeo, type PageContent, type Seo } from '#features/pages/blocks/block.ts'
import { blockKinds } from '#features/pages/blocks/kinds.ts'
import type { BlockKind } from '#features/pages/blocks/define-block.ts'
import { type BlockFault, checkBlocks } from '#features/pages/blocks/check-blocks.ts'
import { cleanText } from '#kernel/rich-text/check-rich-text.ts'
import { errorWords } from '#features/pages/model/error-words.ts'
import { reservedSlugs } from '#features/pages/model/reserved-slugs.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { isSlug, slugOf } from '#features/pages/model/slug.ts'

type Code = keyof typeof errorWords
const longest = { title: 120, description: 300 }

/** Attributes of a page as they were sent. */
export type SentContent = { [Name in keyof PageContent]?: unknown }

/**
 * Applies what was sent to a page and validates it: texts, blocks by their declarations, slugs.
 * @throws 422 with every fault at its place
 */
export function checkContent(before: PageContent, sent: SentContent, { isHome }: { isHome: boolean }): PageContent {
  const issues: Issue[] = []
  const text = (name: 'titleNl' | 'titleEn') => (sent[name] === undefined ? before[name] : cleanText(String(sent[name] ?? '')).trim())
  const slug = (name: 'slugNl' | 'slugEn') => {
    if (isHome) return ''
    const value = sent[name] === undefined ? before[name] : String(sent[name] ?? '').trim()
    if (value === before[name]) return value
    if (value !== '' && !isSlug(value)) issues.push(issue('invalid_slug', name))
    else if (reservedSlugs.has(value)) issues.push(issue('slug_reserved', name))
    return value
  }
  const blocks = sent.blocks === undefined ? { blocks: before.blocks, faults: [] } : checkBlocks(sent.blocks, { whole: false })
  issues.push(...issuesOf(blocks.faults))
  const titleNl = text('titleNl')
  const content: PageContent = {
    titleNl,
    titleEn: text('titleEn'),
    slugNl: slug('slugNl'),
    slugEn: slug('slugEn'),
    layout: (sent.layout as PageContent['layout'] | null | undefined) ?? before.layout,
    blocks: blocks.blocks,
    seo: sent.seo === undefined ? before.seo : seoOf(sent.seo, issues),
  }
  if (issues.length > 0) throw new Invalid(issues)
  if (!isHome && content.slugNl === '') content.slugNl = freeSlug(titleNl)
  return content
}

/** @throws 422 when it cannot be published as it is */
export function checkWhole(content: PageContent): void {
  const { faults } = checkBlocks(content.blocks, { whole: true })
  const issues = issuesOf(faults)
  if (content.blocks.length === 0) issues.push(issue('no_blocks', 'blocks'))
  if (content.blocks.filter(({ kind }) => kind === 'hero').length > 1) issues.push(issue('two_openings', 'blocks'))
  for (const { kind, once } of blockKinds as readonly BlockKind[])
    if (once && kind !== 'hero' && content.blocks.filter((block) => block.kind === kind).length > 1) issues.push(issue('block_twice', 'blocks'))
  if (issues.length > 0) throw new Invalid(issues)
}

/** A slug from a title that is not reserved. */
function freeSlug(title: string): string {
  const slug = slugOf(title) || 'pagina'
  return reservedSlugs.has(slug) ? `${cutText(slug, 70)}-pagina` : slug
}

export const issue = (code: Code, attribute: string): Issue => ({
  code,
  attribute,
  pointer: `/data/attributes/${attribute}`,
  words: sayInAll(errorWords[code]),
})

const blockCodes: Record<BlockFault['code'], Code> = {
  invalid: 'block_invalid',
  blank: 'block_blank',
  too_long: 'block_too_long',
  too_many: 'block_too_many',
  too_few: 'block_too_few',
  invalid_link: 'block_link',
  no_pictures: 'block_no_pictures',
  no_alternative: 'block_blank',
  too_many_pictures: 'block_too_many',
  unknown_block: 'unknown_block',
}

function issuesOf(faults: readonly BlockFault[]): Issue[] {
  return faults.map(({ at, code }) => {
    const told: Code = at === '' && code === 'too_many' ? 'too_many_blocks' : blockCodes[code]
    const path = at === '' ? 'blocks' : `blocks/${at}`
    return { code: told, attribute: path, pointer: `/data/attributes/${path}`, words: sayInAll(errorWords[told]) }
  })
}

function seoOf(value: unknown, issues: Issue[]): Seo {
  const sent = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const thing = Object.fromEntries(sent.slice(0, 20).map(([name, one]) => [camelCase(snakeCase(cutText(name, 40))), one as unknown]))
  const text = (name: keyof Seo & string, most: number) => {
    const given = Object.hasOwn(thing, name) ? thing[name] : ''
    const said = typeof given === 'string' ? given : ''
    if (said.length > most) issues.push(issue('block_too_long', `seo/${name}`))
    return cleanText(cutText(said, most)).trim()
  }
  return {
    ...emptySeo,
    titleNl: text('titleNl', longest.title),
    titleEn: text('titleEn', longest.title),
    descriptionNl: text('descriptionNl', longest.description),
    descriptionEn: text('descriptionEn', longest.description),
    ogImage: imageOf(Object.hasOwn(thing, 'ogImage') ? thing['ogImage'] : '', issues),
    noindex: Object.hasOwn(thing, 'noindex') && thing['noindex'] === true,
  }
}

function imageOf(sent: unknown, issues: Issue[]): string {
  if (isUuid(sent)) return sent.toLowerCase()
  if (sent !== '' && sent !== null && sent !== undefined) issues.push(issue('block_invalid', 'seo/ogImage'))
  return ''
}
