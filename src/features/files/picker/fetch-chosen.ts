import { ApiError, type ResourceClient } from '#kernel/jsonapi/client/client.ts'
import type { ShownPicture } from '#design/form/conflict-choice.tsx'
import type { libraryFile } from '#features/files/model/file.ts'

type Both = Readonly<Record<string, { mine: readonly string[]; theirs: readonly string[] }>>

/** The files of a conflict by id, as small pictures to compare. */
export async function fetchChosen(files: Pick<ResourceClient<typeof libraryFile>, 'get'>, links: Both): Promise<Record<string, ShownPicture>> {
  const ids = [...new Set(Object.values(links).flatMap(({ mine, theirs }) => [...mine, ...theirs]))].filter(Boolean)
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, ShownPicture][]> => {
      try {
        const { altNl, pictures } = await files.get(id)
        return pictures[0] ? [[id, { ...pictures[0], alt: altNl }]] : []
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return [] // removed meanwhile, or not an id
        throw error
      }
    }),
  )
  return Object.fromEntries(found.flat())
}
