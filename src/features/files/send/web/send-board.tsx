import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { fileSize } from '#kernel/i18n/sizes.ts'
import { Button, IconButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { sendWords as words } from '#features/files/send/send-messages.ts'
import { sendQueue } from './send-queue.ts'
import { isUploading, type Queue, type SentFile } from './sent-file.ts'

const nothing: Queue = { files: [], isOffline: false, isSignedOut: false }

/** The uploads in progress, each with its progress; says which wait for a connection and which were refused. */
export function SendBoard({ openAt }: { openAt: (id: string) => string }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const { files, isOffline, isSignedOut } = useSyncExternalStore(sendQueue.listen, sendQueue.read, () => nothing)
  // Reloads the list below when the last upload has finished; while offline, once the connection is back.
  useEffect(() => {
    let isBehind = false
    return sendQueue.listen((arrived) => {
      isBehind ||= arrived !== null
      if (!isBehind || !navigator.onLine) return
      isBehind = false
      void revalidate()
    })
  }, [revalidate])
  if (files.length === 0) return null
  const done = files.filter(({ state }) => state === 'done').length
  return (
    <section className="send-board" aria-label={t(words.head)}>
      <div className="send-head">
        <h2 className="text-lg">{t(words.ready, { n: done, of: files.length })}</h2>
        <p role="status" className="send-note">
          {isOffline ? t(words.offline) : files.some(isUploading) && !isSignedOut ? t(words.goOn) : null}
        </p>
      </div>
      {isSignedOut && (
        <div className="mb-4">
          <Alert tone="warn" live>
            {t(words.signedOut)} <Link href="/auth/login-1?redirect=/content/file-upload">{t(words.signIn)}</Link>
          </Alert>
        </div>
      )}
      <ul>
        {files.map((file) => (
          <Line key={file.key} file={file} openAt={openAt} />
        ))}
      </ul>
      {done > 0 && (
        <Button type="button" variant="quiet" size="small" onClick={() => sendQueue.clear()}>
          {t(words.clear)}
        </Button>
      )}
    </section>
  )
}

const signs = {
  done: 'check-circle-fill',
  refused: 'warning-circle-fill',
  lost: 'warning-circle-fill',
  waiting: 'image',
  sending: 'image',
  making: 'image',
} as const

function Line({ file, openAt }: { file: SentFile; openAt: (id: string) => string }) {
  const t = useT()
  const { key, name, state, share, id } = file
  const isDone = state === 'done'
  return (
    <li className={`send-line is-${state}`}>
      <Icon name={signs[state]} size={26} />
      <span className="send-what">
        {/* A name can contain characters that change the text direction; `bdi` confines them. */}
        <bdi className="send-name">{id ? <Anchor href={openAt(id)}>{name}</Anchor> : name}</bdi>
        <span className="send-state">
          <State file={file} />
        </span>
        {isUploading(file) && <progress className="progress" max={100} value={Math.round(share * 100)} aria-label={name} />}
      </span>
      {state === 'lost' && (
        <Button type="button" variant="second" size="small" icon="arrows-clockwise" onClick={() => sendQueue.retry(key)}>
          {t(words.retry)}
        </Button>
      )}
      <IconButton icon="x" label={t(isDone || state === 'refused' ? words.hide : words.stop, { name })} onClick={() => sendQueue.drop(key)} />
    </li>
  )
}

function State({ file: { state, share, size, problem } }: { file: SentFile }) {
  const t = useT()
  const locale = useLocale()
  if (state === 'sending') return <>{`${fileSize(locale, size)}, ${Math.round(share * 100)}%`}</>
  if (state === 'refused') return <>{problem === 'too_large' || !problem ? t(words.tooLarge) : problem}</>
  if (state === 'lost') return <>{problem ?? t(words.lost)}</>
  return <>{t(words[state])}</>
}
