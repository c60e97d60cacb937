import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Progress } from '#design/feedback/progress.tsx'
import { FileField } from '#design/field/file-field.tsx'
import { PostForm } from '#design/form/post-form.tsx'
import { Link } from '#design/link/link.tsx'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { archiveWords, fileWords } from '#features/imports/model/messages.ts'
import { archiveLimits, type ImportKind, limits, importPages } from '#features/imports/model/states.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { useListProblem } from './import-problem.tsx'
import { type ImportOutcome, type ShownImport, type ShownList, addressOf, columnsAtOnce } from './load-import.ts'
import { words } from './screen-words.ts'
import { PlainForm } from '#design/form/plain-form.tsx'

type Refusal = { problem: string; /** The field that is wrong. */ field: 'file' | 'archive' }
type State = { is: 'rest' } | { is: 'sending'; share: number } | (Refusal & { is: 'refused'; at: number })

/** Choose a file, or go on with an earlier list. */
export function FileStep({ kind, earlier }: ShownImport) {
  const t = useT()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ is: 'rest' })
  const send = async (form: FormData) => {
    const file = form.get('file')
    if (state.is === 'sending') return
    const refuse = (problem: string, field: Refusal['field']) => setState({ is: 'refused', problem, field, at: Date.now() })
    if (!(file instanceof File) || file.name === '') return refuse(t(words.noFile), 'file')
    if (file.size > limits.bytes) return refuse(t(fileWords.too_large), 'file')
    const given = form.get('archive')
    const archive = given instanceof File && given.name !== '' ? given : null
    if (archive && archive.size > archiveLimits.parts * limits.partBytes) return refuse(t(archiveWords.archive_too_large), 'archive')
    setState({ is: 'sending', share: 0 })
    const sent = await sendFiles({ kind, file, archive, onProgress: (share) => setState({ is: 'sending', share }) })
    if ('id' in sent) await navigate(addressOf(kind, { list: sent.id }))
    else refuse(sent.problem ?? t(words.lost), sent.field)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget))
  }
  return (
    <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] items-start">
      <div className="max-w-160 min-w-0">
        {/* As an action, a submit before hydration is queued by React; after hydration onSubmit handles it, since React resets a form
            after its action. */}
        <PlainForm action={(form) => void send(form)} onSubmit={submit}>
          <FileField
            key={state.is === 'refused' && state.field === 'file' ? state.at : 'file'}
            name="file"
            accept=".csv,.txt,text/csv,text/plain"
            label={t(words.chooseFile)}
            hint={t(words.fileHint)}
            invite={t(words.invite)}
            error={state.is === 'refused' && state.field === 'file' ? state.problem : null}
          />
          {kinds[kind].picture && (
            <div className="mt-6">
              <FileField
                key={state.is === 'refused' && state.field === 'archive' ? state.at : 'archive'}
                name="archive"
                accept=".zip,application/zip"
                label={t(words.choosePictures)}
                hint={t(words.picturesHint)}
                invite={t(words.invitePictures)}
                error={state.is === 'refused' && state.field === 'archive' ? state.problem : null}
              />
            </div>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <Button busy={state.is === 'sending' && t(words.sending)}>{t(words.send)}</Button>
            <p className="text-text-soft">{t(words.nothingYet)}</p>
          </div>
          {state.is === 'sending' && (
            <div className="mt-4">
              <Progress value={state.share * 100} label={t(words.sending)} />
            </div>
          )}
        </PlainForm>
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
        <KnownColumns kind={kind} />
        <p className="mt-3 text-text-soft">{t(words.knownColumnsText)}</p>
        <p className="mt-3">
          <a className="link" href={`/door/api/v1/import_examples/${kind}`} download>
            {t(words.example)}
          </a>
        </p>
      </section>
    </div>
  )
}

/** The columns of a kind; of many only those that are needed are in sight. */
function KnownColumns({ kind }: { kind: ImportKind }) {
  const t = useT()
  const locale = useLocale()
  const { columns, needed } = kinds[kind]
  const list = (names: readonly string[]) => (
    <ul className="mt-3 grid gap-1">
      {names.map((name) => (
        <li key={name}>{say(locale, columns[name]!.label)}</li>
      ))}
    </ul>
  )
  const names = Object.keys(columns)
  if (names.length <= columnsAtOnce) return list(names)
  return (
    <>
      {list(needed.map(([name]) => name!))}
      <details className="mt-3">
        <summary className="link cursor-pointer">{t(words.allColumns, { n: names.length })}</summary>
        {list(names)}
      </details>
    </>
  )
}

type Sent = { kind: ImportKind; file: File; archive: File | null; onProgress: (share: number) => void }
type Lost = { problem: string | null; field: Refusal['field'] }

/** Uploads the list, and the archive if there is one, in parts. Returns the import, or why it failed; null when the server gave no reason. */
async function sendFiles({ kind, file, archive, onProgress }: Sent): Promise<{ id: string } | Lost> {
  const made = await callApi('POST', 'imports', { data: { type: 'imports', attributes: { kind, file_name: file.name.slice(-200) } } })
  if (!made.ok) return { problem: made.fault, field: 'file' }
  const { id } = made.document.data as { id: string }
  const all = file.size + (archive?.size ?? 0)
  let gone = 0
  for (const { sent, to, field } of [
    { sent: file, to: 'parts', field: 'file' as const },
    ...(archive ? [{ sent: archive, to: 'archive_parts', field: 'archive' as const }] : []),
  ]) {
    const parts = Math.max(1, Math.ceil(sent.size / limits.partBytes))
    for (let part = 0; part < parts; part += 1) {
      const piece = sent.slice(part * limits.partBytes, (part + 1) * limits.partBytes)
      const answer = await callApi('PUT', `imports/${id}/${to}/${part}`, piece)
      if (!answer.ok) return { problem: answer.fault, field }
      gone += piece.size
      onProgress(gone / Math.max(1, all))
    }
  }
  const read = await callApi('PUT', `imports/${id}/read`)
  return read.ok ? { id } : { problem: read.fault, field: 'file' }
}

/** The result, and the undo. */
export function DoneStep({ shown, list, outcome }: { shown: ShownImport; list: ShownList; outcome: ImportOutcome | undefined }) {
  const t = useT()
  const locale = useLocale()
  const { kind, rows } = shown
  const warned = rows.filter(({ choice, warnings }) => choice !== 'skip' && Object.keys(warnings).length > 0)
  const { counts, status } = list
  const known = useListProblem(list)
  const problem = outcome?.problem ?? known
  const done = [
    counts.add && t(words.added, { n: counts.add }),
    counts.update && t(words.updated, { n: counts.update }),
    counts.skip && t(words.skipped, { n: counts.skip }),
    counts.bad && t(words.stayed, { n: counts.bad }),
  ]
  return (
    <div className="mt-8 max-w-160 grid gap-6">
      {problem && status !== 'failed' && (
        <Alert tone="danger" live>
          <p>{problem}</p>
        </Alert>
      )}
      {status === 'done' && (
        <Alert tone="success" title={t(words.imported)} live>
          <p>{done.filter(Boolean).join(' · ')}</p>
        </Alert>
      )}
      {status === 'undone' && (
        <Alert tone="info" title={t(words.undone)} live>
          <p>{t(words.undoneText)}</p>
        </Alert>
      )}
      {status === 'failed' && (
        <Alert tone="danger" title={t(words.cannotRead)} live>
          <p>{known}</p>
        </Alert>
      )}
      {status === 'done' && warned.length > 0 && (
        <section aria-labelledby="warned">
          <h2 id="warned" className="text-xl">
            {t(words.warnedRows)}
          </h2>
          <ul className="mt-3 border-t border-line">
            {warned.map((row) => (
              <li key={row.id} className="py-3 border-b border-line">
                <span className="font-semibold">
                  {t(words.row)} {row.position}: {kinds[kind].rowColumns[0]!.show(row.texts)[0]}
                </span>
                {Object.entries(row.warnings).map(([field, { message }]) => (
                  <span key={field} className="block text-text-soft">
                    {row.texts[field]}: {message}
                  </span>
                ))}
              </li>
            ))}
          </ul>
          {list.counts.warned > warned.length && shown.view !== 'warned' && (
            <p className="mt-3">
              <Link href={addressOf(kind, { list: list.id, view: 'warned' })}>{t(words.see)}</Link>
            </p>
          )}
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        {status === 'done' && <LinkButton href={importPages[kind].list}>{t(words.toList)}</LinkButton>}
        <LinkButton href={addressOf(kind)} variant={status === 'done' ? 'second' : 'primary'}>
          {t(status === 'failed' ? words.otherFile : words.anotherList)}
        </LinkButton>
      </div>
      {status === 'done' &&
        (list.undoUntil ? (
          <details className="border-t border-line pt-6">
            <summary className="btn btn-danger-2">{t(words.undo)}</summary>
            <PostForm intent="undo" className="mt-4 grid gap-4 justify-items-start">
              {(sending) => (
                <>
                  <input type="hidden" name="list" value={list.id} />
                  <p>{say(locale, kinds[kind].words.undo({ until: list.undoUntil! }))}</p>
                  <Button variant="danger" busy={sending && t(words.undoing)}>
                    {t(words.undoSure)}
                  </Button>
                </>
              )}
            </PostForm>
          </details>
        ) : (
          <p className="text-text-soft">{t(words.tooLate)}</p>
        ))}
    </div>
  )
}
