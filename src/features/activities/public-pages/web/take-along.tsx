import { LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { takeAlongWords as words } from '#features/activities/public-pages/calendar-words.ts'

/** Opens `TakeAlong`, without script too. */
export function TakeAlongButton({ className }: { className?: string }) {
  const t = useT()
  return (
    <button type="button" popoverTarget="take-along" className={clsx('btn btn-second !min-h-11', className)}>
      <Icon name="calendar-plus" />
      {t(words.title)}
    </button>
  )
}

type Props = {
  /** Where calendars read it: without a scheme, `host/activities.ics`. */
  address: string
  town: string
  /** The same with the choices of the page, in words. */
  chosen: { address: string; words: string } | null
  /** The scheme of the site. */
  scheme: string
}

/** The calendar in the visitor's own one: read by it again and again, or once as a file. */
export function TakeAlong({ address, town, chosen, scheme }: Props) {
  const t = useT()
  return (
    <div id="take-along" popover="auto" className="take-along" role="dialog" aria-labelledby="take-along-title">
      <div className="flex items-center gap-4 mb-4">
        <h2 id="take-along-title" className="text-2xl mr-auto">
          {t(words.title)}
        </h2>
        <button type="button" popoverTarget="take-along" popoverTargetAction="hide" className="icon-btn" aria-label={t(words.close)}>
          <Icon name="x-bold" />
        </button>
      </div>
      <p>{t(words.text)}</p>
      {chosen && <Way label={t(words.chosen, { chosen: chosen.words })} address={chosen.address} />}
      <Way label={t(words.all, { town })} address={address} isSecond={chosen !== null} />
      <p className="mt-2 text-text-soft text-[.9375rem]">{t(words.opens)}</p>
      <h3 className="h-row mt-5 pt-5 border-t border-line">{t(words.google)}</h3>
      <p className="text-text-soft">{t(words.googleHow)}</p>
      <input className="input mt-2" readOnly value={`${scheme}//${chosen?.address ?? address}`} aria-label={t(words.address)} />
      <h3 className="h-row mt-5 pt-5 border-t border-line">{t(words.once)}</h3>
      <p>
        <Link href={`${scheme}//${chosen?.address ?? address}`} download="activiteiten.ics" className="inline-flex items-center min-h-11">
          {t(words.file)}
        </Link>
        <br />
        <span className="text-text-soft">{t(words.fileNote)}</span>
      </p>
      <h3 className="h-row mt-5 pt-5 border-t border-line">{t(words.own)}</h3>
      <p>
        <Link href="/profile-edit/settings#agenda" className="inline-flex items-center min-h-11">
          {t(words.ownAddress)}
        </Link>
      </p>
      <p className="mt-4 pt-4 border-t border-line">
        <Link href="/activiteitenkalender/atom.xml" className="inline-flex items-center min-h-11">
          {t(words.reader)}
        </Link>
      </p>
    </div>
  )
}

function Way({ label, address, isSecond = false }: { label: string; address: string; isSecond?: boolean }) {
  const t = useT()
  return (
    <div className="mt-4">
      <p className="font-semibold">{label}</p>
      <LinkButton href={`webcal://${address}`} icon="calendar-plus" variant={isSecond ? 'second' : 'primary'} className="w-full mt-2">
        {t(words.put)}
      </LinkButton>
    </div>
  )
}
