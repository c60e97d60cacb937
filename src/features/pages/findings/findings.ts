import { type KnownPicture, missingTextWords } from '#features/files/model/known-picture.ts'
import { linksIn, picturesIn, untranslated, wordsIn } from '#features/pages/blocks/block-contents.ts'
import { type Block, type PageContent, emptySeo } from '#features/pages/blocks/block.ts'
import { blockKind } from '#features/pages/blocks/kinds.ts'
import { type Reading, readingLevel } from '#features/vacancies/quality/reading-level.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { headingJumps, vagueLinks } from '#kernel/rich-text/rich-findings.ts'
import type { RichNode, RichText } from '#kernel/rich-text/rich-text.ts'

type Findings = { reading: Reading | null; jumps: string[]; vague: string[]; untranslated: number; silent: number; dead: DeadLink[] }

/** What is known beside the words: pictures by their id, and links that lead to nothing. */
type Known = { pictures: ReadonlyMap<string, KnownPicture>; dead: ReadonlyMap<string, WhyDead> }

/**
 * What could be better in a page, while it is written: how hard it reads, headings that skip a level, links that say nothing or lead
 * to nothing, pictures without words.
 */
export function findingsOf({ blocks, seo }: PageContent, locale: Locale, { pictures, dead }: Known): Findings {
  const known = blocks.flatMap(({ kind, value }) => {
    const declared = blockKind(kind)
    return declared ? [{ value, fields: declared.fields }] : []
  })
  const texts = known.flatMap(({ value, fields }) => wordsIn(value, fields, locale))
  const nodes = known.flatMap(({ value, fields }) =>
    Object.entries(fields).flatMap(([name, field]): RichNode[] =>
      field.kind === 'rich' ? ((value[name] as Record<Locale, RichText> | undefined)?.[locale] ?? []) : [],
    ),
  )
  return {
    reading: readingLevel(texts.join('. \n').slice(0, 20_000), locale),
    jumps: headingJumps(nodes),
    vague: vagueLinks(nodes),
    silent: new Set(picturesIn({ blocks, seo }).flatMap(({ fileId }) => (isSilent(pictures.get(fileId)) ? [fileId] : []))).size,
    dead: deadIn(blocks, dead),
    untranslated: known.reduce((sum, { value, fields }) => sum + untranslated(value, fields), 0),
  }
}

const isSilent = (known: KnownPicture | undefined): boolean => known !== undefined && missingTextWords(known)

/** Those of the links that lead to nothing which are still in there. */
function deadIn(blocks: readonly Block[], dead: ReadonlyMap<string, WhyDead>): DeadLink[] {
  return [...new Set(linksIn(blocks))].flatMap((href) => (dead.has(href) ? [{ href, why: dead.get(href)! }] : []))
}

/** Whether something of a block waits for whoever writes: a link that leads to nothing, a picture without words. */
export const needsWork = (block: Block, { pictures, dead }: Known): boolean =>
  deadIn([block], dead).length > 0 || picturesIn({ blocks: [block], seo: emptySeo }).some(({ fileId }) => isSilent(pictures.get(fileId)))

/** Why a link of a page leads to nothing: `offline` a page of the site, `closed` work or a form that is over, `gone` anything else. */
export type WhyDead = 'offline' | 'closed' | 'gone'
export type DeadLink = { href: string; why: WhyDead }
