import clsx from 'clsx'
import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import type { OpenPanel } from './editor-panels.tsx'
import { editorSteps, placeOf, type StepId } from './editor-steps.ts'
import { type Offered, StepFields } from './step-fields.tsx'
import type { useTyped } from './use-typed.ts'

const WritingHelp = lazyPart(() => import('./writing-help.tsx').then((file) => file.WritingHelp))
const StepMark = lazyPart(() => import('./step-mark.tsx').then((file) => file.StepMark))
const HelpCount = lazyPart(() => import('./help-count.tsx').then((file) => file.HelpCount))
const PreviewCard = lazyPart(() => import('./preview-card.tsx').then((file) => file.PreviewCard))
const EditorPanels = lazyPart(() => import('./editor-panels.tsx').then((file) => file.EditorPanels))

export type At = { step: StepId; input: string | null; isMoved: boolean }

type Props = {
  advice: ReturnType<typeof useTyped>
  offered: Offered
  filled: ReadonlySet<string>
  /** The first step to show, from the address. */
  first: StepId
  /** One step at a time; otherwise all are shown below each other. */
  isStepped: boolean
  /** The content of the last step. */
  last: ReactNode
  renderBar: (at: StepId, go: (step: StepId) => void) => ReactNode
}

/** The layout of the editor: the steps on the left, the current one in the middle, writing help and preview on the right. */
export function EditorBody({ advice, offered, filled, first, isStepped, last, renderBar }: Props) {
  const t = useT()
  const [at, setAt] = useState<At>({ step: first, input: null, isMoved: false })
  const [open, setOpen] = useState<OpenPanel>(null)
  const [wasOpened, setOpened] = useState(false)
  if (open && !wasOpened) setOpened(true)
  useEffect(() => {
    if (at.isMoved) lead(at)
  }, [at])
  const go = (step: StepId, input: string | null = null) => {
    setOpen(null)
    setAt({ step, input, isMoved: true })
    history.replaceState(history.state, '', `?stap=${step}`)
  }
  // Each step has an address, so that a reload stays on it. Changing steps makes no request, because the connection may be lost.
  const click = (event: MouseEvent) => {
    const address = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    if (!address?.startsWith('?stap=')) return
    event.preventDefault()
    const [step, input] = address.slice('?stap='.length).split('#', 2)
    go(editorSteps.find(({ id }) => id === step)?.id ?? 'wat', input ?? null)
  }
  const { gaps } = advice
  const show = (field: string, text: string) => {
    const { step, input } = placeOf(field)
    go(step, input)
    // Waits until the step has been rendered.
    setTimeout(() => select(input, text))
  }
  const shownSteps = isStepped ? editorSteps : editorSteps.filter(({ id }) => id !== 'nakijken')
  const number = editorSteps.findIndex(({ id }) => id === at.step)
  return (
    <div onClickCapture={click}>
      <div className="editor">
        <nav aria-label={t(words.steps)} className="editor-rail">
          {isStepped && (
            <div className="editor-progress">
              <p>
                {t(words.stepCount, { at: number + 1, of: editorSteps.length })}: <strong>{t(editorSteps[number]!.title)}</strong>
              </p>
              <div aria-hidden="true">
                {editorSteps.map(({ id }, i) => (
                  <span key={id} className={clsx(i < number && 'is-done', i === number && 'is-here')} />
                ))}
              </div>
            </div>
          )}
          <ol>
            {shownSteps.map(({ id, title, note, names }, i) => {
              // A step in which nothing is filled in is not done, even if nothing there is required.
              const isBegun = names.some((name) => advice.typed[name]?.some((value) => value.trim() !== ''))
              const isWhole = isBegun && !gaps.some(({ field }) => names.includes(placeOf(field).input))
              return (
                <li key={id}>
                  <a href={isStepped ? `?stap=${id}` : `#stap-${id}`} aria-current={isStepped && id === at.step ? 'step' : undefined}>
                    <Suspense fallback={<span className="step-dot">{i + 1}</span>}>
                      <StepMark step={id} number={i + 1} isWhole={isWhole} written={advice} />
                    </Suspense>
                    <span>
                      <span className="block">{t(title)}</span>
                      <span className="editor-note">{t(note)}</span>
                    </span>
                  </a>
                </li>
              )
            })}
          </ol>
        </nav>
        <div className="min-w-0">
          {shownSteps.map(({ id, title }) => (
            <section key={id} id={`stap-${id}`} className="editor-step" hidden={isStepped && id !== at.step} aria-labelledby={`stap-${id}-titel`}>
              <h2 id={`stap-${id}-titel`} className="text-2xl" tabIndex={-1}>
                {t(title)}
              </h2>
              {id === 'nakijken' ? last : <StepFields step={id} filled={filled} {...offered} />}
            </section>
          ))}
        </div>
        <aside className="editor-aside" aria-label={t(words.help)}>
          {/* Loads later: people can type before there is any advice. */}
          <Suspense>
            <div className="sheet p-6">
              <WritingHelp written={advice} onShow={show} />
            </div>
            <div className="flex items-baseline justify-between gap-4 mt-8 mb-3">
              <h2 className="text-xl">{t(words.preview)}</h2>
              <button type="button" className="link inline-flex items-center gap-1" onClick={() => setOpen('preview')}>
                <Icon name="eye" size={20} /> {t(words.wholePage)}
              </button>
            </div>
            <PreviewCard written={advice} />
          </Suspense>
        </aside>
      </div>
      <div className={clsx('editor-foot', isStepped && 'is-stepped')}>
        <button type="button" className="editor-help" onClick={() => setOpen('help')}>
          <span className="sr-only">{t(words.help)}: </span>
          <Icon name="text-aa" size={22} className="text-link" />
          <Suspense>
            <HelpCount written={advice} />
          </Suspense>
          <Icon name="caret-up-bold" className="ml-auto" />
        </button>
        {renderBar(at.step, go)}
      </div>
      {wasOpened && (
        <Suspense>
          <EditorPanels open={open} onOpen={setOpen} written={advice} onShow={show} />
        </Suspense>
      )}
    </div>
  )
}

/** Moves the focus to the requested field, or else to the heading of the step. */
function lead({ step, input }: At): void {
  const field = input === null ? null : (document.getElementById(input) ?? document.getElementsByName(input)[0])
  const target = field ?? document.getElementById(`stap-${step}-titel`)
  const folded = target?.closest('details')
  if (folded) folded.open = true
  target?.scrollIntoView({ block: field ? 'center' : 'nearest' })
  target?.focus({ preventScroll: true })
  if (!field) scrollTo({ top: 0 })
}

/** Selects the found text in its field, if it is still there unchanged. */
function select(input: string, text: string): void {
  const field = document.getElementById(input)
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
  const start = field.value.indexOf(text)
  field.focus()
  if (text && start >= 0) field.setSelectionRange(start, start + text.length)
}
