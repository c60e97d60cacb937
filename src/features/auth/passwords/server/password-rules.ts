import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** The most common words of leaked passwords, Dutch and English, in lower case letters only. */
const words = `
welkom welkomthuis welkombij hallo hoi wachtwoord wachtwoordje mijnwachtwoord nieuwwachtwoord ditismijnwachtwoord geheim geheimpje topgeheim
vrijwilliger vrijwilligers vrijwilligerswerk vrijwilligersbank vrijwilligerspunt vrijwilligerscentrale meedoen gemeente samen buurt
organisatie stichting vereniging beheerder beheer admin administrator coordinator redacteur gebruiker toegang inloggen inlog account
lente voorjaar zomer herfst najaar winter vakantie kerst kerstmis pasen sinterklaas januari februari maart april mei juni juli augustus
september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend
amsterdam rotterdam utrecht denhaag eindhoven groningen tilburg almere breda nijmegen arnhem apeldoorn enschede haarlem zwolle leiden
maastricht dordrecht ede deventer delft oldebroek elburg nunspeet wezep gelderland nederland holland oranje europa
ajax feyenoord psv vitesse twente voetbal hockey tennis schaatsen fietsen lieverd liefje schatje schat moppie poepje knuffel vriendin
vriendje mama papa opa oma familie kinderen kindje dochter zoon ikhouvanjou ikhouvanje houvanjou houvanje altijd forever
hond hondje kat poes poesje konijn paard paardje vlinder bloem bloemen zonnebloem zonnetje regenboog banaan appel chocola chocolade
computer laptop telefoon internet wifi google facebook instagram microsoft windows apple samsung iphone android netflix spotify
password passwords passwort mypassword newpassword thisismypassword passphrase secret topsecret letmein letmeinnow welcome welcomeback
login logon signin changeme changemenow changethis default guest user test testing tester demo sample temp temporary qwerty qwertyui qwertyuiop
azerty qwertz asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc abc abcd abcdef abcdefg alphabet iloveyou iloveu loveyou love lovely
sunshine princess dragon monkey football baseball basketball soccer superman batman spiderman pokemon pikachu starwars harrypotter
hogwarts gandalf frodo minecraft fortnite roblox shadow master killer hunter ranger freedom whatever trustno trustnoone
charlie michael jordan jennifer jessica ashley daniel thomas robert matthew andrew joshua anthony george martin hannah
sophie emma julia anna sanne lotte lisa eva tim tom lars daan sem lucas levi finn bram jan piet kees henk peter johan
maria johanna jeroen dennis patrick marieke linda petra ingrid monique wouter sander stefan robin kevin mark
cheese cookie banana flower butterfly purple orange yellow green silver golden diamond summer winter spring autumn monday friday
january february march june july august october hello helloworld goodbye thankyou please happy smile angel angels heaven jesus god bless
computer internet mercedes ferrari porsche volkswagen toyota corvette mustang harley yamaha honda
liverpool chelsea arsenal barcelona realmadrid juventus manchester london paris berlin newyork
een twee drie vier vijf een twee one two three four five six seven eight nine ten nul zero
ikweethetniet ikweethet weetikniet vergeten wachtwoordvergeten forgot forgotten ditisgeheim openen sesam sesamopenu opensesame
correcthorsebatterystaple correcthorse batterystaple verander verandermij veranderdit nieuw oud mijn jouw ons onze
werk werken school student leraar docent opleiding bedrijf kantoor sport muziek gitaar piano
`

const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/**
 * Whether a password of twelve characters or more is among the first that attackers try: a common word with digits around it
 * ('Welkom2026!!'), two of them, one with characters swapped ('W@chtw00rd123'), a row of keys, or a short piece repeated.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (new Set(plain).size < 5 || isRun(plain) || repeatedPiece(plain).length < 7) return true
  const word = /[a-z](?:.*[a-z])?/s.exec(plain)?.[0] ?? ''
  return [word, unswap(word), unswap(plain)].map(lettersOf).some((letters) => letters !== '' && isMadeOfCommonWords(letters))
}

const lettersOf = (text: string) => repeatedPiece(text.replaceAll(/[^a-z]/g, ''))

const swaps: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '€': 'e' }
const unswap = (text: string) => text.replaceAll(/[013457 8@$!€]/g, (sign) => swaps[sign] ?? '')

function isMadeOfCommonWords(letters: string, max = 2): boolean {
  if (commonWords.has(letters)) return true
  if (max === 1) return false
  for (let cut = 3; cut <= letters.length - 3; cut += 1) {
    if (commonWords.has(letters.slice(0, cut)) && isMadeOfCommonWords(letters.slice(cut), max - 1)) return true
  }
  return false
}

/** 'abcabcabc' → 'abc'; a text that does not repeat is returned whole. */
function repeatedPiece(text: string): string {
  const at = (text + text).indexOf(text, 1)
  return text.slice(0, at === -1 ? undefined : at)
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  '1234567890qwertyuiop',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
  '1q2w3e4r5t6y7u8i9o0p',
]
function isRun(text: string): boolean {
  return rows.some((row) => row.includes(text) || [...row].reverse().join('').includes(text) || startsWithMost(text, row))
}

/** Starts with nine keys of a row and has little else: 'qwertyuiop12'. */
function startsWithMost(text: string, row: string): boolean {
  const start = text.slice(0, 9)
  return text.length <= 14 && row.includes(start)
}

export const shortestPassword = 12
export const longestPassword = 128

export type NewPassword = { password: string; passwordConfirmation?: string | undefined }
type Owner = Pick<Account, 'email' | 'first_name' | 'last_name'>

/** Checks length and commonness only; requires no kinds of characters and trims nothing (contract §1.2). */
export function issuesOfPassword({ password, passwordConfirmation }: NewPassword, owner: Owner, locale: Locale): Issue[] {
  const issues: Issue[] = []
  const length = [...password].length
  if (length < shortestPassword) issues.push(issue('password', 'too_short', locale, messages.isTooShort, { min: shortestPassword }))
  else if (length > longestPassword) issues.push(issue('password', 'too_long', locale, messages.isTooLong, { max: longestPassword }))
  else if (isOwnName(password, owner)) issues.push(issue('password', 'equals_email', locale, messages.isYourMail))
  else if (isCommonPassword(password)) issues.push(issue('password', 'common', locale, messages.isCommon))

  if (passwordConfirmation !== undefined && passwordConfirmation !== password) {
    issues.push(issue('passwordConfirmation', 'confirmation', locale, messages.isNoMatch))
  }
  return issues
}

/** @throws {Invalid} */
export function checkPassword(given: NewPassword, owner: Owner, locale: Locale): void {
  const issues = issuesOfPassword(given, owner, locale)
  if (issues.length > 0) throw new Invalid(issues)
}

function isOwnName(password: string, { email, first_name, last_name }: Owner): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const names = [first_name, last_name ?? '']
  const own = [email, email.split('@')[0]!, names.join(''), names.toReversed().join('')].map(plain)
  const given = plain(password)
  return own.some((name) => given.startsWith(name) && /^\d*$/.test(given.slice(name.length)))
}
