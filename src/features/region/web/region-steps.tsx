import { regionWords as words } from '#features/region/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

const steps = [
  { title: words.chooseTitle, text: words.chooseText },
  { title: words.callTitle, text: words.callText },
  { title: words.tryTitle, text: words.tryText },
]

/** How it goes, in three steps. */
export function RegionSteps() {
  const t = useT()
  return (
    <section className="wrap mt-16 md:mt-24 grid lg:grid-cols-[1fr_1.2fr] gap-10 lg:gap-20 items-start">
      <h2 className="text-3xl md:text-[2.5rem]">{t(words.once)}</h2>
      <ol className="border-b border-line">
        {steps.map(({ title, text }, at) => (
          <li key={title.nl} className="flex gap-6 py-5 border-t border-line">
            <span className="font-display text-5xl text-link w-10 shrink-0" aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <span className="font-semibold text-xl">{t(title)}</span>
              <span className="block text-lg text-text-soft mt-1">{t(text)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
