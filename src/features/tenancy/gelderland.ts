/** Parts of the province, in the order of the legend. */
export const districts = ['veluwe', 'achterhoek', 'arnhem_nijmegen', 'rivierenland', 'vallei'] as const
export type District = (typeof districts)[number]

type Municipality = {
  name: string
  district: District
  /** Its square on the wall. */ column: number
  row: number
  /** With soft hyphens, for a square of 88 px. */ label: string
}

/** The municipalities of Gelderland: name with soft hyphens, column and row. Neighbours stand beside each other, as far as squares can. */
const squares: Record<District, readonly (readonly [label: string, column: number, row: number])[]> = {
  veluwe: [
    ['Elburg', 5, 1],
    ['Olde|broek', 6, 1],
    ['Hattem', 7, 1],
    ['Harder|wijk', 4, 2],
    ['Nunspeet', 5, 2],
    ['Epe', 6, 2],
    ['Heerde', 7, 2],
    ['Putten', 3, 3],
    ['Ermelo', 4, 3],
    ['Apel|doorn', 5, 3],
    ['Voorst', 6, 3],
    ['Brummen', 6, 4],
  ],
  achterhoek: [
    ['Zutphen', 7, 3],
    ['Lochem', 8, 3],
    ['Berkel|land', 9, 3],
    ['Bronck|horst', 7, 4],
    ['Oost Gelre', 8, 4],
    ['Winters|wijk', 9, 4],
    ['Doetin|chem', 8, 5],
    ['Aalten', 9, 5],
    ['Mont|ferland', 8, 6],
    ['Oude IJssel|streek', 9, 6],
  ],
  arnhem_nijmegen: [
    ['Rozen|daal', 5, 4],
    ['Renkum', 4, 5],
    ['Arnhem', 5, 5],
    ['Rheden', 6, 5],
    ['Does|burg', 7, 5],
    ['Over|betuwe', 4, 6],
    ['Linge|waard', 5, 6],
    ['Wester|voort', 6, 6],
    ['Duiven', 7, 6],
    ['Druten', 3, 7],
    ['Beu|ningen', 4, 7],
    ['Nijmegen', 5, 7],
    ['Berg en Dal', 6, 7],
    ['Zeve|naar', 7, 7],
    ['Wijchen', 4, 8],
    ['Heumen', 5, 8],
  ],
  rivierenland: [
    ['Culem|borg', 1, 6],
    ['Buren', 2, 6],
    ['Neder-Betuwe', 3, 6],
    ['West Betuwe', 1, 7],
    ['Tiel', 2, 7],
    ['Zalt|bommel', 1, 8],
    ['Maas|driel', 2, 8],
    ['West Maas en Waal', 3, 8],
  ],
  vallei: [
    ['Nijkerk', 2, 3],
    ['Scherpen|zeel', 2, 4],
    ['Barne|veld', 3, 4],
    ['Ede', 4, 4],
    ['Wage|ningen', 3, 5],
  ],
}

/** By the alphabet, which is the order in which they are read out. */
export const municipalities: readonly Municipality[] = districts
  .flatMap((district) =>
    squares[district].map(([label, column, row]) => ({ name: label.replaceAll('|', ''), district, column, row, label: label.replaceAll('|', '\u00ad') })),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'nl'))

export const municipalityNames = municipalities.map(({ name }) => name) as [string, ...string[]]
