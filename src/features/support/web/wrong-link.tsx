import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Link } from '#design/link/link.tsx'
import { supportWords as words } from '#features/support/messages.ts'
import { wrongVacancyAddress } from '#features/support/wrong-vacancy.ts'

/** "Klopt er iets niet? Laat het weten", to the center. */
export function WrongLink({ vacancyId, className }: { vacancyId: string; className?: string }) {
  const t = useT()
  return (
    <p className={clsx('mt-4 text-center', className)}>
      <Link href={wrongVacancyAddress(vacancyId)} className="inline-flex items-center min-h-11">
        {t(words.wrongLink)}
      </Link>
    </p>
  )
}
