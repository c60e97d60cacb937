import { type KnownPicture, missingTextWords } from '#features/files/model/known-picture.ts'
import { linksIn, picturesIn, untranslated, wordsIn } from '#features/pages/blocks/block-contents.ts'
import { type Block, type PageContent, emptySeo } from '#features/pages/blocks/block.ts'
import { blockKind } from '#features/pages/blocks/kinds.ts'
import { type Reading, readingLevel } from '#features/vacancies/quality/reading-level.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { headingJumps, vagueLinks } from '#kernel/rich-text/rich-findings.ts'
import type { RichNode, RichText } from '#kernel/rich-text/rich-text.ts'

type Findings = { reading: Reading | null; jumps: string[]; vague: string[]; untranslated: number; silent: number; dead: DeadLink[] }

/** Facts beside the text: pictures by id, and dead links. */
type Known = { pictures: ReadonlyMap<string, KnownPicture>; dead: ReadonlyMap<string, WhyDead> }

/**
 * What could be better in a page, updated while editing: reading level, skipped heading levels, links without meaning, dead links, pictures
 * without a text alternative.
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
    reading: readingLevel(cutText(texts.join('. \n'), 20_000), locale),
    jumps: headingJumps(nodes),
    vague: vagueLinks(nodes),
    silent: new Set(picturesIn({ blocks, seo }).flatMap(({ fileId }) => (isSilent(pictures.get(fileId)) ? [fileId] : []))).size,
    dead: deadIn(blocks, dead),
    untranslated: known.reduce((sum, { value, fields }) => sum + untranslated(value, fields), 0),
  }
}

const isSilent = (known: KnownPicture | undefined): boolean => known !== undefined && missingTextWords(known)

/** The dead links that the blocks still contain. */
function deadIn(blocks: readonly Block[], dead: ReadonlyMap<string, WhyDead>): DeadLink[] {
  return [...new Set(linksIn(blocks))].flatMap((href) => (dead.has(href) ? [{ href, why: dead.get(href)! }] : []))
}

/** Whether a block has a dead link or a picture without a text alternative. */
export const needsWork = (block: Block, { pictures, dead }: Known): boolean =>
  deadIn([block], dead).length > 0 || picturesIn({ blocks: [block], seo: emptySeo }).some(({ fileId }) => isSilent(pictures.get(fileId)))

/** Why a link is dead: `offline` a page that is not published, `closed` a vacancy or form that has closed, `gone` anything else. */
export type WhyDead = 'offline' | 'closed' | 'gone'
export type DeadLink = { href: string; why: WhyDead }
