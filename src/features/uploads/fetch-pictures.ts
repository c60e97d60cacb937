import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

type Shown = { url: string; width: number; height: number; alt: string | null }

type Refused = { conflict?: { links: Parameters<typeof fetchPictures>[1] } }

/** What was refused, with the pictures that a conflict is about. `names`: of all that it links to, those that are pictures. */
export async function withPictures<R extends Refused>(api: Pick<Client, 'uploads'>, refused: R, names: readonly string[]) {
  if (!refused.conflict) return refused
  const links = Object.fromEntries(Object.entries(refused.conflict.links).filter(([name]) => names.includes(name)))
  return { ...refused, pictures: await fetchPictures(api, links) }
}

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
