type Questions<Question> = { ask: (question: Question, pause: number) => void; drop: () => void }

/**
 * Asks after a pause of `pause` milliseconds and passes on only the answer to the latest question; earlier answers are dropped
 * whenever they arrive. Null means that the request failed.
 */
export function latestOnly<Question, Answer>(
  find: (question: Question, signal: AbortSignal) => Promise<Answer>,
  onAnswer: (answer: Answer | null, question: Question) => void,
): Questions<Question> {
  let last: AbortController | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  const drop = () => {
    clearTimeout(waiting)
    last?.abort()
  }
  const ask = (question: Question, pause: number) => {
    drop()
    const { signal } = (last = new AbortController())
    waiting = setTimeout(async () => {
      const answer = await find(question, signal).catch(() => null)
      if (!signal.aborted) onAnswer(answer, question)
    }, pause)
  }
  return { ask, drop }
}
