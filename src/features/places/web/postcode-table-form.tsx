import { type FormEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { CheckboxField } from '#design/choice/checkbox-field.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { FileField } from '#design/field/file-field.tsx'
import { largestTable } from '#features/places/largest-table.ts'
import type { TableOutcome } from '#features/places/postcode-table-call.ts'
import { tablePageWords as words } from '#features/places/table-words.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { sendTable } from './send-table.ts'
import { RoutedForm } from '#design/form/plain-form.tsx'

type Props = { /** Of a form that was posted without script. */ outcome: TableOutcome | undefined; onLoaded(): void }

/** Sends a table of postcodes: from the page's script, or as an ordinary form without it. */
export function PostcodeTableForm({ outcome: posted, onLoaded }: Props) {
  const t = useT()
  const [outcome, setOutcome] = useState(posted)
  const [isSending, setIsSending] = useState(false)
  const refused = outcome && 'problems' in outcome ? outcome : null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    const refuse = (problem: string) => setOutcome({ problems: [problem], isFewer: false })
    if (!(file instanceof File) || file.name === '') return refuse(t(words.noFile))
    if (file.size > largestTable) return refuse(t(words.tooLarge))
    setIsSending(true)
    const answer = await sendTable(file, form.get('acceptFewer') === 'true', t(words.failed))
    setIsSending(false)
    setOutcome(answer)
    if ('loaded' in answer) onLoaded()
  }
  return (
    <div className="grid gap-6">
      {outcome && <Outcome outcome={outcome} />}
      <RoutedForm method="post" encType="multipart/form-data" onSubmit={(event) => void submit(event)}>
        <FileField name="file" accept=".csv,.txt,text/csv,text/plain" label={t(words.file)} hint={t(words.fileHint)} invite={t(words.invite)} />
        {refused?.isFewer && <CheckboxField name="acceptFewer" label={t(words.acceptFewer)} className="mt-4" />}
        <Button className="mt-5" icon="upload-simple" busy={isSending && t(words.sending)}>
          {t(words.submit)}
        </Button>
      </RoutedForm>
    </div>
  )
}

function Outcome({ outcome }: { outcome: TableOutcome }) {
  const t = useT()
  const locale = useLocale()
  if ('problems' in outcome) {
    return (
      <Alert tone="danger" title={t(words.problems)} live>
        <ul className="mt-1 grid gap-1 break-words">
          {outcome.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Alert>
    )
  }
  const { lines, areas, added, changed, removed } = outcome.loaded
  const said = (n: number) => inDigits(locale, n)
  return (
    <Alert tone="success" title={t(words.done)} live>
      <p>{t(words.doneText, { lines: said(lines), areas: said(areas), added: said(added), changed: said(changed), removed: said(removed) })}</p>
    </Alert>
  )
}
