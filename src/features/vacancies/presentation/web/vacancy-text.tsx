import { useT } from '#kernel/i18n/web/provider.tsx'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'

type Props = {
  paragraphs: readonly string[]
  tasks: readonly string[]
  expectations: readonly string[]
  requirements: readonly string[]
  rewards: readonly string[]
  support: readonly string[]
  suits: readonly string[]
  /** On an English page: which parts are in Dutch. */
  dutch: { text?: boolean; lists?: boolean }
}

export function VacancyText({ paragraphs, tasks, expectations, requirements, rewards, support, suits, dutch }: Props) {
  const t = useT()
  const inText = dutch.text ? { lang: 'nl' } : {}
  const inLists = dutch.lists ? { lang: 'nl' } : {}
  return (
    <div className="prose text-lg mt-8">
      {(dutch.text || dutch.lists) && <p className="text-text-soft">{t(dutch.text ? words.onlyDutch : words.partlyDutch)}</p>}
      <h2>{t(words.whatYouDo)}</h2>
      <div {...inText}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {tasks.length > 0 && (
        <ul {...inLists}>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      )}
      {expectations.length + requirements.length > 0 && (
        <>
          <h2>{t(words.whatWeAsk)}</h2>
          <ul>
            {expectations.map((one) => (
              <li key={one} {...inLists}>
                {one}
              </li>
            ))}
            {requirements.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {rewards.length + support.length > 0 && (
        <>
          <h2>{t(words.whatYouGet)}</h2>
          <ul>
            {rewards.map((one) => (
              <li key={one} {...inLists}>
                {one}
              </li>
            ))}
            {support.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      {suits.length > 0 && (
        <>
          <h2>{t(words.suitsYou)}</h2>
          <ul>
            {suits.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
