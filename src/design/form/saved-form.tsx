import { type ReactNode, type Ref, type SubmitEvent, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { clockTime } from '#kernel/i18n/dates.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { Link } from '#design/link/link.tsx'
import { AnswerContext } from '#design/field/use-fault.ts'
import type { DeclaredFields, Words } from './define-form.ts'
import { FormContext } from './form-fields.tsx'
import type { KeepDraft } from './keep-draft.ts'
import { LazyConflictChoice } from './lazy-conflict-choice.tsx'
import { messages } from './messages.ts'
import { Saving, type SaveOutcome, type SavingState } from './saving.ts'
import { PlainForm } from './plain-form.tsx'

/** Lets the page save now; resolves to whether that worked. */
export type SavedFormHandle = { save(): Promise<boolean> }

type Props = {
  form: DeclaredFields
  /** Initial values of the fields (`typedOf`), and the ids of its relations. */
  values: Typed
  version: number
  /** Which of several records at one address it changes: drafts are kept per record. */
  keptAs?: string
  /** When it was last saved. */
  savedAt: string
  save: (data: FormData) => Promise<SaveOutcome>
  /** Address to sign in again, which leads back here. */
  signIn: string
  /** Labels of its relations, and names of the related records by id. */
  labels: Readonly<Record<string, Words>>
  names: Readonly<Record<string, string>>
  /** What a step was refused for, at its fields: what may be missing in a draft. */
  answered?: Readonly<Record<string, string>> | undefined
  /** Called a moment after each letter, with the form as it is. */
  onType: (form: HTMLFormElement) => void
  /** A button named `intent` was pressed, and everything is saved. */
  onIntent: (intent: string) => void
  handle: Ref<SavedFormHandle>
  /** Receives the text that says whether it is saved. */
  children: (state: ReactNode) => ReactNode
}

/**
 * A form of a record that is saved while somebody types: a moment after the last letter, and only what changed. What the server
 * does not have yet stays in the browser, so that it survives a lost connection, an expired session and a reload; on a conflict
 * both texts are shown. Without script it is posted as an ordinary form.
 */
export function SavedForm({ form, values, version, keptAs, savedAt, save, signIn, labels, names, answered, onType, onIntent, handle, children }: Props) {
  const t = useT()
  const box = useRef<HTMLFormElement>(null)
  const saving = useRef<Saving>(null)
  const latest = useRef({ save, onType, answered })
  const [state, setState] = useState<SavingState>({ kind: 'saved', at: savedAt })
  const [own, setFaults] = useState<Record<string, string>>({})
  // What a step was refused for counts until its field is changed.
  const [changed, setChanged] = useState<{ since: typeof answered; names: readonly string[] }>({ since: answered, names: [] })
  const faults = useMemo(() => {
    const names = changed.since === answered ? changed.names : []
    return { ...Object.fromEntries(Object.entries(answered ?? {}).filter(([name]) => !names.includes(name))), ...own }
  }, [answered, changed, own])
  const [left, setLeft] = useState(0)
  useEffect(() => {
    latest.current = { save, onType, answered }
  })
  useImperativeHandle(handle, () => ({ save: async () => (await saving.current?.now()) ?? false }))
  useEffect(() => {
    const element = box.current!
    const one = new Saving(
      element,
      async (data) => await latest.current.save(data),
      (next, behind) => {
        setState(next)
        // Faults are shown at their field when the focus leaves it (`field-check.ts`), not in the middle of a word.
        setLeft(Object.keys(behind).length)
        if (next.kind === 'refused') setFaults(next.faults)
      },
    )
    saving.current = one
    // After React's own handlers: a render in between would reset a controlled input and lose the letter.
    const hear = (event?: Event) =>
      void setTimeout(() => {
        const { name = '' } = (event?.target ?? {}) as { name?: string }
        const { answered: since } = latest.current
        if (since && name in since) setChanged((before) => ({ since, names: [...(before.since === since ? before.names : []), name] }))
        latest.current.onType(element)
        one.typed()
      })
    element.addEventListener('input', hear)
    // Saves the draft that was restored after a reload or an expired session, before this listener existed.
    void customElements.whenDefined('keep-draft').then(() => element.closest<KeepDraft>('keep-draft')?.hasChanges && hear())
    return () => {
      element.removeEventListener('input', hear)
      one.stop()
    }
  }, [])
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const by = event.nativeEvent.submitter as HTMLButtonElement | null
    const intent = by?.name === 'intent' ? by.value : null
    void saving.current?.now(intent === null ? by : null).then((isSaved) => isSaved && intent !== null && onIntent(intent))
  }
  return (
    <AnswerContext value={faults}>
      <keep-draft record="" live="" {...(keptAs && { name: keptAs })}>
        <PlainForm ref={box} method="post" onSubmit={send as never} className="min-w-0">
          {/* Enter in a field saves: this comes before the buttons of a conflict. */}
          <button type="submit" hidden />
          <input hidden readOnly name={baseVersionFields.version} defaultValue={version} data-kept="" />
          <input hidden readOnly name={baseVersionFields.values} defaultValue={JSON.stringify(values)} data-kept="" />
          {state.kind === 'conflict' && (
            <LazyConflictChoice form={form} conflict={state.conflict} pictureLabels={labels} pictures={state.pictures} names={names} />
          )}
          {state.kind === 'refused' && state.problem && (
            <Alert tone="danger" live>
              <p>{state.problem}</p>
            </Alert>
          )}
          {state.kind === 'signed-out' && (
            <Alert tone="warn" title={t(messages.signedOut)} live>
              <p>
                {t(messages.signedOutText)} <Link href={signIn}>{t(messages.signInAgain)}</Link>
              </p>
            </Alert>
          )}
          <FormContext value={{ form, values, faults }}>{children(<SavedState state={state} left={left} />)}</FormContext>
        </PlainForm>
      </keep-draft>
    </AnswerContext>
  )
}

const icons: Record<SavingState['kind'], IconName> = {
  typing: 'cloud-check',
  saving: 'cloud-check',
  saved: 'cloud-check',
  lost: 'warning-fill',
  'signed-out': 'warning-fill',
  conflict: 'warning-fill',
  refused: 'warning-fill',
}

function SavedState({ state, left }: { state: SavingState; left: number }) {
  const t = useT()
  const locale = useLocale()
  const words = {
    typing: t(messages.typing),
    saving: t(messages.saving),
    saved: left > 0 ? t(messages.savedBut, { n: left }) : state.kind === 'saved' ? t(messages.savedAt, { time: clockTime(locale, state.at) }) : '',
    lost: t(messages.lost),
    'signed-out': t(messages.signedOut),
    conflict: t(messages.notSaved),
    refused: t(messages.notSaved),
  }
  const isWell = state.kind === 'saved' && left === 0
  return (
    <span className="saved-state" data-state={state.kind}>
      <Icon name={icons[state.kind]} size={20} className={isWell ? 'text-success' : state.kind === 'typing' || state.kind === 'saving' ? '' : 'text-warn'} />
      {/* Announced when the state settles, not with every letter. */}
      <span role={state.kind === 'typing' || state.kind === 'saving' ? undefined : 'status'}>{words[state.kind]}</span>
    </span>
  )
}
