import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

type Shown = { url: string; width: number; height: number; alt: string | null }

type Refused = { conflict?: { links: Parameters<typeof fetchPictures>[1] } }

/** A refused form with the pictures of its conflicts. `names`: the relations that are pictures. */
export async function withPictures<R extends Refused>(api: Pick<Client, 'uploads'>, refused: R, names: readonly string[]) {
  if (!refused.conflict) return refused
  const links = Object.fromEntries(Object.entries(refused.conflict.links).filter(([name]) => names.includes(name)))
  return { ...refused, pictures: await fetchPictures(api, links) }
}

/** The pictures of a conflict by id, small enough to compare side by side. */
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
    if (error instanceof ApiError && error.status < 500) return [] // deleted meanwhile, or not an id
    throw error
  }
}
