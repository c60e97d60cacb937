import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { say } from '#kernel/i18n/messages.ts'
import { Button } from '#design/button/button.tsx'
import { FileField } from '#design/field/file-field.tsx'
import { Progress } from '#design/feedback/progress.tsx'
import { Link } from '#design/link/link.tsx'
import { columnsOf } from '#features/imports/columns/column.ts'
import { fileWords } from '#features/imports/model/messages.ts'
import { addressOf } from './address-of.ts'
import type { ShownImport } from './load-import.ts'
import { sendFile } from './send-file.ts'
import { words } from './screen-words.ts'

type State = { is: 'rest' } | { is: 'sending'; share: number } | { is: 'refused'; problem: string; at: number }

/** A file is chosen, or an earlier list gone on with. */
export function FileStep({ kind, earlier }: ShownImport) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ is: 'rest' })
  const send = async (form: FormData) => {
    const file = form.get('file')
    if (state.is === 'sending') return
    if (!(file instanceof File) || file.name === '') return setState({ is: 'refused', problem: t(words.noFile), at: Date.now() })
    setState({ is: 'sending', share: 0 })
    const sent = await sendFile({ kind, file, tooLarge: t(fileWords.too_large), onProgress: (share) => setState({ is: 'sending', share }) })
    if ('id' in sent) await navigate(addressOf(kind, { list: sent.id }))
    else setState({ is: 'refused', problem: sent.problem ?? t(words.lost), at: Date.now() })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget))
  }
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] items-start">
      <div className="max-w-160 min-w-0">
        {/* As an action, what is pressed before the page is awake waits for it (React keeps it); afterwards the submit is taken here, for an action empties its form. */}
        <form action={(form) => void send(form)} onSubmit={submit} noValidate>
          <FileField
            key={state.is === 'refused' ? state.at : 'file'}
            name="file"
            accept=".csv,.txt,text/csv,text/plain"
            label={t(words.chooseFile)}
            hint={t(words.fileHint)}
            invite={t(words.invite)}
            error={state.is === 'refused' ? state.problem : null}
          />
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <Button busy={state.is === 'sending' && t(words.sending)}>{t(words.send)}</Button>
            <p className="text-text-soft">{t(words.nothingYet)}</p>
          </div>
          {state.is === 'sending' && (
            <div className="mt-4">
              <Progress value={state.share * 100} label={t(words.sending)} />
            </div>
          )}
        </form>
        {earlier.length > 0 && (
          <section className="mt-12" aria-labelledby="earlier">
            <h2 id="earlier" className="text-2xl">
              {t(words.earlier)}
            </h2>
            <ul className="mt-3 border-t border-line">
              {earlier.map(({ id, fileName, status, when, count }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 border-b border-line">
                  <span className="min-w-0 break-words">
                    <span className="font-semibold">{fileName}</span>
                    <span className="block text-text-soft">
                      {t(words[`is_${status}`])} · {t(words.rows, { n: count })} · {when}
                    </span>
                  </span>
                  <Link href={addressOf(kind, { list: id })}>
                    {t(status === 'ready' || status === 'unmapped' ? words.goOn : words.see)}
                    <span className="sr-only"> {fileName}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section className="sheet sheet-pad" aria-labelledby="known">
        <h2 id="known" className="text-xl">
          {t(words.knownColumns)}
        </h2>
        <ul className="mt-3 grid gap-1">
          {Object.entries(columnsOf[kind]).map(([name, { label }]) => (
            <li key={name}>{say(locale, label)}</li>
          ))}
        </ul>
        <p className="mt-3 text-text-soft">{t(words.knownColumnsText)}</p>
      </section>
    </div>
  )
}
