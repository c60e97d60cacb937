import { useT } from '#kernel/i18n/web/provider.tsx'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'

type Props = { elsewhere: { url: string; host: string }; organizationName: string }

/** Where an organization takes replies on a site of its own: the way there, and that it leads away. */
export function ApplyElsewhere({ elsewhere: { url, host }, organizationName: name }: Props) {
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
