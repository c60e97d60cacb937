import { Badge } from '#design/badge/badge.tsx'
import { Leaf } from '#design/calendar/leaf.tsx'
import { FactGrid } from '#design/facts/fact-grid.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { leafOf, longDay } from '#kernel/i18n/dates.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { accessNames } from '#features/social-map/presentation/code-words.ts'
import type { ShownWorkshop } from '#features/workshops/desk/load-workshop.ts'
import { showWords as words } from '#features/workshops/desk/show-words.ts'
import { heldOf, hoursInWords, placeInWords } from '#features/workshops/presentation/when.ts'
import { Materials } from '#features/workshops/presentation/web/materials.tsx'
import { priceInWords } from '#features/workshops/presentation/price-in-words.ts'
import { levelWords } from '#features/workshops/presentation/workshop-words.ts'

/** What one learns, when, where and from whom. */
export function WorkshopView({ workshop, now }: { workshop: ShownWorkshop; now: string }) {
  const t = useT()
  const locale = useLocale()
  const { title, trainerName, trainerWords, themes, image, learns, description, sessions, firstRequired, materials, certificate } = workshop
  const { tile, tone } = tileOf(themes)
  const points = learns ?? []
  return (
    <article className="min-w-0">
      <div className="grid md:grid-cols-[1fr_auto] gap-6 items-start">
        <div>
          <h1>{title}</h1>
          {trainerName && <p className="text-xl mt-2">{t(words.with, { name: trainerName })}</p>}
          <p className="mt-4 flex flex-wrap gap-2">
            <Badge>{priceInWords(locale, workshop) ?? t(words.free)}</Badge>
            {certificate && <Badge tone="accent">{t(words.certificate)}</Badge>}
          </p>
        </div>
        <Tile name={tile} tone={tone} round="large" className="!w-28 md:!w-40 max-md:hidden" />
      </div>
      <Notices workshop={workshop} />
      {image && image.pictures.length > 0 && (
        <div className="mt-8">
          <Picture picture={pictureOf(image)} sizes="(min-width: 80rem) 50rem, 100vw" />
        </div>
      )}
      {points.length > 0 && (
        <section className="mt-8">
          <h2 className="text-[1.75rem]">{t(words.learns)}</h2>
          <ul className="list-disc pl-5 mt-3 text-lg grid gap-1.5">
            {points.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-8">
        <h2 className="text-[1.75rem]">{t(words.about)}</h2>
        <RichText text={description} className="text-lg mt-3" />
      </section>
      <Sessions sessions={sessions} now={now} />
      {firstRequired && heldOf(sessions).length > 1 && (
        <p className="flex gap-2 mt-3">
          <Icon name="info" size={20} className="shrink-0 mt-0.5" />
          {t(words.firstRequired)}
        </p>
      )}
      {materials.length > 0 && (
        <section className="mt-8">
          <h2 className="text-[1.75rem]">{t(words.materials)}</h2>
          <Materials of={materials} />
        </section>
      )}
      {trainerWords && (
        <section className="mt-8">
          <h2 className="text-[1.75rem]">{t(words.who)}</h2>
          <p className="text-lg mt-3">{trainerWords}</p>
        </section>
      )}
      <GoodToKnow workshop={workshop} />
    </article>
  )
}

function Notices({ workshop: { status, cancelledReason, isTooFew, ownRegistration } }: { workshop: ShownWorkshop }) {
  const t = useT()
  if (status === 'cancelled')
    return (
      <div className="mt-6">
        <Alert tone="danger" title={t(words.offTitle)}>
          <p>{isTooFew ? t(words.tooFew) : cancelledReason}</p>
        </Alert>
      </div>
    )
  if (status === 'draft') return <p className="mt-6">{t(words.draft)}</p>
  if (status === 'completed' || status === 'archived') return <p className="mt-6 font-semibold">{t(words.over)}</p>
  if (ownRegistration?.status === 'registered' && ownRegistration.wasPromoted)
    return (
      <div className="mt-6">
        <Alert tone="info" title={t(words.promoted)}>
          <p>{t(words.promotedText)}</p>
        </Alert>
      </div>
    )
  return null
}

function Sessions({ sessions, now }: { sessions: ShownWorkshop['sessions']; now: string }) {
  const t = useT()
  const locale = useLocale()
  if (sessions.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-[1.75rem]">{t(words.sessions, { n: heldOf(sessions).length })}</h2>
      <ul className="mt-3 border-t border-line">
        {sessions.map((session, at) => {
          const isOff = session.status === 'cancelled'
          return (
            <li key={session.id} className="flex gap-4 items-center border-b border-line py-4">
              <Leaf {...leafOf(locale, session.startsAt)} />
              <div className="min-w-0 flex-1">
                <p className={isOff ? 'font-semibold line-through' : 'font-semibold'}>
                  <span className="sr-only">{longDay(locale, session.startsAt, new Date(now))}, </span>
                  {hoursInWords(locale, session)}
                </p>
                <p className="text-text-soft">{placeInWords(locale, session)}</p>
                {isOff && <Badge tone="danger">{t(words.isOff)}</Badge>}
                {session.url && !isOff && (
                  <a href={session.url} className="link inline-flex items-center min-h-11" rel="noreferrer noopener nofollow">
                    {t(words.openOnline)}
                  </a>
                )}
                {!session.isRequired && !isOff && <p className="text-text-soft">{t(words.notRequired)}</p>}
              </div>
              {sessions.length > 1 && <p className="text-text-soft whitespace-nowrap">{t(words.nth, { n: at + 1 })}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function GoodToKnow({ workshop }: { workshop: ShownWorkshop }) {
  const t = useT()
  const price = priceInWords(useLocale(), workshop)
  const { accessibility, languages, level, cancelUntilHours, certificate } = workshop
  const facts = [
    ...(accessibility?.length
      ? [{ icon: 'map-pin' as const, question: t(words.wheelchair), answer: accessibility.map((code) => t(accessNames[code])).join(', ') }]
      : []),
    ...(languages?.length
      ? [{ icon: 'translate' as const, question: t(words.language), answer: languages.map((code) => t(languageNames[code])).join(', ') }]
      : []),
    ...(level ? [{ icon: 'user' as const, question: t(words.level), answer: t(levelWords[level]) }] : []),
    { icon: 'clock' as const, question: t(words.cancelRule), answer: t(words.cancelUntil, { n: cancelUntilHours }) },
    ...(certificate ? [{ icon: 'check' as const, question: t(words.certificate), answer: t(words.certificateWhen) }] : []),
    ...(price ? [{ icon: 'info' as const, question: t(words.price), answer: price }] : []),
  ]
  return (
    <section className="mt-10">
      <h2 className="text-[1.75rem]">{t(words.goodToKnow)}</h2>
      <div className="mt-3">
        <FactGrid facts={facts} />
      </div>
    </section>
  )
}
