import { ApiError, type Client } from '#kernel/jsonapi/client.ts'

type Shown = { url: string; width: number; height: number; alt: string | null }

/** The pictures that two people are at odds about, by their id, each small enough to be looked at beside the other. */
export async function fetchPictures(api: Pick<Client, 'uploads'>, links: Readonly<Record<string, { mine: readonly string[]; theirs: readonly string[] }>>) {
  const ids = Object.values(links)
    .flatMap(({ mine, theirs }) => [...mine, ...theirs])
    .filter(Boolean)
  const found = await Promise.all(ids.map(async (id) => await fetchPicture(api, id)))
  return Object.fromEntries(found.flat())
}

async function fetchPicture(api: Pick<Client, 'uploads'>, id: string): Promise<[string, Shown][]> {
  try {
    const { alt, pictures } = await api.uploads.get(id)
    return pictures[0] ? [[id, { ...pictures[0], alt }]] : []
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return [] // taken away meanwhile, or never an id
    throw error
  }
}
