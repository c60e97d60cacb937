import { createContext, use } from 'react'
import type { DeadLink, WhyDead } from '#features/pages/findings/findings.ts'
import type { KnownPicture } from '#features/files/model/known-picture.ts'

/** What is known beside what is written: the pictures by their id, and links that lead to nothing. */
export type PageEditorFacts = {
  pictures: ReadonlyMap<string, KnownPicture>
  dead: ReadonlyMap<string, WhyDead>
  /** Blocks that had nothing to show when the page was opened. */
  empty: ReadonlySet<string>
  /** A picture was chosen, or its words were written. */
  onPicture: (id: string, known: KnownPicture) => void
}
export type Findings = { dead: readonly DeadLink[]; pictures: readonly KnownPicture[]; empty: readonly string[] }

/** A place on this site that a link can lead to; those that write one are offered them. */
export type SiteLink = { href: string; name: string }
export type SiteLinks = { known: readonly SiteLink[]; /** There are no others. */ isAll: boolean }

export const PageEditorContext = createContext<PageEditorFacts>({ pictures: new Map(), dead: new Map(), empty: new Set(), onPicture: () => {} })
export const usePageEditor = (): PageEditorFacts => use(PageEditorContext)

export const picturesById = (pictures: readonly KnownPicture[]) => new Map(pictures.map((one) => [one.picture.id, one]))
export const deadByHref = (dead: readonly DeadLink[]) => new Map(dead.map(({ href, why }) => [href, why]))
