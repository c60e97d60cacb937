import clsx from 'clsx'
import { useState, useSyncExternalStore } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import { nightParameter, previewParameter } from '#features/settings/look/preview.ts'

export type PreviewPage = { label: { nl: string; en: string }; path: string }

type Choice = { label: { nl: string; en: string }; isOn: boolean; choose: () => void }

const never = () => () => {}

/** Real pages of the site in unsaved colours, in an iframe (decisions 43). */
export function LookPreview({ token, pages }: { token: string | null; pages: readonly PreviewPage[] }) {
  const t = useT()
  const [page, setPage] = useState(pages[0]!)
  // On a phone a desktop page would be too small to read.
  const isNarrow = useSyncExternalStore(
    never,
    () => matchMedia('(max-width: 39.99rem)').matches,
    () => false,
  )
  const [isPhone = isNarrow, setPhone] = useState<boolean>()
  const [isNight, setNight] = useState(false)
  const asked = new URLSearchParams({ [previewParameter]: token ?? '', ...(isNight && { [nightParameter]: '1' }) })
  return (
    <section aria-label={t(words.preview)} className="look-preview min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-2xl mr-auto">{t(words.preview)}</h3>
        <Choices
          label={t(words.screen)}
          choices={[
            { label: words.desk, isOn: !isPhone, choose: () => setPhone(false) },
            { label: words.phone, isOn: isPhone, choose: () => setPhone(true) },
          ]}
        />
        <Choices
          label={t(words.light)}
          choices={[
            { label: words.day, isOn: !isNight, choose: () => setNight(false) },
            { label: words.night, isOn: isNight, choose: () => setNight(true) },
          ]}
        />
      </div>
      <div className="mt-3">
        <Choices label={t(words.pages)} choices={pages.map((one) => ({ label: one.label, isOn: one === page, choose: () => setPage(one) }))} />
      </div>
      {token ? (
        <Frames key={`${isPhone}`} src={`${page.path}?${asked}`} title={t(words.previewOf, { page: t(page.label) })} isPhone={isPhone} />
      ) : (
        <p className="mt-4 text-text-soft">{t(words.noPreview)}</p>
      )}
    </section>
  )
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const t = useT()
  return (
    <div role="group" aria-label={label} className="segments">
      {choices.map(({ label: one, isOn, choose }) => (
        <button key={one.en} type="button" aria-pressed={isOn} onClick={choose}>
          {t(one)}
        </button>
      ))}
    </div>
  )
}

/** The last preview stays until the next has loaded, so that nothing flickers while somebody chooses. */
function Frames({ src, title, isPhone }: { src: string; title: string; isPhone: boolean }) {
  const [shown, setShown] = useState(src)
  const frames = shown === src ? [src] : [shown, src]
  return (
    <div className={clsx('look-frames', isPhone && 'is-phone')}>
      {frames.map((one) => (
        <iframe
          key={one}
          src={one}
          title={title}
          sandbox="allow-same-origin"
          className={one === shown ? undefined : 'is-coming'}
          aria-hidden={one === shown ? undefined : true}
          onLoad={() => setShown(src)}
        />
      ))}
    </div>
  )
}
