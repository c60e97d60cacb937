import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { useDrag } from '#design/drag/use-drag.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import type { Block, PageContent } from '#features/pages/blocks/block.ts'
import { blockKind } from '#features/pages/blocks/kinds.ts'
import { linksIn } from '#features/pages/blocks/block-contents.ts'
import { isSame } from '#features/pages/model/is-same.ts'
import type { MergeConflict } from '#features/pages/writing/merge-content.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { AddBlock, copyOf } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import { editorWords as words } from './editor-words.ts'
import { PageSaving, type PageState, readLocalDraft } from './page-saving.ts'
import { MergeConflictList } from './merge-conflict-list.tsx'
import { type Findings, PageEditorContext, type PageEditorFacts, type SiteLinks as Links, deadByHref, picturesById } from './page-editor-context.ts'
import type { PageItem } from './page-item.ts'
import { PageSide } from './page-side.tsx'
import { useSights } from './page-sights.ts'
import { SiteLinks } from './site-links.tsx'

type Props = {
  item: PageItem
  content: PageContent
  findings: Findings
  links: Links
  mayChange: boolean
  flags: Readonly<Record<string, boolean>>
  /** The site has English too. */ isBilingual: boolean
  /** Where the page stands in the menus. */ menuPlace: ReactNode
}

/** The page editor: the page as paper in the middle, settings of the whole page at the side. Saves shortly after the last keystroke. */
export function PageEditor({ item, content: given, findings, links, mayChange, flags, isBilingual, menuPlace }: Props) {
  const t = useT()
  const locale = useLocale()
  const saving = useRef<PageSaving>(null)
  const [content, setContent] = useState(given)
  // Counts how often others changed a block, which remounts it; a block that is being edited is left alone.
  const [drawn, drawAnew] = useReducer(countAgain, {})
  const [state, setState] = useState<PageState>({ kind: 'saved', at: item.updatedAt })
  const [open, setOpen] = useState<string | null>(null)
  const [both, setBoth] = useState(isBilingual)
  const [clashes, setClashes] = useState<{ who: string; found: MergeConflict[] }>({ who: '', found: [] })
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [removed, setRemoved] = useState<{ block: Block; place: number } | null>(null)
  const [said, setSaid] = useState('')

  const { sights, readAgain } = useSights(item.id)
  const { beside, judge } = useFindings(item.id, findings, given)
  const judging = useRef(judge)
  const showing = useRef(readAgain)

  // Another page gets another editor (its key).
  const first = useRef({ mayChange, id: item.id, base: given, version: item.meta.version })
  useEffect(() => {
    const { mayChange: isWriter, id, base, version } = first.current
    if (!isWriter) return
    const left = readLocalDraft(id)
    const one = new PageSaving(id, left ?? { base, mine: base, version }, {
      state: (next) => {
        setState(next)
        if (next.kind !== 'saved') return
        void judging.current(one.mine)
        void showing.current()
      },
      merged: (next, changed, found = [], who = '') => {
        setContent(next)
        drawAnew(changed)
        if (found.length > 0) setClashes({ who, found })
      },
    })
    saving.current = one
    if (left) one.resume()
    return () => one.stop()
  }, [])
  // Data reloaded after an action of this editor is not somebody else's change.
  useEffect(() => saving.current?.known(given, item.meta.version), [given, item.meta.version])

  const change = (next: PageContent) => {
    setContent(next)
    saving.current?.typed(next)
  }
  const { blocks } = content
  const setBlocks = (next: Block[]) => change({ ...content, blocks: next })
  const move = (from: number, to: number) => {
    if (to < 0 || to >= blocks.length || from === to) return
    const rest = blocks.toSpliced(from, 1)
    setBlocks(rest.toSpliced(to, 0, blocks[from]!))
    setSaid(t(words.moved, { n: to + 1, of: blocks.length }))
    focusOn(blocks[from]!.id)
  }
  const list = useRef<HTMLOListElement>(null)
  const placeOf = (card: HTMLElement) => blocks.findIndex(({ id }) => card.id === `block-${id}`)
  useDrag(
    list,
    mayChange
      ? {
          thing: '.block-card',
          grip: '.block-name',
          drop: (card, { over, side }) => {
            const [from, to] = [placeOf(card), placeOf(over) + (side === 'before' ? 0 : 1)]
            move(from, from < to ? to - 1 : to)
          },
        }
      : null,
  )
  const add = (block: Block) => {
    const place = open === null ? blocks.length : blocks.findIndex(({ id }) => id === open) + 1
    setBlocks(blocks.toSpliced(place, 0, block))
    setOpen(block.id)
    focusOn(block.id)
  }
  const copy = (place: number) => {
    const again = copyOf(blocks[place]!, blocks)
    if (!again) return
    setBlocks(blocks.toSpliced(place + 1, 0, again))
    setSaid(t(words.copied, { name: t(blockKind(again.kind)!.name) }))
    focusOn(again.id)
  }
  const remove = (place: number) => {
    setRemoved({ block: blocks[place]!, place })
    setBlocks(blocks.toSpliced(place, 1))
  }
  const putBack = () => {
    if (removed) setBlocks(blocks.toSpliced(removed.place, 0, removed.block))
    setRemoved(null)
  }
  return (
    <PageEditorContext value={{ ...beside, sights }}>
      <SiteLinks links={links} />
      <div className="page-desk">
        <div className="page-blocks">
          {state.kind === 'signedOut' && (
            <Alert tone="warn" title={t(words.signedOut)} live>
              <Link href={`/auth/login-1?redirect=${encodeURIComponent(`/content?item=${item.id}`)}`}>{t(words.signIn)}</Link>
            </Alert>
          )}
          {state.kind === 'lost' && (
            <Alert tone="warn" live>
              {t(words.lost)}
            </Alert>
          )}
          {state.kind === 'refused' && (
            <Alert tone="danger" title={t(words.notSaved)} live>
              {state.fault}
            </Alert>
          )}
          <MergeConflictList
            {...clashes}
            content={content}
            onSettled={(next, at) => {
              if (next) {
                change(next)
                drawAnew([at])
              }
              setClashes({ who: clashes.who, found: clashes.found.filter((clash) => clash.at !== at) })
            }}
          />
          <div className="page-paper">
            {/* Its title field stands at the side. */}
            {blocks[0]?.kind !== 'hero' && (
              <p className="paper-title" aria-hidden="true">
                {(locale === 'en' && content.titleEn) || content.titleNl}
              </p>
            )}
            {blocks.length === 0 && <p className="text-text-soft">{t(words.noBlocks)}</p>}
            <ol ref={list} className="paper-blocks" aria-label={t(words.blocks)}>
              {blocks.map((block, place) => (
                <BlockCard
                  key={`${block.id} ${drawn[block.id] ?? 0}`}
                  {...{ block, place, both, mayChange, faults }}
                  of={blocks.length}
                  isOpen={open === block.id}
                  onOpen={() => setOpen(open === block.id ? null : block.id)}
                  onChange={(next) => setBlocks(blocks.with(place, next))}
                  layout={content.layout}
                  onCopy={copyOf(block, blocks) && (() => copy(place))}
                  onMove={(to) => move(place, to)}
                  onRemove={() => remove(place)}
                />
              ))}
            </ol>
            <p role="status" className="sr-only">
              {said}
            </p>
            {removed && (
              <div role="status" className="flex flex-wrap items-center gap-3">
                <span>{t(words.removed, { name: t(blockKind(removed.block.kind)!.name) })}</span>
                <Button type="button" size="small" variant="second" onClick={putBack}>
                  {t(words.putBack)}
                </Button>
              </div>
            )}
            {mayChange && <AddBlock blocks={blocks} flags={flags} onAdd={add} />}
          </div>
        </div>
        <PageSide
          {...{ item, content, state, mayChange, both, menuPlace }}
          isAhead={!isSame(content, given)}
          onBoth={setBoth}
          onChange={change}
          onFaults={setFaults}
          onRestored={() => void saving.current?.reread()}
          save={async () => (await saving.current?.now()) ?? false}
        />
      </div>
    </PageEditorContext>
  )
}

/** Waits until React has rendered the new order. */
function focusOn(id: string): void {
  setTimeout(() => document.querySelector<HTMLElement>(`#block-${CSS.escape(id)} .block-name`)?.focus())
}

type Drawn = Readonly<Record<string, number>>
const countAgain = (all: Drawn, ids: readonly string[]): Drawn => ({ ...all, ...Object.fromEntries(ids.map((id) => [id, (all[id] ?? 0) + 1])) })

/** The findings of when the page was opened, fetched again after links were saved. */
function useFindings(
  id: string,
  opened: Findings,
  content: PageContent,
): { beside: Omit<PageEditorFacts, 'sights'>; judge: (saved: PageContent) => Promise<void> } {
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
