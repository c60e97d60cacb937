import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { ignoreSecondClick } from '#design/button/ignore-second-click.ts'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'
import { messages } from '#features/lists/messages.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

type Words = { nl: string; en: string }

/** Approve, refuse, ask. */
export type Hotkey = 'a' | 'r' | 'q'

/** An action on one row, run at once or after a question. */
export type RowAction = {
  key: string
  label: Words
  icon: IconName
  variant?: 'primary' | 'second' | 'danger-2'
  /** In a review queue this key presses it (`queue-keys.tsx`). */
  hotkey?: Hotkey
  /** The question before it; what is filled in is passed to `run`. */
  asks?: {
    fields: (faults: Readonly<Record<string, string>>) => ReactNode
    submit: Words
    tone?: 'danger'
    /** Required fields, with the message when one is missing. */
    needs: Readonly<Record<string, Words>>
  }
}

type Props = {
  actions: readonly RowAction[]
  isBusy: boolean
  run: (key: string, typed: Readonly<Record<string, string>>) => void
  /** In a panel: two buttons in a row. */
  isSmall?: boolean
  /** After the first action: a link that changes nothing. */
  beside?: ReactNode
}

const fields = 'input:not([type=hidden]), select, textarea'

/** The actions on one row. The question replaces the pressed button, which gets the focus back when it is cancelled. */
export function RowActions({ actions: acts, isBusy, run, isSmall, beside }: Props) {
  const t = useT()
  const [asked, setAsked] = useState<string | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const place = useRef<HTMLDivElement & HTMLFormElement>(null)
  const left = useRef<string | null>(null)
  const question = acts.find(({ key }) => key === asked)?.asks
  useEffect(() => {
    // The field that the act needs; a question without fields has buttons only.
    if (asked) (place.current?.querySelector<HTMLElement>(fields) ?? place.current?.querySelector<HTMLElement>('button'))?.focus()
    else if (left.current) place.current?.querySelector<HTMLElement>(`[data-act=${left.current}]`)?.focus()
    left.current = asked
  }, [asked])
  if (asked && question) {
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]))
      const missing = Object.entries(question.needs).filter(([name]) => !typed[name])
      setFaults(Object.fromEntries(missing.map(([name, words]) => [name, t(words)])))
      if (missing.length === 0) run(asked, typed)
    }
    return (
      <PlainForm
        ref={place}
        onSubmit={submit}
        onClickCapture={ignoreSecondClick}
        className={question.tone === 'danger' ? 'reason-form reason-danger' : 'reason-form'}
      >
        {question.fields(faults)}
        <div className="flex flex-wrap gap-3 mt-4">
          <Button variant={question.tone === 'danger' ? 'danger' : 'primary'} aria-busy={isBusy || undefined}>
            {t(question.submit)}
          </Button>
          <Button type="button" variant="quiet" onClick={() => setAsked(null)}>
            {t(messages.notAfterAll)}
          </Button>
        </div>
      </PlainForm>
    )
  }
  const ask = (key: string) => {
    setFaults({})
    setAsked(key)
  }
  return (
    <div ref={place} onClickCapture={ignoreSecondClick} className={isSmall ? 'status-acts status-acts-small' : 'status-acts'}>
      {acts.map(({ key, label, icon, variant = 'second', hotkey, asks }, at) => (
        <Fragment key={key}>
          <Button
            data-act={key}
            data-hotkey={hotkey}
            type="button"
            variant={variant}
            aria-busy={isBusy || undefined}
            onClick={() => (asks ? ask(key) : run(key, {}))}
          >
            <Icon name={icon} size={20} />
            {t(label)}
          </Button>
          {at === 0 && beside}
        </Fragment>
      ))}
    </div>
  )
}
