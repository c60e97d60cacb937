import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { placeOf, type StepId } from './editor-steps.ts'
import { useAdvice, type Written } from './use-advice.ts'

type Props = { step: StepId; number: number; /** The step has no gaps. */ isWhole: boolean; written: Written }

/** Shows whether a step is complete: it has no gaps and no hard findings. */
export function StepMark({ step, number, isWhole, written }: Props) {
  const { findings } = useAdvice(written)
  const isDone = isWhole && !findings.some(({ field, isHard }) => isHard && placeOf(field).step === step)
  return <span className={clsx('step-dot', isDone && 'is-done')}>{isDone ? <Icon name="check-bold" /> : number}</span>
}
