/**
 * Small letters that are no plain letter with an accent, and what stands for each in plain letters: what `unaccent` of PostgreSQL 18
 * says (`unaccent.rules`), so that an address, a search and a comparison write a name alike.
 */
const pairs =
  'ß ss æ ae ð d ø o þ th đ d ħ h ı i ĳ ij ĸ q ŀ l ł l ŉ n ŋ n œ oe ŧ t ſ s ƀ b ƃ b ƈ c ƌ d ƒ f ƕ hv ƙ k ƚ l ƞ n ƣ oi ƥ p ƫ t ƭ t ƴ y ƶ z ǆ dz ǉ lj ǌ nj ǥ g ǳ dz ȡ d ȥ z ȴ l ȵ n ȶ t ȷ j ȸ db ȹ qp ȼ c ȿ s ɀ z ɇ e ɉ j ɍ r ɏ y ɓ b ɕ c ɖ d ɗ d ɛ e ɟ j ɠ g ɡ g ɢ g ɦ h ɧ h ɨ i ɪ i ɫ l ɬ l ɭ l ɱ m ɲ n ɳ n ɴ n ɶ oe ɼ r ɽ r ɾ r ʀ r ʂ s ʈ t ʉ u ʋ v ʏ y ʐ z ʑ z ʙ b ʛ g ʜ h ʝ j ʟ l ʠ q ʣ dz ʥ dz ʦ ts ʪ ls ʫ lz ẚ a ẜ s ẝ s ỻ ll ỽ v ỿ y ɩ i ⱥ a ⱦ t'
const plain = new Map([...pairs.matchAll(/(\S) (\S+)/gu)].map(([, letter, said]) => [letter!, said!]))

/** A text in lower case, its Latin letters without accents, as the database's `plain()` writes it: `Łódź` is `lodz`, `Æbelø` is `aebelo`. */
export const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\0-\u007f]/g, (letter) => plain.get(letter) ?? letter)
