import type { PageContent } from '#features/pages/blocks/block.ts'

/** A page between an editor and the server. */
export type LocalDraft = {
  /** What the server has, in its words, and which version that is. */
  base: PageContent
  version: number
  /** What was sent last: the server may keep it without its last space. */
  sent?: PageContent
  /** What stands in the editor. */
  mine: PageContent
}

const nameOf = (id: string) => `content:${id}`

/** In this browser too, until the server has it: a lost session or a reload loses nothing. */
export function writeLocalDraft(id: string, kept: LocalDraft | null): void {
  try {
    if (kept) localStorage.setItem(nameOf(id), JSON.stringify(kept))
    else localStorage.removeItem(nameOf(id))
  } catch {
    // No room, or not allowed: then the server alone has it, a second later.
  }
}

/** What this browser still has of a page that the server never got. */
export function readLocalDraft(id: string): LocalDraft | null {
  try {
    const text = localStorage.getItem(nameOf(id))
    return text === null ? null : (JSON.parse(text) as LocalDraft)
  } catch {
    return null // nothing of ours
  }
}
