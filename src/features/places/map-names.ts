import type { MapName } from './map-name.ts'
import towns from './towns.json' with { type: 'json' }

/** The towns that people know in the whole country, by which they see on a map of a province where they are. */
const known = new Set(
  `Alkmaar, Almelo, Almere, Alphen aan den Rijn, Amersfoort, Amsterdam, Apeldoorn, Arnhem, Assen, Bergen op Zoom, Breda, Delft, Den Haag, Den Helder,
  Deventer, Doetinchem, Dordrecht, Ede, Eindhoven, Emmen, Enschede, Gouda, Groningen, Haarlem, Harderwijk, Heerenveen, Heerlen, Helmond, Hengelo, Hilversum,
  Hoogeveen, Hoorn, Leeuwarden, Leiden, Lelystad, Maastricht, Middelburg, Nijmegen, Oss, Roermond, Roosendaal, Rotterdam, 's-Hertogenbosch, Sittard, Sneek,
  Terneuzen, Tilburg, Utrecht, Venlo, Vlissingen, Zaandam, Zoetermeer, Zutphen, Zwolle`.split(/,\s+/),
)
/** Where such a town is not the one that its municipality is called after. */
const elsewhere = new Set(['Sittard', 'Sneek', 'Zaandam'])

function rankOf(name: string, municipality: string): MapName[3] {
  const isMain = name === municipality
  if (known.has(name) && (isMain || elsewhere.has(name))) return 1
  return isMain ? 2 : 3
}

/** Every town that the product knows, the most important first. */
export const mapNames: readonly MapName[] = (towns as [null, string, string, number, number][])
  .map(([, name, municipality, latitude, longitude]): MapName => [name, latitude, longitude, rankOf(name, municipality)])
  .toSorted((a, b) => a[3] - b[3])
