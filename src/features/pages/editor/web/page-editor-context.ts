import { createContext, use } from 'react'
import type { DeadLink, WhyDead } from '#features/pages/findings/findings.ts'
import type { Sights } from './page-sights.ts'
import type { KnownPicture } from '#features/files/model/known-picture.ts'

/** Facts beside the content: pictures by id, and dead links. */
export type PageEditorFacts = {
  pictures: ReadonlyMap<string, KnownPicture>
  dead: ReadonlyMap<string, WhyDead>
  /** Blocks that had nothing to show when the page was opened. */
  empty: ReadonlySet<string>
  /** How the blocks look, as they were saved last. */
  sights: Sights
  /** A picture was chosen, or its text alternative was edited. */
  onPicture: (id: string, known: KnownPicture) => void
}
export type Findings = { dead: readonly DeadLink[]; pictures: readonly KnownPicture[]; empty: readonly string[] }

/** A page of this site that a link can lead to, as a suggestion. */
export type SiteLink = { href: string; name: string }
export type SiteLinks = { known: readonly SiteLink[]; /** The list is complete. */ isAll: boolean }

export const PageEditorContext = createContext<PageEditorFacts>({
  pictures: new Map(),
  dead: new Map(),
  empty: new Set(),
  sights: new Map(),
  onPicture: () => {},
})
export const usePageEditor = (): PageEditorFacts => use(PageEditorContext)

export const picturesById = (pictures: readonly KnownPicture[]) => new Map(pictures.map((one) => [one.picture.id, one]))
export const deadByHref = (dead: readonly DeadLink[]) => new Map(dead.map(({ href, why }) => [href, why]))
