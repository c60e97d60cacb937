import { useT } from '#kernel/i18n/web/provider.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { TelLink } from '#design/link/tel-link.tsx'
import { homeWords as words } from '#features/vacancies/presentation/home-messages.ts'

/** The phone number of the center, for people who do not find what they want. */
export function HelpCard({ phone }: { phone: string }) {
  const t = useT()
  return (
    <div className="bg-tint rounded-lg p-5 mt-6 flex gap-4">
      <Tile name="telefoon" tone="line" round="medium" className="!w-16 self-start" />
      <p>
        {t(words.stuck)}{' '}
        <TelLink phone={phone} className="font-semibold text-text underline underline-offset-4 decoration-1 whitespace-nowrap">
          {t(words.call, { phone })}
        </TelLink>{' '}
        {t(words.together)}
      </p>
    </div>
  )
}
