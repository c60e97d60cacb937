import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { adviceWords as words } from '#features/vacancies/editor/advice-words.ts'
import { useAdvice, type Written } from './use-advice.ts'

/** The writing help in one line for a phone: reading level and number of findings. */
export function HelpCount({ written }: { written: Written }) {
  const t = useT()
  const { reading, findings } = useAdvice(written)
  const musts = findings.filter(({ isHard }) => isHard).length
  return (
    <>
      <strong>{reading?.level ?? '–'}</strong>
      {musts > 0 && (
        <span>
          <Icon name="x-circle-fill" size={20} className="text-danger" /> {t(words.musts, { n: musts })}
        </span>
      )}
      <span>
        <Icon name="info-fill" size={20} className="text-link" /> {t(words.tips, { n: findings.length - musts })}
      </span>
    </>
  )
}
