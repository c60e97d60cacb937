import { FactGrid } from '#design/facts/fact-grid.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { SmallMap } from '#features/places/web/small-map.tsx'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { activityWords as words } from '#features/activities/public-pages/activity-words.ts'
import { ActivityBar } from './activity-aside.tsx'
import { ActivityNotices } from './activity-notices.tsx'
import type { LoadedActivity } from './load-activity.ts'

/** What it is, who does it, when, where and for what; what helps to decide whether to come. */
export function ActivityView({ activity, signedIn }: { activity: LoadedActivity; signedIn: boolean }) {
  const t = useT()
  const { title, lang, host, tile, image, facts, text, textLang, vacancy, place, map, route } = activity
  return (
    <article className="min-w-0">
      <div className="grid md:grid-cols-[1fr_auto] gap-6 md:gap-10 items-start">
        <div className="max-md:order-2">
          <h1 lang={lang}>{title}</h1>
          <p className="text-xl mt-3">
            {t(words.by)} <Link href={host.href}>{host.name}</Link>
          </p>
          <p className="mt-4 flex flex-wrap gap-2 empty:hidden">
            {place && <Sign pin>{place.name}</Sign>}
            {activity.online && <Badge icon="desktop">{t(words.online)}</Badge>}
          </p>
        </div>
        <Tile name={tile.tile} tone={tile.tone} round="large" className="!w-28 md:!w-44" />
      </div>
      <div className="mt-6 empty:hidden">
        <ActivityNotices activity={activity} />
      </div>
      {image && <UploadedPicture picture={image} sizes="(min-width: 80rem) 50rem, 100vw" first className="w-full aspect-video object-cover rounded-lg mt-8" />}
      <div className="mt-8 border-b border-line">
        <FactGrid facts={facts} />
      </div>
      <section className="mt-10">
        <h2 className="text-[1.75rem] mb-3">{t(words.whatDoYouDo)}</h2>
        {textLang && <p className="text-text-soft mb-3">{t(words.onlyDutch)}</p>}
        <RichText text={text} className="text-lg" lang={textLang} />
      </section>
      <Online activity={activity} signedIn={signedIn} />
      {vacancy && (
        <section className="sheet sheet-pad flex gap-4 mt-10">
          <Tile name="megafoon" round="small" className="!w-16 shrink-0 self-start" />
          <div>
            <h2 className="h-row text-lg">{t(words.helpers)}</h2>
            <p className="text-text-soft">{vacancy.title}</p>
            <p className="mt-1">
              <Link href={vacancy.href} className="font-semibold inline-flex items-center min-h-11">
                {t(words.toVacancy)}
              </Link>
            </p>
          </div>
        </section>
      )}
      {map && place && (
        <section className="mt-12" id="route">
          <h2 className="text-[1.75rem]">{t(words.howToGetThere)}</h2>
          <SmallMap map={map} tile={tile.tile} label={t(words.map, { place: place.name })} sign={place.words} />
          {route && (
            <p className="mt-3">
              <a className="link inline-flex items-center gap-2 min-h-11" href={route} rel="noreferrer">
                <Icon name="bicycle" />
                {t(words.planRoute)}
              </a>
            </p>
          )}
        </section>
      )}
      <ActivityBar activity={activity} />
    </article>
  )
}

/** How to take part online: the link, or when one gets it. */
function Online({ activity: { online, here, isOver, isAllOff }, signedIn }: { activity: LoadedActivity; signedIn: boolean }) {
  const t = useT()
  if (!online || isOver || isAllOff) return null
  return (
    <section className="mt-10">
      <h2 className="text-[1.75rem] mb-3">{t(words.takePartOnline)}</h2>
      {online.href ? (
        <p>
          <a className="link" href={online.href} rel="noreferrer noopener nofollow">
            {t(words.openMeeting)}
          </a>
        </p>
      ) : (
        <p>
          {t(online.shown === 'day_before' ? words.onlineDayBefore : words.onlineAfterSignIn)}{' '}
          {online.shown === 'signed_in' && !signedIn && (
            <Link href={withRedirect('/auth/login-1', here)} rel="nofollow">
              {t(words.signIn)}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
