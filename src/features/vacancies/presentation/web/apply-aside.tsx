import { Avatar } from '#design/avatar/avatar.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Link } from '#design/link/link.tsx'
import { Heart, HeartButton } from '#features/favourites/web/heart.tsx'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

type Props = {
  organization: { id: string; name: string; summary: string; responseMedianDays: number | null }
  vacancyId: string
  isKept: boolean
  elsewhere: { url: string; host: string } | null
}

/** The call to apply beside the text, with what happens next. */
export function ApplyAside({ organization, vacancyId, isKept, elsewhere }: Props) {
  const t = useT()
  const { id, name, summary, responseMedianDays } = organization
  const steps = [t(words.step1, { name }), t(words.step2, { days: responseMedianDays }), t(words.step3)]
  return (
    <div className="sheet overflow-hidden">
      <Frieze />
      <div className="p-7">
        <h2 className="text-2xl">{t(words.doYouLikeIt)}</h2>
        <p className="mt-2">{elsewhere ? t(words.onTheirSite, { name }) : t(words.shortMessage)}</p>
        <a href="#apply" className="btn btn-primary btn-lg w-full mt-5">
          {elsewhere ? t(words.howToApply) : t(words.apply)}
        </a>
        <HeartButton id={vacancyId} isKept={isKept} className="w-full mt-3" />
        {!elsewhere && (
          <>
            <h3 className="h-row mt-7">{t(words.thenWhat)}</h3>
            <ol className="mt-3 space-y-3">
              {steps.map((step, i) => (
                <li key={step} className="flex gap-3">
                  <span className="font-display text-xl leading-6 text-link w-5 shrink-0">{i + 1}</span>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </>
        )}
        <div className="flex items-start gap-3 border-t border-line mt-6 pt-5">
          <Avatar name={name} large />
          <p className="leading-snug min-w-0">
            <Link href={`/organizations/${id}`} className="font-semibold">
              {name}
            </Link>
            <br />
            <span className="text-text-soft" lang="nl">
              {summary}
            </span>
          </p>
        </div>
      </div>
    </div>
  )
}

type BarProps = { id: string; title: string; isKept: boolean; elsewhere: { url: string; host: string } | null }

/** On a phone the button to apply stays fixed at the bottom until the form scrolls into view. */
export function ApplyBar({ id, title, isKept, elsewhere }: BarProps) {
  const t = useT()
  return (
    <div className="apply-bar lg:hidden sticky z-10 bg-surface border-t border-line p-3 mt-10 -mx-5 md:-mx-10 flex gap-3">
      <a href="#apply" className="btn btn-primary flex-1 !min-h-14">
        {elsewhere ? t(words.howToApply) : t(words.apply)}
      </a>
      <Heart id={id} title={title} isKept={isKept} className="!w-14 !h-14 border-[1.5px] border-line-strong" />
    </div>
  )
}

type ElsewhereProps = { elsewhere: { url: string; host: string }; organizationName: string }

/** A link to the organization's own page to apply on, which says that it leaves this site. */
export function ApplyElsewhere({ elsewhere: { url, host }, organizationName: name }: ElsewhereProps) {
  const t = useT()
  return (
    <>
      <p className="mb-6">{t(words.notHere, { name })}</p>
      <a href={url} rel="noreferrer noopener nofollow" className="btn btn-primary btn-lg">
        {t(words.applyAt, { name })}
      </a>
      <p className="mt-3 text-text-soft break-words">{t(words.leaving, { host })}</p>
    </>
  )
}
