import { type ReactNode, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { RadioTabs } from '#design/nav/radio-tabs.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Preview, Template } from '#features/notification-templates/template.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { messages as mailLayout } from '#kernel/mail/messages.ts'
import type { TemplateAnswer } from './template-form.ts'

/** A mail as its reader sees it, in the inbox and opened. */
function MailSheet({ preview, team }: { preview: Preview; team: string }) {
  const { locale, subject, preheader, paragraphs, factRows, button, why, text } = preview
  return (
    <article className="mail-desk" lang={locale}>
      <div className="mail-box">
        <p className="mail-subject">{subject}</p>
        {preheader && <p className="mail-first">{preheader}</p>}
      </div>
      <pre className="mail-plain">{text}</pre>
      <div className="mail-sheet">
        <h3 className="font-display text-2xl">{subject}</h3>
        {paragraphs.map((words, at) =>
          // oxlint-disable-next-line no-array-index-key -- paragraphs have no other key, and never move
          typeof words === 'string' ? <Said key={at} words={words} /> : <RichText key={at} className="mail-own" text={[words]} />,
        )}
        {factRows.length > 0 && (
          <dl className="mail-facts">
            {factRows.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-text-soft">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {button && <p className="btn btn-primary mt-5 pointer-events-none">{button}</p>}
        <p className="mt-5 whitespace-pre-line">{team}</p>
      </div>
      <p className="mail-why">{why}</p>
    </article>
  )
}

const Said = ({ words }: { words: string }) => <p className="mt-3 whitespace-pre-line">{words}</p>

/** Milliseconds without typing before the preview is updated. */
const pause = 350

/** `isChanged`: something was typed since the page was loaded; `fault`: an unknown placeholder. */
type Beside = { preview: ReactNode; isChanged: boolean; fault: string | undefined }

/** The preview of a mail: follows typing; without script a button updates it. `children` receives the preview and its state. */
export function WithPreview({
  template,
  answer,
  team,
  children,
}: {
  template: Template
  answer: TemplateAnswer | undefined
  team: string
  children: (beside: Beside) => ReactNode
}) {
  const t = useT()
  const [changed, change] = useState<TemplateAnswer | 'typed' | undefined>()
  const fetcher = useFetcher<TemplateAnswer>()
  const timer = useRef<number>(undefined)
  // While a placeholder is invalid, the last valid preview stays.
  const [shown, show] = useState(answer?.preview ?? template.preview)
  if (fetcher.data?.preview && fetcher.data.preview !== shown) show(fetcher.data.preview)
  const fault = fetcher.data && !fetcher.data.preview ? (Object.values(fetcher.data.faults.fields)[0] ?? fetcher.data.faults.problem) : undefined
  const follow = ({ target }: { target: EventTarget }) => {
    const { form, name } = target as HTMLInputElement
    if (!form || name === 'as' || name === 'part') return
    // Choosing a language or an example is no change.
    if (name !== 'in' && name !== 'example') change(answer ?? 'typed')
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const data = new FormData(form)
      data.set('intent', 'preview')
      if (form.isConnected) void fetcher.submit(data, { method: 'post' })
    }, pause)
  }
  const preview = (
    <section aria-labelledby="preview">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="font-display text-2xl">
          {t(words.preview)}
        </h2>
        <RadioTabs
          name="as"
          label={t(words.seenAs)}
          chosen="desktop"
          tabs={[
            { value: 'desktop', label: <Icon name="desktop" size={20} />, name: t(words.asDesktop) },
            { value: 'phone', label: <Icon name="device-mobile" size={20} />, name: t(words.asPhone) },
            { value: 'text', label: <Icon name="text-align-left" size={20} />, name: t(words.asText) },
          ]}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          data-kept=""
          name="example"
          label={t(words.previewOf)}
          options={template.examples.map(({ id, label }) => ({ value: id, label }))}
          className="grow basis-48 min-w-0"
        />
        <noscript>
          <Button name="intent" value="preview" variant="second" icon="eye">
            {t(words.look)}
          </Button>
        </noscript>
      </div>
      <p className="mt-3 min-h-6 text-[.9375rem] text-text-soft" aria-live="polite">
        {fault && t(words.previewWaits, { fault })}
      </p>
      {shown && (
        <div className={fault ? 'mail-waits' : undefined}>
          <MailSheet preview={shown} team={`${say(shown.locale, mailLayout.regards)}\n${team}`} />
        </div>
      )}
    </section>
  )
  // A test mail counts until something else is typed.
  const isChanged = changed !== undefined && (changed === 'typed' ? answer === undefined : changed === answer)
  return <div onInput={follow}>{children({ preview, isChanged, fault })}</div>
}
