import { useState } from 'react'
import { LinkButton } from '#design/button/button.tsx'
import { CopyField } from '#design/copy/copy-field.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { usePolling } from '#design/feedback/use-polling.ts'
import { GivenPasswordField } from '#features/auth/forms/web/fields.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import type { CenterExport } from '#features/center-archives/center-export.ts'
import { pageWords as words } from '#features/center-archives/messages.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { fileSize } from '#kernel/i18n/sizes.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

type Props = {
  exports: readonly CenterExport[]
  faults: Faults | undefined
  /** Shown this once, to who has just asked. */
  passphrase: string | null
}

/** Asks for a copy of everything of the center, says how far it is, and downloads it. */
export function CenterExportPage({ exports, faults, passphrase }: Props) {
  const t = useT()
  // The code stays until the page is left, also when the form is answered once more.
  const [code, setCode] = useState(passphrase)
  if (passphrase && passphrase !== code) setCode(passphrase)
  const [latest] = exports
  const isRunning = latest?.status === 'running'
  const ready = exports.find(({ status }) => status === 'ready')
  return (
    <div className="mt-6 grid gap-8 max-w-[44rem]">
      {code && (
        <Alert tone="warn" live title={t(words.codeTitle)}>
          <p className="mb-4">{t(words.codeText)}</p>
          <CopyField label={t(words.code)} value={code} copy={t(words.copy)} copied={t(words.copied)} lines={2} />
        </Alert>
      )}
      {isRunning && <Running />}
      {ready && <Ready {...ready} />}
      {latest?.status === 'failed' && (
        <Alert tone="danger" title={t(words.failed)}>
          <p>{t(words.failedText)}</p>
        </Alert>
      )}
      <section aria-labelledby="what">
        <h3 id="what" className="text-xl">
          {t(words.whatTitle)}
        </h3>
        <p className="mt-2">{t(words.whatIn)}</p>
        <p className="mt-2 text-text-soft">{t(words.whatOut)}</p>
      </section>
      {!isRunning && (
        <section aria-labelledby="ask">
          <h3 id="ask" className="text-xl">
            {t(words.askTitle)}
          </h3>
          <p className="mt-2">{t(words.askText)}</p>
          <PostedForm faults={faults} submit={t(words.ask)} large={false} className="mt-5">
            <GivenPasswordField faults={faults} name="currentPassword" label={t(words.password)} />
          </PostedForm>
        </section>
      )}
    </div>
  )
}

function Running() {
  const t = useT()
  usePolling(5)
  return (
    <Alert live title={t(words.running)}>
      <p>{t(words.runningText)}</p>
    </Alert>
  )
}

function Ready({ id, who, bytes, createdAt, expiresAt }: CenterExport) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="success" live title={t(words.ready)}>
        <p>
          {t(words.readyText, { who, day: longDay(locale, createdAt), size: fileSize(locale, bytes ?? 0), until: longDay(locale, expiresAt ?? createdAt) })}
        </p>
      </Alert>
      <LinkButton href={`/door/api/v1/center_exports/${id}/file`} icon="download-simple" download>
        {t(words.download)}
      </LinkButton>
    </div>
  )
}
