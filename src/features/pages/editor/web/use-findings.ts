import { useRef, useState } from 'react'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { linksIn } from '#features/pages/blocks/links-in.ts'
import { type PageEditorFacts, deadByHref, type Findings, picturesById } from './page-editor-context.ts'

/** What was found when the page was opened, and is asked again once other links were saved. */
export function useFindings(id: string, opened: Findings, content: PageContent): { beside: PageEditorFacts; judge: (saved: PageContent) => Promise<void> } {
  const [pictures, setPictures] = useState(() => picturesById(opened.pictures))
  const [dead, setDead] = useState(() => deadByHref(opened.dead))
  const [empty] = useState(() => new Set(opened.empty))
  const judged = useRef(linksIn(content.blocks).join())
  return {
    beside: { pictures, dead, empty, onPicture: (file, known) => setPictures((all) => new Map(all).set(file, known)) },
    judge: async (saved) => {
      const links = linksIn(saved.blocks).join()
      if (links === judged.current) return
      judged.current = links
      const answer = await callApi('GET', `content_items/${id}/findings`)
      if (answer.ok) setDead(deadByHref((answer.document.meta as unknown as Pick<Findings, 'dead'>).dead))
    },
  }
}
