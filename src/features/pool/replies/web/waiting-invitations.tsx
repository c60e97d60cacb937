import { LinkButton } from '#design/button/button.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { repliesAddress } from '#features/pool/model/addresses.ts'
import { replyWords as words } from '#features/pool/replies/reply-words.ts'

/** On the dashboard: somebody asks whether this person would like to help. */
export function WaitingInvitations({ n }: { n: number }) {
  const t = useT()
  return (
    <p className="mt-6 sheet sheet-pad flex flex-wrap gap-4 items-center justify-between">
      <span className="text-lg font-semibold">{t(words.title, { n })}</span>
      <LinkButton href={repliesAddress} variant="second">
        {t(words.toReplies)}
      </LinkButton>
    </p>
  )
}
