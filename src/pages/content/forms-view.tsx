import { answerListOf } from '#features/center-forms/answers/answer-list.ts'
import { AnswerBoard, AnswerPanel } from '#features/center-forms/answers/web/answer-board.tsx'
import { FormBoard, OpenedFormPanel } from '#features/center-forms/list/web/form-board.tsx'
import { writeList } from '#features/lists/list.ts'
import { ContentFrame } from './content-frame.tsx'
import type { loadFormsPart } from './forms-part.ts'

type Loaded = Awaited<ReturnType<typeof loadFormsPart>>

/** The forms of a center, or the answers to one of them (ADR 0041). */
export function FormsPart({ loaded, answer }: { loaded: Loaded; answer: unknown }) {
  if (loaded.shows === 'all')
    return (
      <>
        <ContentFrame
          current="forms"
          work={<FormBoard page={loaded.page} mayCreate={loaded.mayCreate} fault={answer as { title: string; error: string } | undefined} />}
        />
        <OpenedFormPanel {...loaded} />
      </>
    )
  const { form, tally, page, openId, opened, steps, mayUpdate, mayRemove } = loaded
  const closed = writeList(answerListOf(form.id), page.asked, { page: page.asked.page })
  return (
    <>
      <ContentFrame current="forms" work={<AnswerBoard form={form} tally={tally} page={page} mayUpdate={mayUpdate} />} />
      {openId && <AnswerPanel answer={opened} openId={openId} closed={closed} mayRemove={mayRemove} {...steps} />}
    </>
  )
}
