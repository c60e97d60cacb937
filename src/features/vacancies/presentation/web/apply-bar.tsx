import { useT } from '#kernel/i18n/web/provider.tsx'
import { Heart } from '#features/favourites/web/heart.tsx'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'

type Props = { id: string; title: string; isKept: boolean; elsewhere: { url: string; host: string } | null }

/** On a phone the one thing to do stays within reach of the thumb, until the form itself comes into view. */
export function ApplyBar({ id, title, isKept, elsewhere }: Props) {
  const t = useT()
  return (
    <div className="lg:hidden sticky bottom-0 z-10 bg-surface border-t border-line p-3 mt-10 -mx-5 md:-mx-10 flex gap-3">
      <a href="#apply" className="btn btn-primary flex-1 !min-h-14">
        {elsewhere ? t(words.howToApply) : t(words.apply)}
      </a>
      <Heart id={id} title={title} isKept={isKept} className="!w-14 !h-14 border-[1.5px] border-line-strong" />
    </div>
  )
}
