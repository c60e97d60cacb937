import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import type { ApplicationCard } from '#features/applications/board/application-list.ts'
import { type AskedOfApplications, shapeAddress } from '#features/applications/board/board-address.ts'
import { boardWords as words } from '#features/applications/board/words.ts'
import { boardColumns, type BoardColumnKey } from '#features/applications/board/board.ts'
import type { BoardColumn } from '#features/applications/board/fetch-board.ts'
import { needsInput, verbDoneText, type OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { BoardLane } from './board-lane.tsx'
import './board.css'

type Props = { columns: readonly BoardColumn[]; asked: AskedOfApplications; isCenter: boolean; now: string }

/** The board. A move that needs input opens its form beside the board; any other is done at once and can be undone. */
export function Board({ columns, asked, isCenter, now }: Props) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const { act } = useApiAction()
  const board = useRef<HTMLDivElement>(null)
  const says = useRef<HTMLSpanElement>(null)
  const openAt = (id: string, step: OfferedVerb | null = null) => shapeAddress('board', asked, { open: id } as Partial<AskedOfApplications>, step)
  const find = (id: string) => columns.flatMap(({ cards }) => cards).find((card) => card.id === id)
  const waysOf = (card: ApplicationCard) =>
    columns.flatMap(({ key, total }) => {
      const step = verbInto(key)
      return step && card.meta.permissions.includes(step) && !isIn(card, key, columns) ? [{ column: key, verb: step, total }] : []
    })
  const take = (id: string, step: OfferedVerb) => {
    const card = find(id)
    if (!card) return
    if (needsInput(step)) return void navigate(openAt(id, step), { preventScrollReset: true })
    const firstName = (card.applicantName ?? '').split(' ')[0]!
    const done = verbDoneText(step, { status: card.status, firstName, isPlaced: false }, locale)
    void act({ method: 'PUT', path: `applications/${id}/${step}`, body: { data: { type: 'applications', id, attributes: {} } }, done })
  }
  const mayGo = useEffectEvent((id: string) => {
    const card = find(id)
    return card ? waysOf(card).map(({ column }) => column) : []
  })
  const move = useEffectEvent((id: string, column: string) => {
    const step = verbInto(column)
    if (step) take(id, step)
  })
  const say = useEffectEvent((held: { name: string; from: string; to: string } | null, name: string) => {
    const column = (key: string) => t(words[key as BoardColumnKey])
    says.current!.textContent = held
      ? t(words.holds, { name: held.name, from: column(held.from), to: column(held.to) })
      : name === ''
        ? ''
        : t(words.staysPut, { name })
    says.current!.parentElement!.classList.toggle('is-on', held !== null)
  })
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void import('./board-moves.ts').then(({ enableBoardMoves: watchMoves }) => {
      if (isGone || !board.current) return
      stop = watchMoves(board.current, { mayGo, move, say })
      board.current.dataset['awake'] = ''
    })
    return () => {
      isGone = true
      stop()
    }
  }, [])
  const current = columns.some(({ key }) => key === asked.status) ? asked.status : 'new'
  return (
    <>
      <div className="board-tabs mt-4">
        <Tabs
          label={t(words.status)}
          tabs={columns.map(({ key, total }) => ({
            href: shapeAddress('board', asked, { status: key } as Partial<AskedOfApplications>),
            label: t(words[key]),
            count: total,
            current: key === current,
          }))}
        />
      </div>
      <div ref={board} className="board">
        {columns.map((column) => (
          <BoardLane
            key={column.key}
            column={column}
            isCurrent={column.key === current}
            waysOf={waysOf}
            openAt={openAt}
            all={shapeAddress('list', asked, { status: column.key, page: 1 } as Partial<AskedOfApplications>)}
            isCenter={isCenter}
            now={now}
            onMove={take}
          />
        ))}
      </div>
      <p className="board-help">
        <Icon name="info" />
        {t(words.howTo)}
      </p>
      <p className="board-says" role="status">
        <span ref={says} className="font-semibold" />
        <span aria-hidden="true">{t(words.keys)}</span>
      </p>
    </>
  )
}

/** No verb leads into the column of new applications. */
const verbInto = (key: string): OfferedVerb | null => boardColumns.find((column) => column.key === key)?.verb ?? null

const isIn = (card: ApplicationCard, key: BoardColumnKey, columns: readonly BoardColumn[]) => columns.find((column) => column.key === key)!.cards.includes(card)
